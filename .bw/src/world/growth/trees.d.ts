import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
/**
 * One step of a sapling: first its stage increases, then it becomes a tree if there is enough space. Returns whether anything
 * changed.
 */
export declare function advanceSapling(game: Game, p: Vec, state: BlockState): boolean;
