import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { scoreGraph } from '../graph/score/score-graph.ts'
import { taskFileText } from '../import/task-file-text.ts'
import { expandNodes } from '../planner/expand.ts'
import { builtinScenarios } from '../scenario/builtin.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { expertDecompose, parseTask, trueDependencies } from '../scenario/testing.ts'
import { builtInActions } from '../task/actions/built-in.ts'
import { sceneBefore } from '../task/scene.ts'
import type { Task } from '../task/task.ts'
import { scenarioOf } from '../task/task-format.ts'
import { SIZES } from './irreversible/family.ts'
import { irreversibleFamilies } from './irreversible/index.ts'
import { irreversible } from './irreversible.ts'
import { suiteTasks } from './testing.ts'

const scenarios: readonly Scenario[] = builtinScenarios
const scenarioFor = (task: Task): Scenario => scenarioOf(scenarios, task)
const tasks = suiteTasks('irreversible')
const familyOf = ({ id }: Pick<Task, 'id'>) => id.replace(/^irreversible-|-\d+$/g, '')
const plans = tasks.map((task) => {
  const { functions, nodes } = expertDecompose({ task, scene: sceneBefore(task, ['Ann', 'Ben', 'Cid']) })
  return { task, ...expandNodes(functions, nodes, builtInActions) }
})

describe('the suite irreversible', () => {
  it('is at least 24 tasks in at least six families, four sizes each', () => {
    const families = Map.groupBy(tasks, familyOf)
    expect([...families.keys()]).toEqual(irreversibleFamilies.map(({ id }) => id))
    expect(families.size).toBeGreaterThanOrEqual(6)
    expect([...families.values()].map(({ length }) => length)).toEqual(irreversibleFamilies.map(() => SIZES))
    expect(tasks.length).toBeGreaterThanOrEqual(24)
  })

  it('never changes, so that results stay comparable', () => {
    expect(irreversible()).toEqual(irreversible())
    const text = irreversible().map((draft) => taskFileText(draft))
    expect(createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16)).toBe(
      'da034d1a6b252032',
    )
  })

  it('differs for other seeds, whose tasks can be done as well', () => {
    for (const seed of [1, 2, 3]) {
      const drafts = irreversible(seed)
      expect(drafts).not.toEqual(irreversible())
      for (const draft of drafts) {
        const task = parseTask(taskFileText(draft), draft.id)
        const scenario = scenarioFor(task)
        expect(scenario.feasibility?.(task, task.agents), `${draft.id}, seed ${seed}`).toEqual([])
      }
    }
  })

  it('has only tasks that can be done', () => {
    for (const task of tasks) expect(scenarioFor(task).feasibility?.(task, task.agents), task.id).toEqual([])
  })

  it('is cut by the expert into subtasks whose true dependencies are free of cycles', () => {
    for (const { task, subtasks, issues } of plans) {
      expect(issues, task.id).toEqual([])
      const truth = trueDependencies(task, subtasks)
      expect(truth.length, task.id).toBeGreaterThan(0)
      const ids = subtasks.map(({ id }) => id)
      expect(scoreGraph(ids, truth, truth).executable, task.id).toBe(true)
    }
  })

  it('orders what each family is about by the rule that causes it', () => {
    const rules = new Map(
      irreversibleFamilies.map(({ id }) => {
        const own = plans.filter(({ task }) => familyOf(task) === id)
        return [
          id,
          own.map(({ task, subtasks }) => trueDependencies(task, subtasks).flatMap((edge) => edge.rules)),
        ]
      }),
    )
    const expected = {
      crops: 'ripe-before-harvest',
      powder: 'gravity',
      'only-ingots': 'ingredients-before-craft',
      'only-fuel': 'furnace-and-fuel-before-smelt',
      animals: 'last-chance',
      'left-behind': 'last-chance',
      'switched-behind': 'last-chance',
    }
    for (const [family, rule] of Object.entries(expected))
      for (const found of rules.get(family) ?? []) expect(found, family).toContain(rule)
    expect([...rules.keys()]).toEqual(Object.keys(expected))
  })

  it('forbids making the ornament, or the torches, before more material has come in', () => {
    for (const { task, subtasks } of plans) {
      if (!/only-/.test(task.id)) continue
      const last = subtasks.at(-1)?.id as number
      const needed = trueDependencies(task, subtasks)
        .filter(({ to, anyOf }) => to === last && anyOf === undefined)
        .map(({ from }) => subtasks.find(({ id }) => id === from)?.description)
      expect(needed.join('; '), task.id).toMatch(/mine|smelt/)
    }
  })

  it('states the rule of the last chance in no task of the other suites', () => {
    const others = ['villager', 'gathering', 'mcu-pairs'].flatMap((suite) => suiteTasks(suite))
    const stated = (task: Task) => scenarioFor(task).ownRules?.(task) ?? []
    expect(others.filter((task) => stated(task).length > 0).map(({ id }) => id)).toEqual([])
    expect(new Set(tasks.filter((task) => stated(task).length > 0).map(familyOf))).toEqual(
      new Set(['animals', 'left-behind', 'switched-behind']),
    )
  })
})
