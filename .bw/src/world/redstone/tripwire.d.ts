/** Tripwires: string between two hooks that face each other (vanilla TripWireBlock, TripWireHookBlock). */
import { type Vec } from '../geometry.ts';
import type { Blocks } from '../kernel/blocks/behaviour.ts';
import type { BlockState, StateProperties } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
/** The sides on which string joins other string, and hooks that face it. */
export declare function stringJoins(level: Blocks, p: Vec): StateProperties;
/** Sets whether a hook and the opposite one are connected and powered, from the string between them. */
export declare function updateHook({ level, redstone }: Game, p: Vec, state: BlockState): void;
/** Handles a string that was placed or has changed. */
export declare const updateString: (game: Game, p: Vec) => void;
/** Handles the removal of a hook: the opposite hook and the string between them become loose. */
export declare function hookGone(game: Game, p: Vec, from: BlockState, to: BlockState): void;
/** Handles the removal of a string: unless it was cut with shears, its hooks are powered until their next check. */
export declare function stringGone(game: Game, p: Vec, from: BlockState, to: BlockState): void;
/** Checks whether anything now touches untouched string. */
export declare function watchString(game: Game, p: Vec, state: BlockState): void;
/** Checks whether anything still touches the string. */
export declare function stringDue(game: Game, p: Vec, state: BlockState): void;
