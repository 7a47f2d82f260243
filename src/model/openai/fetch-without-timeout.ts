import type { Fetch } from './fetch-with-size-limit.ts'

/**
 * A fetch without time limits of its own. Node's gives up after five minutes without an answer, which a model on a slow
 * machine may need; requests end by their signal.
 */
export const fetchWithoutTimeout: Fetch = async (input, init) => {
  // Loaded at the first request: most commands make none.
  loading ??= load()
  const { fetch, dispatcher } = await loading
  return fetch(input, { ...init, dispatcher })
}

let loading: ReturnType<typeof load> | undefined

async function load() {
  const { Agent, fetch } = await import('undici')
  return {
    fetch: fetch as unknown as (input: unknown, init: unknown) => Promise<Response>,
    dispatcher: new Agent({ headersTimeout: 0, bodyTimeout: 0 }),
  }
}
