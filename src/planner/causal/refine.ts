import { breakCycles } from '../../graph/break-cycles.ts'
import { edgeKey } from '../../graph/edge-key.ts'
import type { Dependency, Subtask } from '../../graph/subtask.ts'
import { TaskGraph } from '../../graph/task-graph.ts'
import type { Plan } from '../plan.ts'
import type { Verdict } from './decision/decision.ts'

type Refined = Pick<Plan, 'dependencies' | 'dropped' | 'isolated'>

/**
 * Turns verdicts about edges into a graph. It drops edges that no rule causes, breaks cycles at the uncertified edge with the
 * smallest effect (on ties, the one with the fewest rules), and leaves out edges that follow from others (transitive reduction).
 * Every dropped edge keeps its reason.
 */
export function refine(subtasks: readonly Subtask[], verdicts: readonly Verdict[]): Refined {
  const caused = verdicts
    .filter(({ decision }) => decision === 'keep')
    .sort(
      (a, b) =>
        Number(isCertified(b)) - Number(isCertified(a)) ||
        (b.evidence.effect?.mean ?? 0) - (a.evidence.effect?.mean ?? 0) ||
        b.carriers.length - a.carriers.length ||
        a.edge.from - b.edge.from ||
        a.edge.to - b.edge.to,
    )
  const { kept, broken } = breakCycles(caused.map((verdict) => ({ ...ends(verdict), verdict })))
  const graph = new TaskGraph(
    subtasks,
    kept.map(({ verdict }) => dependencyOf(verdict)),
  )
  const reduced = new Set(graph.reducedDependencies().map(edgeKey))
  const isBroken = new Set(broken.map(({ verdict }) => verdict))
  const result: Refined = { dependencies: [], dropped: [], isolated: [] }
  for (const verdict of verdicts) {
    const { decision, evidence, sentence } = verdict
    const dependency = dependencyOf(verdict)
    if (decision !== 'keep') result.dropped.push({ dependency, why: decision, sentence, evidence })
    else if (isBroken.has(verdict)) {
      const weaker = `${sentence} It closes a cycle with edges of more evidence.`
      result.dropped.push({ dependency, why: 'closes_a_cycle', sentence: weaker, evidence })
    } else if (!reduced.has(edgeKey(dependency))) {
      const implied = `${sentence} Other dependencies already say the same.`
      result.dropped.push({ dependency, why: 'implied', sentence: implied, evidence })
    } else result.dependencies.push({ ...dependency, evidence })
  }
  const touched = new Set(result.dependencies.flatMap(({ from, to }) => [from, to]))
  result.isolated = subtasks.map(({ id }) => id).filter((id) => !touched.has(id))
  return result
}

const isCertified = ({ evidence }: Verdict): boolean => evidence.standing === 'certified'

const ends = ({ edge: { from, to } }: Verdict) => ({ from, to })

const dependencyOf = ({ edge: { from, to }, carriers, sentence }: Verdict): Dependency => ({
  from,
  to,
  rules: [...carriers],
  reason: sentence,
})
