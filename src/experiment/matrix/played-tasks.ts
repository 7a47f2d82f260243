import { labelsOf } from './condition.ts'
import type { Contrast, ExperimentSpec } from './experiment-spec.ts'
import { type NotApplicable, whyNotPlayed } from './not-applicable.ts'

type Matrix = Pick<ExperimentSpec, 'conditions' | 'tasks' | 'notApplicable'>

const playedBy = (spec: Pick<Matrix, 'tasks' | 'notApplicable'>, condition: string): string[] =>
  spec.tasks.flatMap(({ id }) => (whyNotPlayed(spec, condition, id) === undefined ? [id] : []))

/** Why a condition plays no task at all; undefined if it plays some. */
export function whyNothingPlayed(
  spec: Pick<Matrix, 'tasks' | 'notApplicable'>,
  condition: string,
): string | undefined {
  if (spec.tasks.length === 0 || playedBy(spec, condition).length > 0) return undefined
  const reasons = spec.tasks.map(({ id }) => whyNotPlayed(spec, condition, id) ?? '')
  return [...new Set(reasons)].join('; ')
}

/** Why two conditions have no task in common, so that no pair can be formed; undefined if they have one. */
export function whyNotCompared(
  spec: Pick<Matrix, 'tasks' | 'notApplicable'>,
  { a, b }: Pick<Contrast, 'a' | 'b'>,
): string | undefined {
  const others = new Set(playedBy(spec, b))
  if (spec.tasks.length === 0 || playedBy(spec, a).some((task) => others.has(task))) return undefined
  const reasons = spec.tasks.flatMap(({ id }) =>
    [a, b].flatMap((condition) => whyNotPlayed(spec, condition, id) ?? []),
  )
  return [...new Set(reasons)].join('; ')
}

/** The tasks that a condition cannot play for the same reason. */
export interface NotApplicableGroup {
  /** Its name in tables. */
  label: string
  tasks: readonly string[]
  /** Number of tasks in the experiment. */
  of: number
  why: string
}

/** Tasks that are not played, by condition and reason. */
export function notApplicableGroups(spec: Matrix): NotApplicableGroup[] {
  const labels = labelsOf(spec.conditions)
  const ids = new Set(spec.tasks.map(({ id }) => id))
  const cells = (spec.notApplicable ?? []).filter(
    ({ condition, task }) => labels.has(condition) && ids.has(task),
  )
  return [...Map.groupBy(cells, ({ condition, why }) => JSON.stringify([condition, why])).values()].map(
    (those) => {
      const [{ condition, why }] = those as [NotApplicable, ...NotApplicable[]]
      const tasks = those.map(({ task }) => task)
      return { label: labels.get(condition) ?? condition, tasks, of: ids.size, why }
    },
  )
}
