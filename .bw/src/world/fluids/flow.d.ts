import { type Vec } from '../geometry.ts';
import { type Fluid, type FluidKind } from '../kernel/blocks/fluid.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
import type { Level } from '../kernel/level.ts';
export declare const flowTicks: (level: Level, kind: FluidKind) => number;
/** The block state of a fluid. */
export declare function fluidBlock({ states }: Level, fluid: Fluid): BlockState;
/** One step of a fluid (vanilla FlowingFluid.tick): it gets its amount from its neighbours, then spreads. */
export declare function flow(game: Game, p: Vec): void;
/**
 * Lava next to or under water turns to obsidian (sources) or cobblestone; over soul soil and next to blue ice,
 * to basalt.
 */
export declare function cool(game: Game, p: Vec): boolean;
