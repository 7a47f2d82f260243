import { type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { GrowthRule } from './rule.ts';
/**
 * A random tick of farmland: it gets wet near water and in rain, otherwise drier, and finally turns to dirt if nothing grows on
 * it.
 */
export declare const moisten: GrowthRule;
/** A body landed on farmland: it may turn to dirt, which breaks the crop on it. */
export declare function trample(game: Game, p: Vec, fallen: number): void;
