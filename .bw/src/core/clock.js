/** Length of a game tick in game milliseconds. */
export const TICK_MS = 50;
/** Sleeps with the global timers, which the fast clock replaces with virtual ones. */
export function timerSleep(ms, signal) {
    return new Promise((resolve, reject) => {
        if (signal?.aborted)
            return reject(signal.reason);
        const stop = () => {
            clearTimeout(timer);
            reject(signal?.reason);
        };
        const timer = setTimeout(() => {
            signal?.removeEventListener('abort', stop);
            resolve();
        }, ms);
        signal?.addEventListener('abort', stop, { once: true });
    });
}
/** Game time that follows wall time, for watching with a real game client and for external servers. */
export function createRealtimeClock() {
    const start = performance.now();
    return {
        now: () => performance.now() - start,
        sleep: timerSleep,
        hold: (work) => work(),
    };
}
