import type { Allotment } from '../ask-blocks.ts'
import type { EdgeRecord } from '../edge-record.ts'
import type { Assessed } from '../standing.ts'
import type { Prior } from './prior.ts'

/** Maximum expected share of false edges among the edges that stay without being certified. */
const FALSE_SHARE = 0.05
/** An edge with a higher probability of being wrong gets more questions, regardless of the others. */
const MOST_DOUBTFUL = 0.3
/** Minimum number of blocks about an edge in this plan, whatever the evidence of earlier ones. */
const MIN_BLOCKS = 2
/** Average contribution of a block to the log odds of a caused edge. */
const GAIN = 0.6
/** A wave's length covers the needs of this share of the edges … */
const SETTLED_AT_ONCE = 0.9
/**
 * … and at least this many blocks. Fewer blocks in the first wave would not be enough to give up any edge, so each false one
 * would need another wave.
 */
const SHORTEST = { first: 6, later: 3 } as const
/** The calibration already shows how the model reacts to contradicted shams; one block checks whether this plan differs. */
const SHAM_BLOCKS = 1

/**
 * Log evidence from which an edge about a planted subtask is asked about until it is decided: with fewer questions about other
 * edges there are fewer about these, and the check on misapplied rules would notice less.
 */
const SUSPECT = Math.log(2)

const ENOUGH = Math.log((1 - FALSE_SHARE) / FALSE_SHARE)

/**
 * Allots questions by the results of earlier plans for edges of the same rules and kinds: the first wave is as short as most
 * edges allow, and undecided edges that are probably caused are not asked about further. Edges without such evidence are treated
 * as usual. The chance of certifying a false edge is the same in both cases: whether to ask another block depends only on the
 * prior and on earlier blocks, and an e-process may be stopped by any such rule (optional stopping). This holds for any prior,
 * even a made-up one.
 */
export function allotBy(prior: Prior, isControl: (edge: EdgeRecord) => boolean): Allotment {
  const oddsOf = ({ edge, logNow }: Assessed): number | undefined => {
    const odds = edge.isLate || isControl(edge) ? undefined : prior.logOdds(edge)
    return odds === undefined ? undefined : odds + logNow
  }
  return {
    shamBlocks: SHAM_BLOCKS,
    waveFor(open, usual) {
      const isFirst = open.every(({ edge }) => edge.blocks.length === 0)
      const blocks = open
        .filter(({ edge }) => !isControl(edge))
        .map((one) => blocksFor(oddsOf(one)) ?? usual)
        .sort((a, b) => a - b)
      const needed = blocks[Math.ceil(SETTLED_AT_ONCE * blocks.length) - 1] ?? usual
      return Math.min(usual, Math.max(isFirst ? SHORTEST.first : SHORTEST.later, needed))
    },
    isSuspect: ({ logNow }) => logNow > SUSPECT,
    expectedOf(known) {
      const staying = known.filter(({ edge, standing }) => !isControl(edge) && standing !== 'given_up')
      const doubts = staying
        .filter(({ edge, standing }) => standing === 'undecided' && edge.blocks.length >= MIN_BLOCKS)
        .flatMap((one): Doubt[] => {
          const odds = oddsOf(one)
          return odds === undefined ? [] : [{ edge: one.edge, wrong: 1 / (1 + Math.exp(odds)) }]
        })
        .sort((a, b) => a.wrong - b.wrong)
      return surest(doubts, FALSE_SHARE * staying.length)
    },
  }
}

/** An undecided edge, and the chance that no rule causes it. */
interface Doubt {
  edge: EdgeRecord
  wrong: number
}

/** The largest number of the most certain edges that together are expected to contain no more false ones than this. */
function surest(doubts: readonly Doubt[], mostFalse: number): Set<EdgeRecord> {
  const chosen = new Set<EdgeRecord>()
  let expected = 0
  for (const { edge, wrong } of doubts) {
    expected += wrong
    if (expected > mostFalse || wrong > MOST_DOUBTFUL) break
    chosen.add(edge)
  }
  return chosen
}

const blocksFor = (odds: number | undefined): number | undefined =>
  odds === undefined ? undefined : Math.ceil((ENOUGH - odds) / GAIN)
