import { syncBuiltinESMExports } from 'node:module';
import perfHooks from 'node:perf_hooks';
import { install } from '@sinonjs/fake-timers';
import { timerSleep } from './clock.js';
/** Start of every virtual Date, so that recorded data does not depend on the day of the run. */
const EPOCH = Date.UTC(2026, 0, 1);
/**
 * Number of free readings of `performance.now()` within one instant; each further reading costs virtual time. Without this
 * cost, a search with a time budget (mineflayer-pathfinder's A*) would never end in a frozen instant. With it, the budget
 * becomes a number of readings, which is the same in every run.
 */
const FREE_READINGS = 400;
const READING_MS = 0.05;
/** Event loop turns with nothing in flight after which an instant is over. */
const QUIET_TURNS = 2;
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
export class FastClock {
    #fake;
    #realImmediate;
    #realRandom;
    #isBusy = [];
    #held = [];
    constructor(options) {
        this.#realImmediate = setImmediate;
        this.#realRandom = Math.random;
        this.#fake = install({
            now: EPOCH,
            toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
            // Timers that were set before the clock was installed can still be cleared.
            shouldClearNativeTimers: true,
        });
        this.#meterReadings();
        Math.random = options.random;
        syncBuiltinESMExports();
    }
    static install(options) {
        return new FastClock(options);
    }
    /** Restores the thread's timers, Date, performance.now and Math.random. Remaining virtual timers never fire. */
    uninstall() {
        this.#fake.uninstall();
        Math.random = this.#realRandom;
        syncBuiltinESMExports();
    }
    now() {
        return this.#fake.now - EPOCH;
    }
    sleep = timerSleep;
    /** Adds a condition that keeps the current instant open, e.g. packets in flight. */
    waitFor(isBusy) {
        this.#isBusy.push(isBusy);
    }
    /**
     * Stops time until the work is done. Callers get their results in the order in which the work was started, and the event
     * loop settles between them: the journal must not depend on which model answers first.
     */
    hold(work) {
        const outcome = work().then((value) => ({ ok: true, value }), (error) => ({ ok: false, error }));
        return new Promise((resolve, reject) => {
            this.#held.push({
                run: async () => {
                    const result = await outcome;
                    if (result.ok)
                        resolve(result.value);
                    else
                        reject(result.error);
                },
            });
        });
    }
    /** Lets virtual time pass until the work is done and returns its result. */
    async drive(work) {
        let isDone = false;
        const end = () => {
            isDone = true;
        };
        work.then(end, end);
        while (!isDone) {
            await this.#settle();
            const held = this.#held.shift();
            if (held !== undefined)
                await held.run();
            // without timers and held work, only a message to this thread can create new work
            else if (!isDone && this.#fake.countTimers() > 0)
                this.#fake.next();
        }
        return work;
    }
    /** One promise for all turns, since a run has tens of thousands of them. */
    #settle() {
        return new Promise((resolve) => {
            let quiet = 0;
            const turn = () => {
                quiet = this.#isBusy.some((busy) => busy()) ? 0 : quiet + 1;
                if (quiet < QUIET_TURNS)
                    this.#realImmediate(turn);
                else
                    resolve();
            };
            this.#realImmediate(turn);
        });
    }
    /** Makes clock readings cost time. Libraries read the clock through the global object or node:perf_hooks. */
    #meterReadings() {
        const fakeNow = performance.now.bind(performance);
        let instant = -1;
        let readings = 0;
        const metered = () => {
            const now = fakeNow();
            if (now !== instant) {
                instant = now;
                readings = 0;
            }
            readings++;
            return now + Math.max(0, readings - FREE_READINGS) * READING_MS;
        };
        performance.now = metered;
        perfHooks.performance.now = metered;
    }
}
