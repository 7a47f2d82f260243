import type { WorldClock } from './options.ts';
/** The recent tick rate per second. */
export declare class TickRate {
    #private;
    constructor(clock: WorldClock);
    /** A tick is over. */
    note(): void;
    /** Ticks per second over the last seconds, or since the start if that is more recent. */
    now(): number;
}
