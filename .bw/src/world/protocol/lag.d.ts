import type { WorldClock } from '../options.ts';
/** The delay of a delivery (ms of the clock). */
export interface Latency {
    readonly ms: number;
    /** Maximum random delay of each packet (ms). Packets stay in order. */
    readonly jitterMs: number;
}
/** One direction of a slow connection: work is done later, but in order. */
export declare class Lag {
    #private;
    latency: Latency;
    constructor(latency: Latency, clock: WorldClock, random: () => number);
    later(work: () => void): void;
}
