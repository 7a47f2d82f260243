import type { Game } from '../kernel/game.ts';
/** Whether it is dark enough to sleep. */
export declare function isNight(game: Game): boolean;
