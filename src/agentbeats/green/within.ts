/** The outcome of work with a time limit. */
export type InTime<T> =
  | { readonly is: 'done'; readonly value: T }
  | { readonly is: 'late' }
  | { readonly is: 'failed'; readonly error: unknown }

/**
 * Runs something for a limited time; afterwards it is aborted, and its result is ignored. A result that arrives in time counts
 * even if this thread is too busy to read it.
 */
export async function within<T>(
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<InTime<T>> {
  const limit = new AbortController()
  const { promise, resolve } = Promise.withResolvers<InTime<T>>()
  const end = () => {
    resolve({ is: 'late' })
    limit.abort()
  }
  // timers run before messages are read, so messages that have arrived are read first
  const timer = setTimeout(() => setImmediate(end), ms)
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  work(limit.signal).then(
    (value) => resolve({ is: 'done', value }),
    (error: unknown) => resolve({ is: 'failed', error }),
  )
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}
