import { describe, expect, it } from 'vitest'
import type { Position } from '../../core/position.ts'
import { steppingClock } from '../../worker/testing.ts'
import { Scaffolding } from '../motion/scaffolding.ts'
import { Tidying } from './tidying.ts'

const column = (x: number, z: number, height: number): Position[] =>
  Array.from({ length: height }, (_, y) => ({ x, y, z }))

function scene(columns: readonly Position[][]) {
  const scaffolding = new Scaffolding()
  for (const cell of columns.flat()) scaffolding.put(cell, 'Zoe')
  scaffolding.abandon('Zoe')
  const clock = steppingClock()
  const tidying = new Tidying(scaffolding, clock)
  const assign = (agent: string, x: number, retryMs = 1000) =>
    tidying.assign({ agent, position: { x, y: 0, z: 0 }, retryMs })
  return { scaffolding, clock, tidying, assign }
}

describe('the assignment of scaffold', () => {
  it('gives each agent the nearest column that no other agent is at, from the bottom up', () => {
    const [near, far] = [column(1, 0, 3), column(9, 0, 3)]
    const { assign } = scene([far, near])
    expect(assign('Alice', 0)).toEqual(near)
    expect(assign('Bob', 0)).toEqual(far)
    expect(assign('Cindy', 0)).toEqual([])
  })

  it('shares a high column, each agent a piece of it', () => {
    const { assign } = scene([column(0, 0, 20)])
    const pieces = ['Alice', 'Bob', 'Cindy', 'David'].map((agent) => assign(agent, 0))
    expect(pieces.flat()).toEqual(column(0, 0, 20))
    expect(pieces.map(({ length }) => length)).toEqual([8, 8, 4, 0])
  })

  it('lets only the agent on top of a column dig it, from the top', () => {
    const { tidying } = scene([column(0, 0, 12), column(9, 0, 2)])
    const isRidden = ({ x }: Position) => x === 0
    const assign = (agent: string, y: number) =>
      tidying.assign({
        agent,
        position: { x: 0.5, y, z: 0.5 },
        retryMs: 1000,
        ...(y > 0 ? {} : { isRidden }),
      })
    expect(assign('Bob', 0)).toEqual(column(9, 0, 2))
    expect(assign('Cindy', 0)).toEqual([])
    expect(assign('Alice', 12)).toEqual(column(0, 0, 12).slice(4))
  })

  it('leaves alone what an agent still uses', () => {
    const { scaffolding, assign } = scene([column(1, 0, 2)])
    scaffolding.put({ x: 5, y: 0, z: 0 }, 'Bob')
    expect(assign('Alice', 5)).toEqual(column(1, 0, 2))
    scaffolding.abandon('Bob')
    expect(assign('Cindy', 5)).toEqual([{ x: 5, y: 0, z: 0 }])
  })

  it('lets teammates dig the lowest levels under an agent once the work is over, if they are there before it', () => {
    const scaffolding = new Scaffolding()
    for (const cell of column(0, 0, 6)) scaffolding.put(cell, 'Zoe')
    const tidying = new Tidying(scaffolding, steppingClock())
    const assign = (agent: string, x: number, isLast = true) =>
      tidying.assign({ agent, position: { x, y: 0, z: 0 }, retryMs: 1000, isLast })
    expect(assign('Alice', 1, false)).toEqual([])
    expect(assign('Zoe', 0)).toEqual([])
    expect(assign('Alice', 40)).toEqual([])
    expect(['Alice', 'Bob', 'Cindy', 'David'].map((agent) => assign(agent, 1))).toEqual([
      [{ x: 0, y: 0, z: 0 }],
      [{ x: 0, y: 1, z: 0 }],
      [],
      [],
    ])
  })

  it('leaves what an agent has failed at to others, and to itself after a while', async () => {
    const { tidying, clock, assign } = scene([column(1, 0, 2)])
    const cells = assign('Alice', 0)
    await clock.sleep(1)
    tidying.release('Alice', cells)
    expect(assign('Alice', 0)).toEqual([])
    expect(assign('Bob', 0)).toEqual(cells)
    tidying.release('Bob', [])
    await clock.sleep(1000)
    expect(assign('Alice', 0)).toEqual(cells)
    tidying.release('Alice', cells)
    expect(assign('Alice', 0, Number.POSITIVE_INFINITY)).toEqual([])
    tidying.forgetFailures()
    expect(assign('Alice', 0, Number.POSITIVE_INFINITY)).toEqual(cells)
  })
})
