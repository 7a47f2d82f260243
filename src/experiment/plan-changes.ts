import { isDeepStrictEqual } from 'node:util'
import { PlanError } from '../core/errors.ts'
import type { EventData } from '../core/journal/events.ts'
import { edgeKey } from '../graph/edge-key.ts'
import type { Plan } from '../planner/plan.ts'

type Revised = EventData<'plan.revised'>
type Changes = Pick<Revised, 'added' | 'removed' | 'restated' | 'subtasks'>

/** The changes in a revision of a plan. @throws PlanError if a subtask was lost or changed: the team may be working on it */
export function changesBetween(before: Plan, after: Plan): Changes {
  const subtasks = new Map(after.subtasks.map((subtask) => [subtask.id, subtask]))
  for (const subtask of before.subtasks) {
    if (!isDeepStrictEqual(subtasks.get(subtask.id), subtask))
      throw new PlanError(`A revision of the plan has lost or changed subtask ${subtask.id}.`, {
        hint: 'A planner that publishes plans while the team works may add subtasks, but must keep existing ones unchanged.',
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

/** The fields of a dependency that matter to the team and to readers; the reason is omitted, because each answer rephrases it. */
const stateOf = ({ reason: _, ...state }: Edge): Omit<Edge, 'reason'> => state
