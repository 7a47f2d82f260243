import { createHash } from 'node:crypto'
import { createRandom } from '../../core/random.ts'
import { edges as edgesQuestion } from '../../question/kinds/edges.ts'
import type { Task } from '../../task/task.ts'
import { createOrderingPlanner, type Ordered, type Unordered } from '../baselines/ordering-planner.ts'
import type { Planner } from '../planner.ts'
import { findRivalEdges } from '../rivals/rival-planner.ts'
import { selfConsistency } from '../rivals/self-consistency.ts'
import { learnedGraph } from './learned-graph.ts'
import { LESSONS, namesOf } from './lessons.ts'

/** Questions for the predicted graph. */
const QUESTIONS = 5

/**
 * Predicts dependencies with a model and corrects them by the successes and failures of earlier episodes of the same task. Some
 * suspected dependencies are left out of each plan, to learn whether they are needed. Source: XENON, arXiv 2505.24157, which
 * corrects a graph of items; here, the graph is that of a task's subtasks, and nothing is inferred from similar items.
 */
export const createExperiencePlanner = (id: string): Planner => ({
  ...createOrderingPlanner(id, orderByLessons, { asks: [edgesQuestion] }),
  knowledgeOf: LESSONS,
})

async function orderByLessons({ task, subtasks, context }: Unordered): Promise<Ordered> {
  const asked = { task, subtasks, context, budget: QUESTIONS, hasRules: true }
  const predicted = (await findRivalEdges(selfConsistency, asked)).dependencies
  const world = worldOf(task)
  const lessons = (context.knowledge?.lessons ?? []).filter((lesson) => lesson.world === world)
  const episode = context.knowledge?.runs ?? 0
  const explore = createRandom(context.seed).fork(`what to learn in episode ${episode} of ${world}`)
  const { explored, ...learned } = learnedGraph({ subtasks, predicted, lessons, explore })
  const names = new Set(namesOf(subtasks).values())
  const tried = lessons.filter(({ subtask }) => names.has(subtask)).length
  return { ...learned, experience: { world, tried, explored } }
}

/** Names a task and the rules of its world: lessons under other rules say nothing. */
function worldOf({ id, gameVersion, rules }: Task): string {
  const { told: _told, ...differences } = rules ?? {}
  const hash = createHash('sha256')
    .update(JSON.stringify([gameVersion, differences]))
    .digest('hex')
  return `${id} ${hash.slice(0, 12)}`
}
