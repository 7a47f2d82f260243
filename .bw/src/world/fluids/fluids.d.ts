import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
import type { FluidSystem, WaitingFluid } from '../kernel/systems.ts';
/**
 * Schedules the flow of water and lava. Still fluids cost nothing, since only a change next to them wakes them. Lava does not
 * start fires.
 */
export declare class Fluids implements FluidSystem {
    #private;
    constructor(game: Game);
    /** Must be called when a block was set or its neighbour changed. */
    wake(p: Vec, state: BlockState): void;
    /** Schedules the fluid's next step. Does nothing if one is already scheduled. */
    schedule(p: Vec, ticks: number): void;
    waiting(): readonly WaitingFluid[];
    wait(waiting: readonly WaitingFluid[]): void;
    tick(): void;
}
