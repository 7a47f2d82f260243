import { edgeKey } from '../../../graph/edge-key.ts'
import type { Subtask } from '../../../graph/subtask.ts'
import type { Verdict } from '../decision/decision.ts'
import type { Rule } from '../rules.ts'
import type { RuleCounts } from './rule-counts.ts'
import { type CalibrationTask, reachedFrom } from './tasks.ts'

/** What the verdicts on one calibration task show about each rule. */
export function countsByRule(
  { subtasks, edges }: CalibrationTask,
  verdicts: readonly Verdict[],
  rules: readonly Rule[],
): Record<string, RuleCounts> {
  const causes = new Map(edges.map((edge) => [edgeKey(edge), edge.rules]))
  const reached = reachedFrom(edges)
  const isCertified = ({ evidence }: Verdict) => evidence.standing === 'certified'
  return Object.fromEntries(
    rules.map(({ id, covers = [id] }) => {
      const isOf = (named: readonly string[]) => named.some((rule) => covers.includes(rule))
      const caused = verdicts.filter(({ edge }) => isOf(causes.get(edgeKey(edge)) ?? []))
      const madeUp = verdicts.filter(({ edge }) => !reached.has(edgeKey(edge)) && edge.named.includes(id))
      const counts: RuleCounts = {
        edges: caused.length,
        kept: caused.filter(isCertified).length,
        offered: lookalikes(
          subtasks,
          edges.filter((edge) => isOf(edge.rules)),
          reached,
        ),
        madeUp: madeUp.length,
        certified: madeUp.filter(isCertified).length,
      }
      return [id, counts]
    }),
  )
}

/** Number of pairs that look like one of these edges and are not ordered. */
function lookalikes(
  subtasks: readonly Subtask[],
  edges: readonly { from: number; to: number }[],
  reached: ReadonlySet<string>,
): number {
  const kind = new Map(subtasks.map(({ id, actions }) => [id, actions.map(({ name }) => name).join()]))
  const pairs = edges.flatMap(({ from, to }) =>
    subtasks
      .filter(({ id }) => id !== from && id !== to && kind.get(id) === kind.get(from))
      .map(({ id }) => edgeKey({ from: id, to })),
  )
  return new Set(pairs.filter((key) => !reached.has(key))).size
}

/** The combined counts of several tasks. */
export function summedByRule(
  tasks: readonly Readonly<Record<string, RuleCounts>>[],
): Record<string, RuleCounts> {
  const sums: Record<string, RuleCounts> = {}
  for (const [id, counts] of tasks.flatMap((task) => Object.entries(task))) {
    const known = sums[id] ?? { edges: 0, kept: 0, offered: 0, madeUp: 0, certified: 0 }
    sums[id] = {
      edges: known.edges + counts.edges,
      kept: known.kept + counts.kept,
      offered: known.offered + counts.offered,
      madeUp: known.madeUp + counts.madeUp,
      certified: known.certified + counts.certified,
    }
  }
  return sums
}
