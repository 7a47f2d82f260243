import { describe, expect, it } from 'vitest'
import { eventsOf, type GameEvent } from '../../src/core/journal/events.ts'
import { packagePath } from '../../src/core/package-root.ts'
import { loadTask } from '../../src/scenario/testing.ts'
import { suiteTasks } from '../../src/suite/testing.ts'
import type { Task } from '../../src/task/task.ts'
import { play } from '../support/play.ts'

/* Gathering tasks played live by the expert or a simulated model, from the first step to the scorecard. */

const cooking = suiteTasks('villager-cooking')
const dish = (name: string): Task => cooking.find(({ id }) => id === `villager-cooking-${name}`) as Task

const successes = (events: readonly GameEvent[], name: string) =>
  eventsOf(events, 'action.finished').filter(({ data }) => data.action.name === name && data.result.ok)

describe('a team of three', () => {
  it('bakes a cake of milk from iron, wheat from hay and cane from a field, the same for the same seed', async () => {
    const { events, card } = await play(dish('cake-35'))
    expect(card).toMatchObject({
      outcome: 'success',
      completionRate: { value: 1, done: 100, of: 100 },
      complexity: 10,
      maxActionTime: 400,
    })
    expect(successes(events, 'UseOn')).toHaveLength(3)
    expect(successes(events, 'Handover').length).toBeGreaterThan(0)
    expect(card.contributionRate?.villager).toBeGreaterThan(0)
    const again = await play(dish('cake-35'))
    expect(again.events).toEqual(events)
  })

  it('cooks a stew of which everything has to be got first', async () => {
    const { events, card } = await play(dish('rabbit-stew-63'))
    expect(card).toMatchObject({ outcome: 'success', completionRate: { value: 1 }, complexity: 12 })
    expect(successes(events, 'Attack').length).toBeGreaterThan(0)
    expect(successes(events, 'Smelt')).toHaveLength(2)
    expect(card.agents.every(({ subtasks }) => subtasks > 0)).toBe(true)
  })

  it('ends with a model that errs', async () => {
    const { card } = await play(dish('rabbit-stew-21'), { spec: 'simulated:medium', seed: 3 })
    expect(['success', 'task_failure']).toContain(card.outcome)
    expect(card.completionRate?.value).toBeGreaterThan(0.5)
  })

  it('replans from the current state if no order was planned', async () => {
    const { events, card } = await play(dish('rabbit-stew-31'), { planner: 'no-graph' })
    expect(card.outcome).toBe('success')
    expect(eventsOf(events, 'subtask.finished').some(({ data }) => !data.done)).toBe(true)
  })
})

describe('a single agent', () => {
  it('gets an iron pickaxe from bare hands', async () => {
    const task = loadTask(packagePath('benchmarks', 'planning', 'examples', 'iron-pickaxe.yaml'))
    const { events, card } = await play(task, { agents: 1 })
    expect(card).toMatchObject({ outcome: 'success', completionRate: { value: 1, done: 1, of: 1 } })
    expect(card.contributionRate).toBeUndefined()
    const carried = eventsOf(events, 'items.changed').at(-1)?.data.items
    expect(carried).toContainEqual({ item: 'iron_pickaxe', count: 1 })
  })
})
