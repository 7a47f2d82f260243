import type { BlockVersion, StateFact } from './behaviour.ts';
import type { BlockState } from './states.ts';
/**
 * Facts about the block states of one version. Each is computed once per state and kept in a table by state id.
 * State ids differ between versions, so every world has its own tables.
 */
export declare class StateFacts {
    #private;
    constructor(version: BlockVersion);
    of<T>(fact: StateFact<T>, state: BlockState): T;
}
