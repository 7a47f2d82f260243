import { createRandom, type Random } from '../../core/random.ts'
import { edgeKey } from '../../graph/edge-key.ts'
import { shuffled } from '../causal/shuffled.ts'
import type { FindEdges } from './rival-planner.ts'
import { byMajority, countVotes } from './votes.ts'

/** Number of random triplets from which the next one is chosen. */
const CANDIDATES = 24

/**
 * Questions about three subtasks at a time, and a vote on each edge over the triplets that contain both of its ends. Triplets are
 * drawn so that pairs are covered evenly. Source: Vashishtha et al. 2023, arXiv 2310.15117, which orders variables by all
 * triplets.
 */
export const triplets: FindEdges = async (questions) => {
  const { ids, remaining, seed } = questions
  const drawn = drawTriplets(ids, remaining, createRandom(seed).fork('triplets'))
  const replies = await questions.edges(
    drawn.map((triplet) => ({ asked: triplet, among: triplet, sample: 0 })),
  )
  return byMajority(countVotes(replies))
}

/** At most `count` different triplets, each time choosing the candidate whose pairs have been covered least. */
function drawTriplets(ids: readonly number[], count: number, random: Random): number[][] {
  const covered = new Map<string, number>()
  const coverageOf = (triplet: readonly number[]) =>
    pairsOf(triplet).reduce((sum, key) => sum + (covered.get(key) ?? 0), 0)
  const drawn = new Map<string, number[]>()
  while (drawn.size < count) {
    const candidates = Array.from({ length: CANDIDATES }, () =>
      shuffled(ids, random)
        .slice(0, 3)
        .sort((a, b) => a - b),
    ).filter((triplet) => !drawn.has(triplet.join()))
    const best = candidates.sort((a, b) => coverageOf(a) - coverageOf(b))[0]
    if (best === undefined) break
    drawn.set(best.join(), best)
    for (const key of pairsOf(best)) covered.set(key, (covered.get(key) ?? 0) + 1)
  }
  return [...drawn.values()]
}

const pairsOf = (triplet: readonly number[]): string[] =>
  triplet.flatMap((from, index) => triplet.slice(index + 1).map((to) => edgeKey({ from, to })))
