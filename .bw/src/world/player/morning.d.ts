import type { Game } from '../kernel/game.ts';
/** Ends the night and clears the sky when enough players have slept for five seconds. */
export declare function tickSleep(game: Game): void;
