import type { Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
/** Tells clients near a block about an action that does not change its state (vanilla Level.blockEvent). */
export declare function tellBlockEvent(game: Game, p: Vec, what: number, value: number): void;
