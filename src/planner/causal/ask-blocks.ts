import { createRandom } from '../../core/random.ts'
import type { Arm } from './booklet.ts'
import { coverOf, inQuestions } from './cover.ts'
import { otherEnds } from './decision/interventions.ts'
import { type Block, type EdgeRecord, edgeKey, type Split } from './edge-record.ts'
import type { Answer, Interview } from './interview.ts'
import { keptEdges } from './kept-edges.ts'
import { LateEdges } from './late-edges.ts'
import { type OpenEdge, type SplitMode, splitsFor } from './split.ts'
import { hypothesesOf, type Weight, weigh } from './weigh.ts'

/** Blocks after which an edge is left undecided. */
export const PATIENCE = 30
/** So many blocks also ask with shams contradicted: enough to tell what contradiction as such does. */
const SHAM_BLOCKS = 3
/** Rounds of the n-th blocks begin at n times this: those before are taken by the initial graph. */
const FIRST_ROUND = 1000

/**
 * log of the odds, in favour of giving an edge up, of a block in which it falls on both sides or on none, and of one in
 * which it falls on one side only. With several more of the former, going on is futile. They decide when
 * asking ends, never what is kept.
 */
const UNMOVED = 0.75
const MOVED = -1.39
const FUTILE = { halves: 4, single: 6 } as const

/**
 * Asks about the edges in blocks, each of questions that differ only in what they contradict: some rules, as many others,
 * and in the first blocks also shams. A block covers all open edges of a few subtasks at once. An edge is open until its test is decided,
 * until going on is futile, or until patience ends.
 * @returns the edges, with those that joined on the way
 */
export async function askBlocks({
  edges: initial,
  interview,
  mode,
  level,
  seed,
  patience = PATIENCE,
  shamBlocks = SHAM_BLOCKS,
  joins = false,
}: {
  edges: readonly EdgeRecord[]
  interview: Interview
  mode: SplitMode
  /** Chance of even one false edge kept that the decision will allow: asking stops by it. */
  level: number
  seed: number
  /** Blocks after which an edge is left undecided, and how many of them also ask with shams contradicted. */
  patience?: number
  shamBlocks?: number
  /** Whether edges join that the initial graph lacks and many answers name. */
  joins?: boolean
}): Promise<EdgeRecord[]> {
  const edges = [...initial]
  const late = new LateEdges()
  const ruleIds = interview.booklet.rules.map(({ id }) => id)
  const random = createRandom(seed).fork('splits')
  const hypotheses = hypothesesOf(edges, ruleIds)
  for (let done = 0; done < patience; done++) {
    const weights = edges.map((edge) => weigh(edge, hypotheses))
    const keeps = keptEdges(edges, weights, level)
    const open = edges.flatMap((edge, index): OpenEdge[] => {
      const { carriers } = weights[index] as Weight
      return keeps[index] || isFutile(edge, mode) ? [] : [{ edge, carriers }]
    })
    if (open.length === 0) break
    const blocks = splitsFor(mode, open, ruleIds, random).flatMap(({ split, edges: meant }, part) =>
      inQuestions(coverOf(meant)).map((nodes) => ({
        nodes,
        split,
        round: FIRST_ROUND * (done + 1) + part,
        hasSham: done < shamBlocks,
      })),
    )
    const answers = await Promise.all(blocks.map((block) => askBlock(block, edges, interview)))
    for (const { about, said } of answers) {
      for (const [edge, block] of about) edge.blocks.push(block)
      late.note(said)
    }
    if (joins) edges.push(...late.missingIn(edges, ruleIds))
  }
  return edges
}

function isFutile({ blocks }: EdgeRecord, mode: SplitMode): boolean {
  const odds = blocks.reduce((sum, { sides }) => sum + (sides[0] === sides[1] ? UNMOVED : MOVED), 0)
  return odds >= FUTILE[mode]
}

/** Asks the questions of a block. @returns what they say about each edge that they are about, and the answers */
async function askBlock(
  {
    nodes,
    split,
    round,
    hasSham,
  }: { nodes: readonly number[]; split: Split; round: number; hasSham: boolean },
  edges: readonly EdgeRecord[],
  interview: Interview,
): Promise<{ about: Map<EdgeRecord, Block>; said: Answer[] }> {
  const chosen = new Set(nodes)
  const touching = edges.filter(({ from, to }) => chosen.has(from) || chosen.has(to))
  const also = otherEnds(nodes, touching)
  const ask = async (arm: Arm) => {
    const answer = await interview.ask({ nodes, arm, round, also })
    return { answer, isAbout: answer.isAbout, named: new Set(answer.edges.map(edgeKey)) }
  }
  const arms = interview.armsOf(split, round)
  const [first, second, sham] = await Promise.all([
    ask(arms.first),
    ask(arms.second),
    hasSham ? ask(arms.sham) : undefined,
  ])
  const about = new Map(
    touching.flatMap((edge): [EdgeRecord, Block][] => {
      if (!first.isAbout(edge) || !second.isAbout(edge)) return []
      const key = edgeKey(edge)
      const sides = [first.named.has(key), second.named.has(key)] as const
      return [[edge, { split, sides, ...(sham?.isAbout(edge) ? { sham: sham.named.has(key) } : {}) }]]
    }),
  )
  return { about, said: [first, second, ...(sham === undefined ? [] : [sham])].map(({ answer }) => answer) }
}
