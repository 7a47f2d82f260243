import type { Vec } from '../geometry.ts';
import type { Blocks } from '../kernel/blocks/behaviour.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
import { type BreakOptions } from './removing.ts';
/** Breaks a block: drops it and its contents, removes its other half and updates its neighbours. Does nothing to air. */
export declare function breakBlock(game: Game, p: Vec, options: BreakOptions): void;
/** Position of the other half of a door, bed or tall plant, or null if it is missing. */
export declare function otherHalf(level: Blocks, p: Vec, state: BlockState): Vec | null;
