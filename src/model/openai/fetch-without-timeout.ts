import type { Fetch } from './fetch-with-size-limit.ts'

/**
 * A fetch without its own time limits. Node's fetch gives up after five minutes without an answer, but a model on a slow machine
 * may need longer; requests end through their signal.
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
