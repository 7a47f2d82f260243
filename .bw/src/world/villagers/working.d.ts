import type { Game } from '../kernel/game.ts';
import type { LevelChange } from '../kernel/level.ts';
/** Villagers' workplaces and their work. Knows the places that were built since the world was opened. */
export declare class Workplaces {
    #private;
    constructor(game: Game);
    note({ position, from, to }: LevelChange): void;
    tick(): void;
}
