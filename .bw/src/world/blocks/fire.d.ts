import { type Vec } from '../geometry.ts';
import type { Blocks } from '../kernel/blocks/behaviour.ts';
import type { BlockState, StateProperties } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
/** Whether fire can exist in a cell: on top of a full block, or next to something that burns. */
export declare const burnsAt: (level: Blocks, p: Vec, { name }: BlockState) => boolean;
/**
 * The sides at which fire clings to burning blocks; none on the ground (vanilla
 * FireBlock.getStateForPlacement).
 */
export declare function sidesOfFire(level: Blocks, p: Vec, { name }: BlockState): StateProperties;
/** Sets fire to an empty cell. Returns false if nothing can burn there. In an obsidian frame, the fire becomes a portal. */
export declare function setFire(game: Game, p: Vec, age?: number): boolean;
