import { isDeepStrictEqual } from 'node:util'
import { PlanError } from '../core/errors.ts'
import type { EventData } from '../core/journal/events.ts'
import { edgeKey } from '../graph/edge-key.ts'
import type { Plan } from '../planner/plan.ts'

type Revised = EventData<'plan.revised'>
type Changes = Pick<Revised, 'added' | 'removed' | 'restated' | 'subtasks'>

/**
 * What a revision changes in a plan.
 * @throws PlanError when it has lost or changed a subtask: the team may be working on it
 */
export function changesBetween(before: Plan, after: Plan): Changes {
  const subtasks = new Map(after.subtasks.map((subtask) => [subtask.id, subtask]))
  for (const subtask of before.subtasks) {
    if (!isDeepStrictEqual(subtasks.get(subtask.id), subtask))
      throw new PlanError(`A revision of the plan has lost or changed subtask ${subtask.id}.`, {
        hint: 'A planner that publishes plans while the team works may add subtasks, but must keep all of them as they are.',
      })
    subtasks.delete(subtask.id)
  }
  const [old, current] = [edgesOf(before), edgesOf(after)]
  return {
    added: [...current].flatMap(([key, edge]) => (old.has(key) ? [] : [edge])),
    removed: [...old].flatMap(([key, { from, to }]) => (current.has(key) ? [] : [{ from, to }])),
    restated: [...current].flatMap(([key, edge]) => {
      const known = old.get(key)
      return known === undefined || isDeepStrictEqual(stateOf(known), stateOf(edge)) ? [] : [edge]
    }),
    subtasks: [...subtasks.values()],
  }
}

type Edge = Revised['added'][number]

const edgesOf = ({ dependencies }: Plan): Map<string, Edge> =>
  new Map(
    dependencies.map(({ evidence, ...edge }) => {
      const standing = evidence?.standing
      return [edgeKey(edge), { ...edge, ...(standing === undefined ? {} : { standing }) }]
    }),
  )

/** What of a dependency matters to the team and its readers; the reason is rephrased with each answer. */
const stateOf = ({ reason: _, ...state }: Edge): Omit<Edge, 'reason'> => state
