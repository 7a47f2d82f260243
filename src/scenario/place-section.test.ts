import { expect, test } from 'vitest'
import type { GameEvent } from '../core/journal/events.ts'
import { suiteTasks } from '../suite/testing.ts'
import type { Task } from '../task/task.ts'
import { scenarioOf } from '../task/task-format.ts'
import { builtinScenarios } from './builtin.ts'
import type { Scenario } from './scenario.ts'
import { escapeIn } from './testing.ts'

const textOf = (task: Task, ...events: GameEvent[]): string =>
  scenarioOf(builtinScenarios as readonly Scenario[], task)
    .placeSection(task, events)
    .text.replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('a dish shows who first carried the items of its check-points, and when', () => {
  const [cake] = suiteTasks('villager-cooking') as [Task]
  const text = textOf(cake, {
    t: 2500,
    type: 'items.changed',
    data: { agent: 'Bob', items: [{ item: 'egg', count: 1 }] },
  })
  expect(text).toContain('egg 1 10 2.5 Bob')
  expect(text).toContain('cake 1 100 never at most 0 at once')
})

test('an escape shows the progress in its rooms', () => {
  const [first] = suiteTasks('villager-escape') as [Task]
  const [, room] = escapeIn(first).rooms
  const text = textOf(first, { t: 1500, type: 'room.done', data: { room: room?.id ?? '' } })
  expect(text).toContain(`${room?.id} 0 of 1 1.5`)
  expect(text).toContain('lobby – –')
  expect(text).toContain('exit – never')
  expect(text).toContain('Before the run')
})

test('a construction shows blueprint, built and difference', () => {
  expect(textOf(suiteTasks('ablation')[0] as Task)).toContain('Blueprint, built, difference')
})
