import type { FindEdges } from './rival-planner.ts'
import { byMajority, countVotes } from './votes.ts'
import { askWholeGraphs } from './whole-graphs.ts'

/**
 * As many whole graphs as the budget allows, and a majority vote for each edge. Source: self-consistency, Wang et al. 2022,
 * arXiv 2203.11171; there the votes are about final answers of chains of thought, here about edges.
 */
export const selfConsistency: FindEdges = async (questions) =>
  byMajority(countVotes(await askWholeGraphs(questions)))
