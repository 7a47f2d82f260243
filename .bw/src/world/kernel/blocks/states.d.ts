import type { BlockDefinition, Registry, StateDefinition } from '../../library/prismarine.ts';
export type StateValue = string | number | boolean;
export type StateProperties = Readonly<Record<string, StateValue>>;
/** One state of a block: its name, its properties and its id in the protocol. Immutable. */
export interface BlockState {
    readonly name: string;
    readonly properties: StateProperties;
    readonly stateId: number;
}
/**
 * Converts block name and properties to state ids and back (vanilla numbers states in property order, with the last property
 * changing fastest).
 */
export declare class BlockStates {
    #private;
    readonly registry: Registry;
    readonly air: BlockState;
    constructor(registry: Registry);
    /** Throws 'bad_block_state' for an unknown number. */
    decode(stateId: number): BlockState;
    /** A block's state with the given properties and defaults for the rest. Throws on unknown names and values. */
    encode(name: string, properties?: StateProperties): BlockState;
    /** The same block with some properties changed. */
    with(state: BlockState, properties: StateProperties): BlockState;
    /** The first of these names that exists in the version (some blocks were renamed). */
    named(...names: readonly string[]): string;
    has(name: string): boolean;
    hasProperty(name: string, property: string): boolean;
    /** Throws 'unknown_block'. */
    definition(name: string): BlockDefinition;
}
/** The values a property can take, as written in commands. */
export declare function valuesOf(state: StateDefinition): readonly string[];
