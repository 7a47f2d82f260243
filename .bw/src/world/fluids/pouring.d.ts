import type { Vec } from '../geometry.ts';
import { type FluidKind } from '../kernel/blocks/fluid.ts';
import type { Game } from '../kernel/game.ts';
/** Whether a block can be waterlogged but is not. */
export declare const takesWater: ({ level }: Game, p: Vec) => boolean;
/** Places a source; a block that fluids wash away breaks and drops. Returns false if this is impossible. */
export declare function pourSource(game: Game, p: Vec, kind: FluidKind): boolean;
