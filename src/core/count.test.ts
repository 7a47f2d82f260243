import { expect, it } from 'vitest'
import { count } from './count.ts'

it('counts in the singular for one thing alone', () => {
  expect([0, 1, 2].map((n) => count(n, 'task'))).toEqual(['0 tasks', '1 task', '2 tasks'])
  expect([1, 2].map((n) => count(n, 'dependency', 'dependencies'))).toEqual([
    '1 dependency',
    '2 dependencies',
  ])
})
