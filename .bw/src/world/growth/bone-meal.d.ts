import { type Vec } from '../geometry.ts';
import type { Behaviour, Game } from '../kernel/game.ts';
type Meal = NonNullable<Behaviour['fertilise']>;
/** Adds some steps to `age`, up to ripe. */
export declare const older: (ripe: number, least: number, most: number, slow?: number) => Meal;
/** Stems age, and bear fruit once ripe. */
export declare const stemMeal: Meal;
/** Advances saplings by chance. */
export declare const saplingMeal: Meal;
/** Short grass and ferns become the tall kind. */
export declare const taller: Meal;
/** Tall flowers drop a copy of themselves. */
export declare const doubled: Meal;
/** Grass and some flowers grow all around (vanilla GrassBlock.performBonemeal). */
export declare const meadow: Meal;
/**
 * Uses bone meal on a block. Returns false if it has no effect. Huge mushrooms, moss and underwater plants are not implemented.
 */
export declare function fertilise(game: Game, p: Vec): boolean;
export {};
