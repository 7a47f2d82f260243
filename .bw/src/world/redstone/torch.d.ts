import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
/** A torch goes out two ticks after its block gets power, and lights again two ticks after the power ends. */
export declare function updateTorch(game: Game, p: Vec, state: BlockState): void;
export declare function torchDue(game: Game, p: Vec, state: BlockState): void;
