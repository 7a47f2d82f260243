import type { Random } from '../../core/random.ts'

/** The items in a random order (Fisher & Yates 1938). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random.integer(last + 1)
    const moved = mixed[last] as T
    mixed[last] = mixed[other] as T
    mixed[other] = moved
  }
  return mixed
}
