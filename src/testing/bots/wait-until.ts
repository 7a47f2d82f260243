import { type Clock, TICK_MS } from '../../core/clock.ts'
import { WaitTimeoutError } from './errors.ts'

const DEFAULT_TICKS = 200

export interface WaitOptions {
  readonly clock: Clock
  readonly what?: string
  readonly ticks?: number
}

/** Calls the predicate once per tick until there is a result. @throws WaitTimeoutError */
export async function waitUntil<T>(
  predicate: () => T | Promise<T>,
  { clock, what, ticks = DEFAULT_TICKS }: WaitOptions,
): Promise<NonNullable<Exclude<T, false>>> {
  let last: { readonly value: unknown } | { readonly error: unknown } = { value: undefined }
  for (let tick = 0; tick <= ticks; tick++) {
    if (tick > 0) await clock.sleep(TICK_MS)
    last = await outcomeOf(predicate)
    if ('value' in last && last.value !== false && last.value !== undefined && last.value !== null)
      return last.value as NonNullable<Exclude<T, false>>
  }
  throw new WaitTimeoutError({ what: what ?? textOf(predicate), ticks, last })
}

async function outcomeOf<T>(
  predicate: () => T | Promise<T>,
): Promise<{ readonly value: T } | { readonly error: unknown }> {
  try {
    return { value: await predicate() }
  } catch (error) {
    return { error }
  }
}

/** The predicate's source text, without the arrow and the parameters, which are the same for all. */
const textOf = (predicate: () => unknown): string =>
  predicate
    .toString()
    .replace(/^(async\s+)?\(\)\s*=>\s*/, '')
    .replaceAll(/\s+/g, ' ')
