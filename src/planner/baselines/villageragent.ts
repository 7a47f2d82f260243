import { breakCycles } from '../../graph/break-cycles.ts'
import type { Dependency, Subtask } from '../../graph/subtask.ts'
import { describeTask } from '../../question/describe-task.ts'
import { prerequisites } from '../../question/kinds/prerequisites.ts'
import type { ReplyOf } from '../../question/question.ts'
import { askUntilSound } from '../ask-until-sound.ts'
import type { Plan } from '../plan.ts'
import type { Planner } from '../planner.ts'
import { createOrderingPlanner, type Ordered, type Unordered } from './ordering-planner.ts'
import { namedEdges, publishedEdges } from './villager-edges.ts'

type Entry = ReplyOf<typeof prerequisites>['subtasks'][number]

/**
 * VillagerAgent's task manager (Dong et al. 2024): one question lists all subtasks with their milestones and required
 * subtasks, and these are the edges of the graph. `faithful` makes edges as the published code does in every plan but its
 * first; `fixed` keeps what the model named.
 *
 * Departures: the subtasks come from our decomposition, because they must be executable; the task manager adds milestones.
 * It plans the whole task at once, because a planner gets no feedback here. The published one plans at most as many
 * subtasks as there are agents, waits for them to end, and plans again. It does not assign agents: the assignment strategy
 * does, in the same way for all planners.
 */
export const createVillagerPlanner = (id: string, variant: 'faithful' | 'fixed'): Planner =>
  createOrderingPlanner(
    id,
    async (unordered) => {
      const entries = await askForPrerequisites(unordered)
      const { subtasks } = unordered
      const required = entries.map(({ required_subtasks }) => required_subtasks)
      const ordered = variant === 'faithful' ? asPublished(subtasks, required) : asNamed(subtasks, required)
      return {
        ...ordered,
        subtasks: subtasks.map((subtask, index) => withMilestones(subtask, entries[index])),
      }
    },
    { asks: [prerequisites] },
  )

/** @returns one entry per subtask, in their order */
function askForPrerequisites({ task, scene, subtasks, context }: Unordered): Promise<Entry[]> {
  const facts = { task, description: describeTask(task, context.scenarios), scene, subtasks }
  return askUntilSound(prerequisites, facts, {
    what: 'list of prerequisites',
    context,
    check(reply) {
      const entries = subtasks.map((_, index) => reply.subtasks.filter(({ id }) => id === index + 1))
      const issues = entries.flatMap(({ length }, index) =>
        length === 1 ? [] : [`subtask ${index + 1} is listed ${length} times; it must be listed once`],
      )
      const unknown = reply.subtasks.filter(({ id }) => id < 1 || id > subtasks.length)
      issues.push(...unknown.map(({ id }) => `there is no subtask ${id} in the list`))
      return { value: entries.flat(), issues }
    },
  })
}

const withMilestones = (subtask: Subtask, entry: Entry | undefined): Subtask =>
  entry === undefined || entry.milestones.length === 0
    ? subtask
    : { ...subtask, description: `${subtask.description}\nMilestones: ${entry.milestones.join(' ')}` }

type Required = readonly (readonly number[])[]

/** An edge between positions in the list as a dependency between subtasks; undefined if one of them does not exist. */
function between(subtasks: readonly Subtask[], from: number, to: number, reason: string) {
  const [first, second] = [subtasks[from - 1], subtasks[to - 1]]
  if (first === undefined || second === undefined || first === second) return []
  return [{ from: first.id, to: second.id, rules: [], reason } satisfies Dependency]
}

function asPublished(subtasks: readonly Subtask[], required: Required): Ordered {
  const { edges, lost } = publishedEdges(required)
  const reasonFor = (from: number, to: number) =>
    required[to - 1]?.includes(from) === true
      ? 'Named as required.'
      : 'Inherited from the subtask before it in the list.'
  return {
    dependencies: edges.flatMap((list, index) =>
      list.flatMap((from) => between(subtasks, from, index + 1, reasonFor(from, index + 1))),
    ),
    dropped: lost.flatMap(({ from, to }) =>
      between(subtasks, from, to, 'Named as required.').map((dependency): Plan['dropped'][number] => ({
        dependency,
        why: 'index_check',
        sentence: 'Lost: the published check counts the list before the subtask is in it.',
      })),
    ),
  }
}

function asNamed(subtasks: readonly Subtask[], required: Required): Ordered {
  const named = namedEdges(required).edges.flatMap((list, index) =>
    list.flatMap((from) => between(subtasks, from, index + 1, 'Named as required.')),
  )
  const { kept, broken } = breakCycles(named)
  return {
    dependencies: kept,
    dropped: broken.map((dependency) => ({
      dependency,
      why: 'closes_a_cycle',
      sentence: 'It closes a cycle with edges that were named before it.',
    })),
  }
}
