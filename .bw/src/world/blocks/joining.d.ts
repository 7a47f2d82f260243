import { type Direction } from '../geometry.ts';
import type { Blocks } from '../kernel/blocks/behaviour.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
/** Whether the gate has a post on this side. */
export declare const gateJoins: (level: Blocks, gate: BlockState, side: Direction) => boolean;
/** Whether a neighbour's side is full, so that fences, panes and walls connect to it. */
export declare const isFullSide: (level: Blocks, other: BlockState, side: Direction) => boolean;
/** Whether a pane connects to a neighbour on a side. Walls connect to the same blocks, and to gates. */
export declare function joinsPane(level: Blocks, other: BlockState, side: Direction): boolean;
