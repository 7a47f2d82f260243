import { createRandom } from '../../core/random.ts'
import { shuffled } from '../causal/shuffled.ts'
import type { FindEdges } from './rival-planner.ts'
import { byMajority, countVotes } from './votes.ts'

/**
 * One question per pair of subtasks, with only these two listed. A complete answer takes n(n−1)/2 questions; with fewer, a random
 * part of the pairs is asked about and the others have no edge; with more, pairs are asked again and a majority decides. Source:
 * Kıcıman et al. 2023, arXiv 2305.00050 (cited, not read).
 */
export const pairwise: FindEdges = async (questions) => {
  const { ids, remaining, seed } = questions
  const pairs = ids.flatMap((first, index) => ids.slice(index + 1).map((second) => [first, second]))
  if (pairs.length === 0) return []
  const drawn = shuffled(pairs, createRandom(seed).fork('pairwise'))
  const replies = await questions.edges(
    Array.from({ length: remaining }, (_, index) => {
      const pair = drawn[index % drawn.length] as number[]
      return { asked: pair, among: pair, sample: Math.floor(index / drawn.length) }
    }),
  )
  return byMajority(countVotes(replies))
}
