import { edgeKey } from '../../../graph/edge-key.ts'
import { askBlocks } from '../ask-blocks.ts'
import type { EdgeRecord } from '../edge-record.ts'
import { predictInitialGraph } from '../initial-graph.ts'
import type { Interview } from '../interview.ts'
import type { SplitMode } from '../split.ts'
import { sideOf } from '../weigh.ts'
import type { Screening } from './calibration.ts'
import { type CalibrationTask, reachedFrom } from './tasks.ts'

interface Asking {
  interview: Interview
  mode: SplitMode
  level: number
  seed: number
}

/**
 * Looks for made-up edges in the graph of one more task that fall with the rule that the model names for them, since no question
 * can distinguish them from true ones. One answer per subtask predicts the graph, one block contradicts the named rules of
 * made-up edges, and only those that fall then are tested as in a plan.
 */
export async function screen(task: CalibrationTask, asking: Asking): Promise<Screening> {
  const { interview, mode, level, seed } = asking
  const reached = reachedFrom(task.edges)
  const predicted = await predictInitialGraph(interview, { rounds: 1 })
  const madeUp = predicted.filter((edge) => !reached.has(edgeKey(edge)))
  const named = madeUp.filter(({ named }) => named.length > 0)
  await askBlocks({
    edges: named,
    interview,
    mode: 'single',
    level,
    seed,
    patience: 1,
    shamBlocks: 0,
    settlesControls: true,
  })
  const suspects = madeUp
    .filter((edge) => edge.named.length === 0 || fellForItsOwn(edge))
    .map((edge): EdgeRecord => ({ ...edge, blocks: [] }))
  const known = await askBlocks({ edges: suspects, interview, mode, level, seed, settlesControls: true })
  const kept = known.filter(({ standing }) => standing === 'certified').length
  return { tasks: 1, edges: task.edges.length, madeUp: madeUp.length, suspects: suspects.length, kept }
}

function fellForItsOwn({ blocks, named }: EdgeRecord): boolean {
  return blocks.some(({ split, sides }) => {
    const side = sideOf(named, { split })
    return side !== undefined && !sides[side] && sides[side === 0 ? 1 : 0]
  })
}

export const screeningOf = (screened: readonly Screening[]): Screening => {
  const sum = (of: (each: Screening) => number) => screened.reduce((total, each) => total + of(each), 0)
  return {
    tasks: sum(({ tasks }) => tasks),
    edges: sum(({ edges }) => edges),
    madeUp: sum(({ madeUp }) => madeUp),
    suspects: sum(({ suspects }) => suspects),
    kept: sum(({ kept }) => kept),
  }
}
