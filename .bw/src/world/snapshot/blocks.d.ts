import type { Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { BlockEntity } from '../kernel/level.ts';
/** The blocks of a dimension that differ from the generated ones, with their contents. */
export interface BlocksMoment {
    /** State numbers by column, from the bottom, row by row. */
    readonly columns: ReadonlyMap<string, Uint16Array>;
    readonly data: ReadonlyMap<string, BlockEntity>;
    /** Columns that have already received their first animals. */
    readonly populated: readonly string[];
    /** Working blocks, which the level lists. */
    readonly lists: readonly (readonly [string, Vec])[][];
}
export declare function takeBlocks({ level }: Game): BlocksMoment;
/** Sets the differing blocks one by one, so that clients, light and circuits are updated. This makes nothing fall or flow. */
export declare function restoreBlocks({ level }: Game, { columns, data, populated, lists }: BlocksMoment): void;
