import type { Store } from './store.ts'

/**
 * Measures how far a clock is ahead of a store's; assumes that the request takes as long in both directions.
 * @param now the clock's time (ms since 1970)
 * @returns ms; negative if the clock is behind
 */
export async function clockAheadOf(store: Pick<Store, 'now'>, now: () => number): Promise<number> {
  const before = now()
  const theirs = await store.now()
  return Math.round((before + now()) / 2 - theirs)
}
