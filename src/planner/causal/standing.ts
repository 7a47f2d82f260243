import type { EdgeRecord } from './edge-record.ts'
import { keptEdges } from './kept-edges.ts'
import { sensitivityOf } from './sensitivity.ts'
import type { SplitMode } from './split.ts'
import { hypothesesOf, type Weight, weigh } from './weigh.ts'

/** How well an edge is established, during refinement and at its end. */
export const STANDINGS = [
  /** The test shows that rules cause it. Only these edges are covered by the test's error rate. */
  'certified',
  /** Neither certified nor given up yet. It stays in the graph. */
  'undecided',
  /** Undecided, and no longer asked about: the order of its subtasks no longer depends on it. */
  'moot',
  /**
   * Undecided, and no longer asked about: given the results of earlier plans for such edges and its own answers
   * so far, rules very probably cause it. It stays without being certified.
   */
  'expected',
  /** Its answers are unlike those of a caused edge, or after the last block its answers are indistinguishable from noise. */
  'given_up',
  /** It was not tested. */
  'untested',
] as const
export type Standing = (typeof STANDINGS)[number]

/** An edge with the evidence of its blocks. */
export interface Assessed extends Weight {
  edge: EdgeRecord
  standing: Extract<Standing, 'certified' | 'undecided' | 'moot' | 'expected' | 'given_up'>
  /** How much misapplication would overturn it, from 0.5 to 1 (see `sensitivityOf`); only for certified edges. */
  sensitivity?: number
}

/**
 * log of the odds, in favour of giving an edge up, of a block in which it falls on both sides or on none, and of one in
 * which it falls on one side only. With several more of the former, going on is futile. They decide when asking ends, never
 * what is certified.
 */
const UNMOVED = 0.75
const MOVED = -1.39
const FUTILE = { halves: 4, single: 6 } as const

export interface AssessOptions {
  ruleIds: readonly string[]
  /** Allowed probability of certifying even one false edge. */
  level: number
  mode: SplitMode
}

/**
 * Combines the evidence of these edges' blocks: an e-process per edge (see `weigh`), and Holm's procedure over
 * the edges.
 */
export function assess(edges: readonly EdgeRecord[], { ruleIds, level, mode }: AssessOptions): Assessed[] {
  const hypotheses = hypothesesOf(
    edges.filter(({ isLate }) => !isLate),
    ruleIds,
  )
  const weights = edges.map((edge) => weigh(edge, hypotheses))
  const certified = keptEdges(edges, weights, level)
  return edges.map((edge, index): Assessed => {
    const weight = weights[index] as Weight
    if (!certified[index])
      return { edge, ...weight, standing: isFutile(edge, mode) ? 'given_up' : 'undecided' }
    return {
      edge,
      ...weight,
      standing: 'certified',
      sensitivity: sensitivityOf(edge, weight.carriers, level),
    }
  })
}

function isFutile({ blocks }: EdgeRecord, mode: SplitMode): boolean {
  const odds = blocks.reduce((sum, { sides }) => sum + (sides[0] === sides[1] ? UNMOVED : MOVED), 0)
  return odds >= FUTILE[mode]
}
