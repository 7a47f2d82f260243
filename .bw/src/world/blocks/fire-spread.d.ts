import type { Game } from '../kernel/game.ts';
import type { LevelChange } from '../kernel/level.ts';
/** Fire that ages, burns things away and spreads (vanilla FireBlock.tick). Soul fire does not change. */
export declare class FireSpread {
    #private;
    constructor(game: Game);
    /** Called when a block has changed: a new fire takes its first step after a while. */
    note({ position, from, to }: LevelChange): void;
}
