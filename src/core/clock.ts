/** Length of a game tick in game milliseconds. */
export const TICK_MS = 50

/** Game time. In the game path nothing reads any other clock. */
export interface Clock {
  /** Game milliseconds since the clock was made. */
  now(): number
  /** Resolves after so many game milliseconds, or rejects with the signal's reason. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /**
   * Runs work that needs no game time, such as waiting for a language model. A clock that can stand still does so until
   * the work is done; a realtime clock cannot, and simply awaits it.
   */
  hold<T>(work: () => Promise<T>): Promise<T>
}

/** Sleeps on the global timers, which the fast clock replaces by virtual ones. */
export function timerSleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/** Game time that passes as wall time does: for watching with a real game client and for external servers. */
export function createRealtimeClock(): Clock {
  const start = performance.now()
  return {
    now: () => performance.now() - start,
    sleep: timerSleep,
    hold: (work) => work(),
  }
}
