import type { WorldClock } from './options.ts';
/** Length of a game tick. */
export declare const TICK_MS = 50;
/** Ticks by the clock until stopped, and catches up on late ticks. Resolves once it has stopped completely. `tickMs`: game time of a tick. */
export declare class TickLoop {
    #private;
    constructor({ clock, tickMs }: {
        readonly clock: WorldClock;
        readonly tickMs?: number;
    }, tick: () => void, onError: (error: unknown) => void);
    stop(): Promise<void>;
}
