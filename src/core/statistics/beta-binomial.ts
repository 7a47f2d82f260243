/**
 * Probability of at least `hits` successes in `n` trials with a common rate that is beta-distributed with parameters `a` and `b`:
 * the expectation elsewhere for a rate measured as `a` of `a + b`. Time O(n).
 */
export function betaBinomialTail(
  { hits, n }: { hits: number; n: number },
  { a, b }: { a: number; b: number },
): number {
  let chance = 1
  for (let i = 0; i < n; i++) chance *= (b + i) / (a + b + i)
  let below = 0
  for (let k = 0; k < hits; k++) {
    below += chance
    chance *= ((n - k) / (k + 1)) * ((a + k) / (b + n - k - 1))
  }
  return Math.min(1, Math.max(0, 1 - below))
}
