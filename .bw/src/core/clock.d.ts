/** Length of a game tick in game milliseconds. */
export declare const TICK_MS = 50;
/** Game time. Code that runs during an episode reads no other clock. */
export interface Clock {
    /** Game milliseconds since the clock was created. */
    now(): number;
    /** Resolves after `ms` game milliseconds, or rejects with the signal's reason. */
    sleep(ms: number, signal?: AbortSignal): Promise<void>;
    /**
     * Runs work that needs no game time, such as waiting for a language model. A virtual clock stops until the work is done;
     * a realtime clock cannot, and only awaits it.
     */
    hold<T>(work: () => Promise<T>): Promise<T>;
}
/** Sleeps with the global timers, which the fast clock replaces with virtual ones. */
export declare function timerSleep(ms: number, signal?: AbortSignal): Promise<void>;
/** Game time that follows wall time, for watching with a real game client and for external servers. */
export declare function createRealtimeClock(): Clock;
