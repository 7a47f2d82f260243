import { type Face } from '../geometry.ts';
import type { Fluid, FluidKind } from '../kernel/blocks/fluid.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Level } from '../kernel/level.ts';
/** Whether a fluid can enter a block's cell. Blocks that can be waterlogged accept only a water source. */
export declare function canEnterBlock({ facts }: Level, state: BlockState, fluid: Pick<Fluid, 'kind' | 'source'>): boolean;
/** Whether the face between two neighbours is open. */
export declare function isOpen(level: Level, from: BlockState, face: Face, to: BlockState): boolean;
export declare const isSourceOf: (fluid: Fluid | null, kind: FluidKind) => boolean;
