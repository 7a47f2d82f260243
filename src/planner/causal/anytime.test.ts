import { describe, expect, it } from 'vitest'
import { createSimulated } from '../../question/simulated/simulated.ts'
import { builtinGame } from '../../scenario/builtin-expert.ts'
import { openFile, readOpen } from '../../scenario/open/testing.ts'
import { loadTask, pavilion } from '../../scenario/testing.ts'
import { builtInActions } from '../../task/actions/built-in.ts'
import type { Task } from '../../task/task.ts'
import type { Plan } from '../plan.ts'
import { contextFor, sceneOf } from '../testing.ts'
import { type CausalOptions, createCausalPlanner } from './causal-planner.ts'

/** The plans that a team is shown during planning, and the final plan. */
async function shown(task: Task, options: Partial<CausalOptions> = {}, isMoot = () => false) {
  const plans: { plan: Plan; why: string }[] = []
  const planner = createCausalPlanner({ anytime: true, calibration: 'skip', ...options })
  const live = { revise: (plan: Plan, why: string) => plans.push({ plan, why }), isMoot }
  const context = { ...contextFor(createSimulated('medium', builtinGame)), actions: builtInActions, live }
  const last = await planner.plan(task, sceneOf(task), context)
  return { plans, last }
}

const edges = ({ dependencies }: Plan): string[] => dependencies.map(({ from, to }) => `${from}→${to}`)

describe('a plan that is shown while it is refined', () => {
  it('begins with the bare subtasks where no dependency could be held, then shows initial graph and waves', async () => {
    const { plans, last } = await shown(pavilion())
    expect(plans[0]?.plan.dependencies).toEqual([])
    expect(plans[0]?.plan.isolated).toHaveLength(last.subtasks.length)
    expect(plans[1]?.why).toMatch(/^the initial graph: \d+ dependencies predicted$/)
    expect(plans[1]?.plan.dependencies.length).toBeGreaterThan(0)
    expect(plans.slice(2).every(({ why }) => why.startsWith('wave '))).toBe(true)
    const final = plans.at(-1)?.plan as Plan
    expect(edges(final)).toEqual(edges(last))
    expect(last.dependencies.every(({ meaning }) => meaning === 'preferred')).toBe(true)
  })

  it('keeps what is undecided, and says so of each dependency', async () => {
    const { plans } = await shown(pavilion())
    const standings = (plan: Plan) => plan.dependencies.map(({ evidence }) => evidence?.standing)
    expect(standings(plans[1]?.plan as Plan)).toContain('untested')
    expect(standings(plans.at(-1)?.plan as Plan)).toContain('certified')
    expect(standings(plans.at(-1)?.plan as Plan)).not.toContain('untested')
  })

  it('begins with the initial graph where an action is final', async () => {
    const { plans, last } = await shown(loadTask('benchmarks/planning/examples/iron-pickaxe.yaml'))
    expect(plans[0]?.why).toMatch(/^the initial graph/)
    expect(last.dependencies.some(({ meaning = 'held' }) => meaning === 'held')).toBe(true)
  })

  it('holds every dependency of a task that demands an order', async () => {
    const goal = {
      kind: 'then',
      of: [
        { kind: 'standing', of: 'stone' },
        { kind: 'standing', of: 'torch' },
      ],
    }
    const task = readOpen(openFile(['give @s torch', 'give @s stone'], goal, '1.19.2', 1))
    const { plans, last } = await shown(task)
    expect(plans[0]?.why).toMatch(/^the initial graph/)
    expect(last.dependencies.length).toBeGreaterThan(0)
    expect(last.dependencies.every(({ meaning }) => meaning === undefined)).toBe(true)
  })

  it('asks nothing about dependencies that are moot', async () => {
    const { last } = await shown(pavilion(), {}, () => true)
    expect(last.refinement?.questions.intervention).toBe(0)
    expect(last.dependencies.map(({ evidence }) => evidence?.standing)).toContain('moot')
  })

  it('shows nothing, and prefers nothing, unless it is anytime', async () => {
    const { plans, last } = await shown(pavilion(), { anytime: false })
    expect(plans).toEqual([])
    expect(last.dependencies.every(({ meaning }) => meaning === undefined)).toBe(true)
  })
})
