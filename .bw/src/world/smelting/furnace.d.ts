import type { Game } from '../kernel/game.ts';
/** Runs one tick of all furnaces that have ever been opened or filled, in that order. */
export declare function tickFurnaces(game: Game): void;
