import { type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
/** Absorbs the water around a place, nearest first. Returns whether there was any. */
export declare function absorbWater(game: Game, p: Vec): boolean;
