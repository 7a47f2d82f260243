import type { BlockState } from './states.ts';
/** Blocks that share a behaviour. */
export interface BlockFamily<B> {
    /** Whether a block of this name belongs to the family. */
    readonly blocks: (name: string) => boolean;
    readonly behaviour: B;
}
/**
 * The behaviour of one version's blocks by state id. A block in several families has all of their behaviours; if two families
 * define the same one, the later family in the list wins.
 */
export declare class BlockTable<B extends object> {
    #private;
    constructor(families: readonly BlockFamily<B>[]);
    of(state: BlockState): B;
    /** Looks a behaviour up by block name, for blocks that have not been placed yet. */
    named(name: string): B;
}
