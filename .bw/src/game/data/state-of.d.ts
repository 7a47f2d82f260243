import type { BlockSpec } from '../block.ts';
/** The part of a registry that defines the numbering of block states. */
export interface NumberedStates {
    readonly blocksByName: Readonly<Record<string, {
        readonly minStateId: number;
        readonly defaultState: number;
        readonly states: readonly {
            readonly name: string;
            readonly type: string;
            readonly num_values: number;
            readonly values?: readonly string[];
        }[];
    } | undefined>>;
}
/**
 * The state id of a block; omitted properties have their default values.
 * @returns undefined for a block that the version does not have
 */
export declare function stateOf({ blocksByName }: NumberedStates, { name, properties }: BlockSpec): number | undefined;
