import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
/**
 * Sets whether the rails in line with one are powered: by their own power, or by that of a rail near them in
 * line.
 */
export declare function updatePoweredRail(game: Game, p: Vec, state: BlockState): void;
