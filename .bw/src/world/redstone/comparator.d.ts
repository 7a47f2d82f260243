import { type Vec } from '../geometry.ts';
import type { PowerGiven } from '../kernel/blocks/behaviour.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
/** Power that a comparator gives to the block in front of it. */
export declare const fromComparator: PowerGiven;
/** It follows its inputs after two ticks (vanilla ComparatorBlock). */
export declare function updateComparator(game: Game, p: Vec, state: BlockState): void;
export declare function comparatorDue(game: Game, p: Vec, state: BlockState): void;
/** A missing comparator outputs no power. */
export declare function comparatorGone(game: Game, p: Vec, from: BlockState, to: BlockState): void;
