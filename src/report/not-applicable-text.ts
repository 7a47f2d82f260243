import { count } from '../core/count.ts'
import type { ExperimentSpec } from '../experiment/matrix/experiment-spec.ts'
import { notApplicableGroups } from '../experiment/matrix/played-tasks.ts'

/** The text in a table cell in place of a number that cannot exist. */
export const NOT_APPLICABLE = 'not applicable'

/** Maximum number of tasks that are all named; of more, only the first ones are. */
const MOST_NAMED = 4

/** The parts of an experiment that are not played, a line for each condition and reason; empty if all are. */
export const notApplicableLines = (
  spec: Pick<ExperimentSpec, 'conditions' | 'tasks' | 'notApplicable'>,
): string[] =>
  notApplicableGroups(spec).map(({ label, tasks, of, why }) => {
    const named = tasks.length > MOST_NAMED ? [...tasks.slice(0, MOST_NAMED), '…'] : tasks
    const which =
      tasks.length === of ? 'any task' : `${tasks.length} of ${count(of, 'task')} (${named.join(', ')})`
    return `${NOT_APPLICABLE}: ${label} to ${which}: ${why}`
  })
