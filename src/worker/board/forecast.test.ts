import { describe, expect, it } from 'vitest'
import { TaskGraph } from '../../graph/task-graph.ts'
import { graphWith, subtask } from '../../graph/testing.ts'
import { estimates } from '../testing.ts'
import { Forecast } from './forecast.ts'

/** Subtasks 1 → 2 → 3 and 1 → 4. */
function stage(...done: number[]) {
  const graph = graphWith(4, [
    [1, 2],
    [2, 3],
    [1, 4],
  ])
  return new Forecast({ graph, isDone: (id) => done.includes(id) }, estimates())
}

describe('the forecast', () => {
  it('adds up the longest chain of open work behind a subtask', () => {
    const step = stage().duration(1)
    expect([1, 2, 3, 4].map((id) => stage().tail(id))).toEqual([3 * step, 2 * step, step, step])
    expect([1, 2].map((id) => stage(1).tail(id))).toEqual([2 * step, 2 * step])
  })

  it('knows how long furnaces take, and leaves that time out when it learns the length of steps', () => {
    const smelt = { name: 'Smelt', args: { item: 'potato', amount: 3, fuel: 'coal' } }
    const baking = subtask(5, [smelt])
    const forecast = new Forecast(
      { graph: new TaskGraph([baking, subtask(6, [])]), isDone: () => false },
      estimates(),
    )
    expect(forecast.duration(5)).toBe(forecast.duration(6) + 30_000)
    const before = forecast.duration(6)
    forecast.learn(baking, 30_000 + before)
    expect(forecast.duration(6)).toBeCloseTo(before, 6)
  })

  it('follows the longest chain', () => {
    expect(stage().chainFrom(1)).toEqual([1, 2, 3])
  })

  it('knows how much work is left', () => {
    expect(stage(1, 2).workLeft).toBe(2 * stage().duration(3))
  })

  it('learns how long work lasts, and recomputes after a refresh', () => {
    const forecast = stage()
    const before = forecast.tail(1)
    forecast.learn(graphWith(1, []).subtask(1), 60_000)
    expect(forecast.tail(1)).toBe(before)
    forecast.refresh()
    expect(forecast.tail(1)).toBeGreaterThan(before)
  })
})
