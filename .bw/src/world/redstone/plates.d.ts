import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
/** Presses the plates under entities and players. */
export declare function pressPlates(game: Game): void;
/** Checks whether a pressed plate is still pressed. */
export declare function plateDue(game: Game, p: Vec, state: BlockState): void;
/** Whether a body presses the block on which it stands. */
export declare function hasWeight(tracked: Tracked): boolean;
