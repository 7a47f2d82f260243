import type { WorldClock } from './options.ts';
/** Game time that follows real time, in milliseconds since 1970. */
export declare const wallClock: WorldClock;
