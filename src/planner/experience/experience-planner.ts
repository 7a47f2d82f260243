import { createHash } from 'node:crypto'
import { createRandom } from '../../core/random.ts'
import { countingCalls } from '../../question/count-calls.ts'
import { decompose as decomposeQuestion } from '../../question/kinds/decompose.ts'
import { edges as edgesQuestion } from '../../question/kinds/edges.ts'
import type { Task } from '../../task/task.ts'
import { decompose } from '../decompose.ts'
import type { Plan } from '../plan.ts'
import type { Planner } from '../planner.ts'
import { findRivalEdges } from '../rivals/rival-planner.ts'
import { selfConsistency } from '../rivals/self-consistency.ts'
import { learnedGraph } from './learned-graph.ts'
import { LESSONS, namesOf } from './lessons.ts'

/** Questions for the graph of the first episode: one vote for each edge, in all but large tasks. */
const QUESTIONS = 5

/**
 * Corrects the predicted dependencies by what earlier episodes of the same task have shown: which subtasks failed, and what was not yet done
 * when others succeeded. Source: XENON, arXiv 2505.24157, which corrects a model's dependency graph of items by successes and
 * failures across episodes. Here the graph is that of a task's subtasks, a dependency at a time is left out to learn whether it is needed, and
 * no embedding relates one item to another.
 */
export const createExperiencePlanner = (id: string): Planner => ({
  id,
  asks: [decomposeQuestion, edgesQuestion],
  knowledgeOf: LESSONS,
  async plan(task, scene, given): Promise<Plan> {
    const { answerer, calls } = countingCalls(given.answerer)
    const context = { ...given, answerer }
    const { functions, subtasks } = await decompose(task, scene, context)
    const asked = { task, subtasks, context, budget: QUESTIONS, hasRules: true }
    const predicted = (await findRivalEdges(selfConsistency, asked)).dependencies
    const world = worldOf(task)
    const lessons = (given.knowledge?.lessons ?? []).filter((lesson) => lesson.world === world)
    const names = new Set(namesOf(subtasks).values())
    const episode = given.knowledge?.runs ?? 0
    const explore = createRandom(given.seed).fork(`what to learn in episode ${episode} of ${world}`)
    const { dependencies, dropped, explored } = learnedGraph({ subtasks, predicted, lessons, explore })
    const touched = new Set(dependencies.flatMap(({ from, to }) => [from, to]))
    return {
      task: task.id,
      planner: id,
      model: answerer.id,
      functions,
      subtasks: [...subtasks],
      dependencies,
      dropped,
      isolated: subtasks.map((subtask) => subtask.id).filter((subtask) => !touched.has(subtask)),
      experience: { world, tried: lessons.filter(({ subtask }) => names.has(subtask)).length, explored },
      modelCalls: calls,
    }
  },
})

/** Names a task and the rules of its world: what was learned under other rules says nothing. */
function worldOf({ id, gameVersion, rules }: Task): string {
  const { told: _told, ...differences } = rules ?? {}
  const hash = createHash('sha256')
    .update(JSON.stringify([gameVersion, differences]))
    .digest('hex')
  return `${id} ${hash.slice(0, 12)}`
}
