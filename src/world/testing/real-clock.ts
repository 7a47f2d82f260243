import type { WorldClock } from '../options.ts'

/** A clock that follows real time. */
export function realClock(): WorldClock {
  return {
    now: () => performance.now(),
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms)
        signal?.addEventListener('abort', () => {
          clearTimeout(timer)
          resolve()
        })
      }),
  }
}
