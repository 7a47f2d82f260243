import { type Face, type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
/** The comparator reading of the block at a position, 0 to 15; undefined if it cannot be measured. */
export declare function measured(game: Game, p: Vec): number | undefined;
/** The signal of an item frame on the block behind a position: its item's rotation, from 1. */
export declare function framed(game: Game, p: Vec, face: Face): number | undefined;
