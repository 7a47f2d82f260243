import { expect, it } from 'vitest'
import { createRandom } from '../../src/core/random.ts'
import { openTrials } from '../../src/experiment/trials/open-trials.ts'
import { needsGraph } from '../../src/graph/score/needs-graph.ts'
import { randomOrder } from '../../src/graph/score/random-order.ts'
import type { Subtask } from '../../src/graph/subtask.ts'
import { decompose } from '../../src/planner/decompose.ts'
import type { Trials } from '../../src/planner/trials.ts'
import { tryOut } from '../../src/planner/world/try-out.ts'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import { expert, trueDependencies } from '../../src/scenario/testing.ts'
import { irreversibleFamilies } from '../../src/suite/irreversible/index.ts'
import { suiteTasks } from '../../src/suite/testing.ts'
import { agentNames } from '../../src/task/agent-names.ts'
import { sceneBefore } from '../../src/task/scene.ts'
import type { Task } from '../../src/task/task.ts'
import { play } from '../support/play.ts'

/** Random orders that are carried out for each task, each in a world of its own. */
const ORDERS = 2

/** Of each family, the subtask that uses something up, destroys it or leaves it behind, and the one that then fails. */
const MISTAKES: Readonly<Record<string, { first: RegExp; fails: RegExp }>> = {
  crops: { first: /^mine \d wheat/, fails: /^feed the wheat/ },
  powder: { first: /^mine \d (moss|slime|honey)_block/, fails: /^mine \d \w+_concrete_powder/ },
  'only-ingots': {
    first: /^craft \d (bucket|cobblestone_slab|diamond_sword|shears)$/,
    fails: /^craft 1 \w+_pickaxe$/,
  },
  'only-fuel': { first: /^craft \d+ torch$/, fails: /^smelt/ },
  animals: { first: /^hunt/, fails: /^get/ },
  'left-behind': { first: /^use drop-lever-1,/, fails: /^take/ },
  'switched-behind': { first: /^use drop-lever-1,/, fails: /^use gate-lever-1-/ },
}

const catalogue = new Catalogue()
const tasks = suiteTasks('irreversible')
const families = irreversibleFamilies.map(({ id }) => {
  const task = tasks.find((one) => one.id === `irreversible-${id}-1`)
  const mistake = MISTAKES[id]
  if (task === undefined || mistake === undefined) throw new TypeError(`no task or mistake of ${id}`)
  return { id, task, mistake }
})

async function subtasksOf(task: Task): Promise<readonly Subtask[]> {
  const { actions, scenarios } = catalogue
  const context = { answerer: expert, actions, scenarios, seed: 1 }
  return (await decompose(task, sceneBefore(task, agentNames(task.agents)), context)).subtasks
}

async function withTrials<T>(
  task: Task,
  subtasks: readonly Subtask[],
  use: (trials: Trials) => Promise<T>,
): Promise<T> {
  const trials = openTrials()(task, subtasks)
  try {
    return await use(trials)
  } finally {
    await trials.close()
  }
}

it.each(families)('the true dependencies of $id are enough, carried out in the world', async ({ task }) => {
  const subtasks = await subtasksOf(task)
  const ids = subtasks.map(({ id }) => id)
  const graph = needsGraph(ids, trueDependencies(task, subtasks))
  await withTrials(task, subtasks, async (trials) => {
    for (let seed = 1; seed <= ORDERS; seed++) {
      const order = randomOrder(graph, createRandom(seed)) ?? []
      expect(order).toHaveLength(ids.length)
      const { order: played, failures } = await trials.rehearse(order)
      expect([...failures]).toEqual([])
      expect(played).toEqual(order)
    }
  })
})

it.each(families)(
  'a wrong order of $id is final: what comes later fails, however often it is tried',
  async ({ task, mistake }) => {
    const subtasks = await subtasksOf(task)
    const matching = (pattern: RegExp) =>
      subtasks.filter(({ description }) => pattern.test(description)).map(({ id }) => id)
    const [first] = matching(mistake.first)
    const fails = matching(mistake.fails)
    if (first === undefined || fails.length === 0) throw new TypeError(`the plan of ${task.id} has changed`)
    // Materials are fetched before, so that the subtask can do its harm.
    const fetched = matching(/^take/).filter((id) => !fails.includes(id))
    const order = [...fetched, first, ...subtasks.map(({ id }) => id)]
    await withTrials(task, subtasks, async (trials) => {
      const { order: played, failures } = await trials.rehearse([...new Set(order)])
      expect(played).toContain(first)
      // A rehearsal that finds nothing to do after it puts it off.
      const isBefore = (id: number) => played.includes(id) && played.indexOf(id) < played.indexOf(first)
      expect(fails.filter((id) => failures.has(id) || isBefore(id))).not.toEqual([])
    })
  },
)

it.each(families.filter(({ id }) => ['powder', 'animals', 'switched-behind'].includes(id)))(
  'trials of $id find what must come before the mistake, though it is listed first',
  async ({ task, mistake }) => {
    const subtasks = await subtasksOf(task)
    const idOf = (pattern: RegExp) =>
      subtasks.find(({ description }) => pattern.test(description))?.id as number
    const [first, fails] = [idOf(mistake.first), idOf(mistake.fails)]
    expect(first).toBeLessThan(fails)
    const shown = await withTrials(task, subtasks, (trials) => tryOut(subtasks, trials))
    expect([...shown.values()].flatMap(({ unknown }) => unknown ?? [])).toEqual([])
    expect(shown.get(fails)?.closedBy).toContain(first)
  },
)

it.each(families.filter(({ id }) => ['powder', 'animals', 'left-behind'].includes(id)))(
  '$id is solved by the perfect planner',
  async ({ task }) => {
    const { card } = await play(task, { planner: 'perfect' })
    expect(card.outcome).toBe('success')
    expect(card.completionRate?.value).toBe(1)
  },
)
