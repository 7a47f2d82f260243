import { type Direction, type Vec } from '../geometry.ts';
import { type Fluid, type FluidKind } from '../kernel/blocks/fluid.ts';
import type { Level } from '../kernel/level.ts';
export declare const flowOf: ({ isUltrawarm }: Level, kind: FluidKind) => {
    readonly ticks: 5;
    readonly loss: 1;
    readonly searchRange: 4;
} | {
    readonly ticks: 30;
    readonly loss: 2;
    readonly searchRange: 2;
} | {
    readonly ticks: 10;
    readonly loss: 1;
    readonly searchRange: 4;
};
/** The fluid that a cell gets from its neighbours. Over solid ground, two water sources create a third. */
export declare function fluidFromNeighbours(level: Level, p: Vec, kind: FluidKind): Fluid | null;
/** The sides with the shortest distance to a drop, each with the resulting fluid; all open sides if there is no drop. */
export declare function bestSides(level: Level, p: Vec, kind: FluidKind): [Direction, Fluid][];
/** Whether the fluid could flow down from here, or is already below. */
export declare function canFlowDown(level: Level, p: Vec, kind: FluidKind): boolean;
