import { expect, test } from 'vitest'
import type { GameEvent, JournalEvent } from '../../core/journal/events.ts'
import { suiteTasks } from '../../suite/testing.ts'
import type { Task } from '../../task/task.ts'
import { placeSection } from './place-section.ts'
import { viewRun } from './run-view.ts'

const textOf = (task: Task | undefined, ...events: GameEvent[]): string => {
  const started: GameEvent = {
    t: 0,
    type: 'run.started',
    data: {
      schema: 1,
      task,
      agents: ['Alice', 'Bob'],
      options: { seed: 1, clock: 'fast', server: '', planner: '', model: '', assignment: '' },
    },
  }
  const journal = [started, ...events].map((event, seq): JournalEvent => ({ ...event, seq, wall: 0 }))
  const section = placeSection(viewRun(journal))
  return section === undefined ? '' : section.text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('a dish shows who first carried what its check-points ask for, and when', () => {
  const [cake] = suiteTasks('villager-cooking')
  const text = textOf(cake, {
    t: 2500,
    type: 'items.changed',
    data: { agent: 'Bob', items: [{ item: 'egg', count: 1 }] },
  })
  expect(text).toContain('egg 1 10 2.5 Bob')
  expect(text).toContain('cake 1 100 never at most 0 at once')
})

test('an escape shows how far its rooms came', () => {
  const [first] = suiteTasks('villager-escape')
  const [, room] = first?.escape?.rooms ?? []
  const text = textOf(first, { t: 1500, type: 'room.done', data: { room: room?.id ?? '' } })
  expect(text).toContain(`${room?.id} 0 of 1 1.5`)
  expect(text).toContain('lobby – –')
  expect(text).toContain('exit – never')
  expect(text).toContain('Before the run')
})

test('a construction has a section of its own instead', () => {
  expect(textOf(suiteTasks('ablation')[0])).toBe('')
})
