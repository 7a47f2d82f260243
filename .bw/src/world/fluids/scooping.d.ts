import type { Vec } from '../geometry.ts';
import { type FluidKind } from '../kernel/blocks/fluid.ts';
import type { Game } from '../kernel/game.ts';
/** Removes a water or lava source from a cell, as a bucket does; undefined if there is none. */
export declare function scoopSource(game: Game, p: Vec): FluidKind | undefined;
