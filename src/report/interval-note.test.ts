import { expect, it } from 'vitest'
import { intervalNote } from './interval-note.ts'

const note = (tasks: number, seeds: number) =>
  intervalNote({ tasks: Array(tasks).fill(''), seeds: Array(seeds).fill(0) })

it('Intervals claim nothing about other tasks where there was one task', () => {
  expect(note(3, 5)).toContain('for other tasks and seeds')
  expect(note(1, 5)).toContain('one task tells nothing about other tasks')
  expect(note(1, 5)).not.toContain('for other tasks and seeds')
  expect(note(3, 1)).toContain('for other tasks under this seed')
  expect(note(1, 1)).toBe('One task and one seed: there are no intervals.')
})
