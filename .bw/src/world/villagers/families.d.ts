import type { Game } from '../kernel/game.ts';
import type { LevelChange } from '../kernel/level.ts';
/**
 * Villagers that have food and a spare bed have children (vanilla VillagerMakeLove). Knows the beds built since the world was
 * opened.
 */
export declare class Families {
    #private;
    constructor(game: Game);
    note({ position, from, to }: LevelChange): void;
    tick(): void;
}
