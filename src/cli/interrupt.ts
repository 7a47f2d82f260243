import { once } from 'node:events'

/** Further signals within this time count as the same request: terminals and process groups send several (ms). */
const SAME_WISH_MS = 2000

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Resolves with the first request to stop, for servers that run until then. */
export const stopWished = (): Promise<unknown> => Promise.race(SIGNALS.map((name) => once(process, name)))

/**
 * Handles requests to stop (Ctrl-C, SIGTERM). The first signal asks for an orderly end; a later one, sent because that takes too
 * long, ends the process at once. @param reason the error for work that has not started
 */
export function interruptible(reason?: Error): { signal: AbortSignal; release(): void } {
  const interrupt = new AbortController()
  let first: number | undefined
  const onSignal = () => {
    const now = performance.now()
    if (first !== undefined && now - first > SAME_WISH_MS) process.exit(130)
    first ??= now
    interrupt.abort(reason)
  }
  for (const name of SIGNALS) process.on(name, onSignal)
  return {
    signal: interrupt.signal,
    release: () => {
      for (const name of SIGNALS) process.off(name, onSignal)
    },
  }
}
