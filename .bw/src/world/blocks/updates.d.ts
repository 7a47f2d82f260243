import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
/**
 * Updates the surroundings of changed blocks: reshapes fences and corners, breaks blocks without support, lets sand
 * fall. Changes are handled in order, from a queue.
 */
export declare function updateAround(game: Game, changed: readonly Vec[]): void;
/** Whether the light in a cell lets a block stay. */
export declare const canLive: (game: Game, p: Vec, state: BlockState) => boolean;
