import type { Game } from '../kernel/game.ts';
/** Brings the scores of all players up to date. Costs nothing while no objective needs it. */
export declare function tickCriteria(game: Game): void;
