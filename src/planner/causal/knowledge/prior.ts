import type { EdgeRecord } from '../edge-record.ts'
import { type AskedCounts, type Knowledge, keyText, type PlayedCounts } from './knowledge.ts'
import { isUsed, type KnowledgeUse } from './use.ts'

/** Number of edges with a key that must have been observed before they say anything about the next one. */
const MIN_SEEN = 5
/** Total number of edges with rare keys that must have been observed before they say anything about an unfamiliar one. */
const MIN_RARE = 20
/**
 * Whatever was observed, the prior never exceeds this certainty in either direction: most of the evidence must
 * come from the plan.
 */
const MOST = Math.log(0.95 / 0.05)

/** Number of observed edges, and the estimated number caused by rules. */
interface Share {
  caused: number
  n: number
}

/** The probability, before a plan asks any question, that rules cause an edge. */
export class Prior {
  readonly #shares = new Map<string, Share>()
  readonly #rare: Share
  readonly #kindOf: (subtask: number) => string

  /** @param options.kindOf the kinds of the plan's subtasks, by id */
  constructor(
    { asked, played, idleFailures }: Pick<Knowledge, 'asked' | 'played' | 'idleFailures'>,
    { use, kindOf }: { use: KnowledgeUse; kindOf: (subtask: number) => string },
  ) {
    this.#kindOf = kindOf
    if (isUsed('asked', use)) for (const counts of asked) this.#add(keyText(counts), shareAsked(counts))
    if (isUsed('played', use))
      for (const counts of played) this.#add(keyText(counts), sharePlayed(counts, idleFailures))
    this.#rare = [...this.#shares.values()].filter(({ n }) => n < MIN_SEEN).reduce(sumOf, { caused: 0, n: 0 })
  }

  #add(key: string, share: Share): void {
    this.#shares.set(key, sumOf(this.#shares.get(key) ?? { caused: 0, n: 0 }, share))
  }

  /** Log odds that rules cause the edge; undefined if too few similar ones were observed. */
  logOdds({ named, from, to }: Pick<EdgeRecord, 'named' | 'from' | 'to'>): number | undefined {
    const key = keyText({ rules: named.join(), from: this.#kindOf(from), to: this.#kindOf(to) })
    const share = this.#shares.get(key)
    if (share !== undefined && share.n >= MIN_SEEN) return oddsOf(share)
    return this.#rare.n >= MIN_RARE ? oddsOf(this.#rare) : undefined
  }
}

const sumOf = (a: Share, b: Share): Share => ({ caused: a.caused + b.caused, n: a.n + b.n })

/** Log odds by Laplace's rule, within the limits. */
const oddsOf = ({ caused, n }: Share): number =>
  Math.max(-MOST, Math.min(MOST, Math.log((caused + 1) / (n - caused + 1))))

const shareAsked = ({ confirmed, refuted, undecided, leaning }: AskedCounts): Share => ({
  caused: confirmed + leaning / 1000,
  n: confirmed + refuted + undecided,
})

/**
 * Evidence from play needs its own null: attempts also fail for reasons other than an open prerequisite. Of the
 * failures before a prerequisite was done, the number expected by chance is subtracted.
 */
function sharePlayed(counts: PlayedCounts, idleFailures: Knowledge['idleFailures']): Share {
  const { needed, needless } = counts
  return { caused: Math.max(0, needed - neededByChance(counts, idleFailures)), n: needed + needless }
}

/** Expected number of unnecessary edges that seem necessary because their later subtask failed for another reason. */
export const neededByChance = (
  { needless }: Pick<PlayedCounts, 'needless'>,
  { failed, tried }: Knowledge['idleFailures'],
): number => (needless * (failed + 1)) / (tried - failed + 1)
