import { createRandom, type Random } from '../../core/random.ts'
import { edgeKey } from '../../graph/edge-key.ts'
import type { Arm } from './booklet.ts'
import { coverOf, inQuestions } from './cover.ts'
import { otherEnds } from './decision/interventions.ts'
import type { Block, EdgeRecord, Split } from './edge-record.ts'
import type { Answer, Interview } from './interview.ts'
import { LateEdges } from './late-edges.ts'
import { type OpenEdge, type SplitMode, splitsFor } from './split.ts'
import { type Assessed, assess } from './standing.ts'

/** Maximum number of blocks about an edge. */
export const PATIENCE = 30
/**
 * Number of blocks that also ask with shams contradicted. They measure the effect of contradiction as such, which the calibration
 * has also measured, and are not part of the test.
 */
const SHAM_BLOCKS = 2
/** Round numbers of the n-th blocks start at n times this; the initial graph uses the rounds before. */
const FIRST_ROUND = 1000
/**
 * Blocks asked at once: in the first wave, the second, and so on; the last number applies to all further waves. The test of most
 * edges is decided after 12 blocks, so asking them one after another would save few questions and cost 10 times the wait.
 */
export const WAVES: readonly number[] = [12, 6]

/** How a caller can observe a running refinement, and shorten it. */
export interface WaveHooks {
  /** Called with every edge after each wave of questions (counted from 1). */
  onWave?(edges: readonly Assessed[], wave: number): void
  /**
   * Asked before each wave: whether the order of the edge's subtasks no longer depends on it. Such an edge is not asked about
   * and stays in the graph, with the standing `moot` if nothing else is known by the end.
   */
  isMoot?(edge: { from: number; to: number }): boolean
}

/**
 * Which questions are worth asking, according to earlier plans. It never decides about an edge: edges are
 * certified or given up only by the answers of this plan.
 */
export interface Allotment {
  /** Number of blocks that also ask with shams contradicted. */
  readonly shamBlocks: number
  /** Number of blocks in the next wave, about these undecided edges; never more than usual. */
  waveFor(open: readonly Assessed[], usual: number): number
  /** Undecided edges that are so probably caused that no more questions are asked about them. They stay, uncertified. */
  expectedOf(known: readonly Assessed[]): ReadonlySet<EdgeRecord>
  /** Whether an undecided edge about a planted subtask must still be asked about, even if all others are decided. */
  isSuspect(control: Assessed): boolean
}

export interface AskBlocksOptions extends WaveHooks {
  edges: readonly EdgeRecord[]
  interview: Interview
  mode: SplitMode
  /** Chance of even one false edge certified that the decision allows; it determines when asking stops. */
  level: number
  seed: number
  /** Maximum number of blocks about an edge. */
  patience?: number
  /** Number of blocks that also ask with shams contradicted. */
  shamBlocks?: number
  /** Blocks asked at once, by wave (see {@link WAVES}). */
  waves?: readonly number[]
  /** Which questions are worth asking, judging by earlier plans. */
  allotment?: Allotment
  /** Whether edges missing from the initial graph are added when many answers name them. */
  joins?: boolean
  /** Filter for edges that may join. Default: all. */
  mayJoin?(edge: EdgeRecord): boolean
  /** Whether to continue when only edges about planted subtasks are undecided. */
  settlesControls?: boolean
  /** Whether to stop asking, given the evidence after a wave. */
  stops?(edges: readonly Assessed[]): boolean
  /** Questions that are already open; the first wave also waits for their answers. */
  alongside?: Promise<unknown>
}

/**
 * Asks about the edges in blocks of questions that differ only in what they contradict: some rules, as many others, and in the
 * first blocks also shams. A block covers all open edges of a few subtasks at once. The blocks of a wave are asked concurrently.
 * An edge is open until its test is decided, until more questions would be futile, or until patience ends.
 * @returns the edges, including those that joined on the way, and the results of their blocks
 */
export async function askBlocks({
  edges: initial,
  interview,
  mode,
  level,
  seed,
  patience = PATIENCE,
  shamBlocks = SHAM_BLOCKS,
  waves = WAVES,
  joins = false,
  mayJoin = () => true,
  settlesControls = false,
  alongside,
  stops = () => false,
  allotment,
  onWave,
  isMoot = () => false,
}: AskBlocksOptions): Promise<Assessed[]> {
  const edges = [...initial]
  const late = new LateEdges()
  const withShams = allotment?.shamBlocks ?? shamBlocks
  const ruleIds = interview.booklet.rules.map(({ id }) => id)
  const random = createRandom(seed).fork('splits')
  let done = 0
  const sumUp = () => {
    const isOver = done >= patience
    const assessed = assess(edges, { ruleIds, level, mode })
    const expected = allotment?.expectedOf(assessed)
    const standingOf = ({ edge }: Assessed): Assessed['standing'] => {
      if (isMoot(edge)) return 'moot'
      if (expected?.has(edge)) return 'expected'
      return isOver && edge.blocks.length > 0 ? 'given_up' : 'undecided'
    }
    return assessed.map((one) => (one.standing === 'undecided' ? { ...one, standing: standingOf(one) } : one))
  }
  const isIdle = (one: Assessed) =>
    !settlesControls && interview.isControl(one.edge) && allotment?.isSuspect(one) !== true
  let known = sumUp()
  for (let wave = 1; done < patience; wave++) {
    const open = known.filter(({ standing }) => standing === 'undecided')
    if (open.every((one) => isIdle(one))) break
    const usual = waves[wave - 1] ?? waves.at(-1) ?? 1
    const count = Math.min(patience - done, allotment?.waveFor(open, usual) ?? usual)
    const blocks = Array.from({ length: count }, (_, index) =>
      blocksOf(open, { nth: done + index, mode, ruleIds, random, shamBlocks: withShams }),
    ).flat()
    done += count
    const [answers] = await Promise.all([
      Promise.all(blocks.map((block) => askBlock(block, edges, interview))),
      alongside,
    ])
    for (const { about, said } of answers) {
      for (const [edge, block] of about) edge.blocks.push(block)
      late.note(said)
    }
    if (joins) edges.push(...late.missingIn(edges, ruleIds).filter(mayJoin))
    known = sumUp()
    const isStopped = stops(known)
    onWave?.(known, wave)
    if (isStopped) break
  }
  return known
}

/** A block to ask: the subtasks it covers and the rules it contradicts. */
interface PlannedBlock {
  nodes: readonly number[]
  split: Split
  round: number
  hasSham: boolean
}

/** The n-th blocks about these edges: one per group of subtasks and split. */
function blocksOf(
  open: readonly OpenEdge[],
  {
    nth,
    mode,
    ruleIds,
    random,
    shamBlocks,
  }: { nth: number; mode: SplitMode; ruleIds: readonly string[]; random: Random; shamBlocks: number },
): PlannedBlock[] {
  return splitsFor(mode, open, ruleIds, random).flatMap(({ split, edges }, part) =>
    inQuestions(coverOf(edges)).map((nodes) => ({
      nodes,
      split,
      round: FIRST_ROUND * (nth + 1) + part,
      hasSham: nth < shamBlocks,
    })),
  )
}

/** Asks the questions of a block. @returns the answers, and their statements about each edge */
async function askBlock(
  { nodes, split, round, hasSham }: PlannedBlock,
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
