/** A signal that fires when any of several others does, or on demand. */
export interface JoinedAborts {
  readonly signal: AbortSignal
  abort(reason: unknown): void
  /** Detaches from the other signals. */
  release(): void
}

/**
 * Joins signals for a while. `AbortSignal.any` would leave a weak reference in each of them as long as it lives: a run has
 * thousands of actions, and each would slow down the next one and the garbage collector.
 */
export function joinAborts(sources: readonly AbortSignal[]): JoinedAborts {
  const joined = new AbortController()
  const stops = sources.map((source) => {
    const stop = () => joined.abort(source.reason)
    if (source.aborted) stop()
    else source.addEventListener('abort', stop, { once: true })
    return { source, stop }
  })
  return {
    signal: joined.signal,
    abort: (reason) => joined.abort(reason),
    release: () => {
      for (const { source, stop } of stops) source.removeEventListener('abort', stop)
    },
  }
}
