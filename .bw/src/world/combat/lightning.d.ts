import { type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
/** Strikes a place with lightning, which hurts and burns everything nearby. */
export declare function strikeLightning(game: Game, position: Vec): void;
