import type { EdgeRecord } from './edge-record.ts'
import { sideOf } from './weigh.ts'

/** Shares of one-sided falls on the side of the edge's own rules if these cause it; the evidence is the mean over the shares. */
const ALTERNATIVES = [0.75, 0.9, 0.99] as const
/** Number of bisections when searching for the bound: exact to four digits. */
const STEPS = 14

/**
 * How much misapplication would overturn a certified edge, analogous to Rosenbaum's bounds. Of the blocks in which an edge falls
 * on one side alone, an edge without a cause falls with the rules that carry this one in half. A model that misapplies a rule
 * lets it fall on that side more often. As long as this share is at most the bound, these blocks alone show that more is behind
 * them (an e-value of at least 1/level for that share against larger ones).
 * @returns from 0.5, where the blocks bear no misapplication at all, to 1
 */
export function sensitivityOf(
  { blocks }: Pick<EdgeRecord, 'blocks'>,
  carriers: readonly string[],
  level: number,
): number {
  const falls = blocks.flatMap(({ split, sides }) => {
    const side = sideOf(carriers, { split })
    return side === undefined || sides[0] === sides[1] ? [] : [!sides[side]]
  })
  const own = falls.filter(Boolean).length
  const other = falls.length - own
  const evidenceAgainst = (share: number) =>
    ALTERNATIVES.filter((p) => p > share).reduce(
      (sum, p) => sum + (p / share) ** own * ((1 - p) / (1 - share)) ** other,
      0,
    ) / ALTERNATIVES.length
  let [low, high] = [0.5, 1]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (evidenceAgainst(middle) >= 1 / level) low = middle
    else high = middle
  }
  return low
}
