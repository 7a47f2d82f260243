import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
export declare function updatePiston(game: Game, p: Vec, state: BlockState): void;
export declare function pistonDue(game: Game, p: Vec, state: BlockState): void;
/** Removes the head of an extended piston that was removed. */
export declare function pistonChanged(game: Game, p: Vec, from: BlockState, to: BlockState): void;
/** Breaks the piston of a head that was removed. */
export declare function headChanged(game: Game, p: Vec, from: BlockState, to: BlockState): void;
