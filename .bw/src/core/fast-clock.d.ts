import { type Clock, timerSleep } from './clock.ts';
export interface FastClockOptions {
    /** Seeded source of random numbers that replaces Math.random for third-party code in this thread. */
    random: () => number;
}
/**
 * Virtual game time for a thread in which world and bots live together. Installing it replaces the global timers, Date,
 * performance.now and Math.random of this thread until `uninstall()`. This is why every episode runs in a worker, alone.
 *
 * Code that looks timers up when it uses them (mineflayer, minecraft-protocol and pathfinder do) may be imported before or after
 * installation. Code that copied a timer at import time, such as `const { setTimeout } = require('timers')`, keeps the real one.
 *
 * Time jumps from timer to timer; between two timers the event loop runs until all in-memory packets have been handled. This
 * fixes the order of everything: same seed and same model replies give the same episode.
 */
export declare class FastClock implements Clock {
    #private;
    private constructor();
    static install(options: FastClockOptions): FastClock;
    /** Restores the thread's timers, Date, performance.now and Math.random. Remaining virtual timers never fire. */
    uninstall(): void;
    now(): number;
    readonly sleep: typeof timerSleep;
    /** Adds a condition that keeps the current instant open, e.g. packets in flight. */
    waitFor(isBusy: () => boolean): void;
    /**
     * Stops time until the work is done. Callers get their results in the order in which the work was started, and the event
     * loop settles between them: the journal must not depend on which model answers first.
     */
    hold<T>(work: () => Promise<T>): Promise<T>;
    /** Lets virtual time pass until the work is done and returns its result. */
    drive<T>(work: Promise<T>): Promise<T>;
}
