import type { Game } from '../kernel/game.ts';
import type { LevelChange } from '../kernel/level.ts';
import type { GrowthSystem } from '../kernel/systems.ts';
/**
 * Random ticks: blocks that grow, dry or spread. Growing blocks are counted per section as blocks are set, so that a world
 * without fields costs nothing. Only sections near players tick, in the order in which they first had growing blocks. Grass
 * does not spread.
 */
export declare class Growth implements GrowthSystem {
    #private;
    constructor(game: Game);
    /** The number of growing blocks in each section that has any. */
    get counts(): readonly number[];
    /** A block has changed. */
    note({ position, from, to }: LevelChange): void;
    /** Counts the growing blocks of a section that was loaded from a file. */
    survey(x: number, y: number, z: number): void;
    /** Sets the number of growing blocks of a section, as counted during its generation. */
    expect(x: number, y: number, z: number, count: number): void;
    /** Drops the sections of a column when no player is near. */
    forget(x: number, z: number): void;
    tick(): void;
}
