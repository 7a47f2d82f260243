import { describe, expect, it } from 'vitest'
import { buildOrder } from '../../task/build-order.ts'
import { cell, site } from '../../task/testing.ts'
import { suits } from './holding.ts'

const column = (facing: string, ...heights: number[]) =>
  heights.map((y) => cell(`end_rod[facing=${facing}]`, 0, y, 0))

describe('end rods on end rods', () => {
  it('are placed from the tip down, against dirt: on the top of one that points the same way a rod turns round', () => {
    const { order, impossible } = buildOrder(column('up', 0, 1, 2), site)
    expect(impossible).toEqual([])
    expect(order.map(({ block }) => block.position.y)).toEqual([2, 1, 0])
    expect(order.map(({ helpers }) => helpers.length)).toEqual([2, 1, 0])
  })

  it('are placed from below where they point to each other', () => {
    const [lower, upper] = [...column('down', 0), ...column('up', 1)] as const
    const { order } = buildOrder(
      [cell('stone', 0, 2, 1), lower, upper].flatMap((one) => one ?? []),
      site,
    )
    const rods = order.filter(({ block }) => block.block.name === 'end_rod')
    expect(rods).toHaveLength(2)
  })

  it('are not clicked where that would turn them', () => {
    const [rod] = column('up', 1)
    const on = (host: string) => {
      const block = cell(host, 0, 0, 0).block
      return (
        rod && suits(rod.block, rod.position, { against: 'down' }, { version: '1.19.2', at: () => block })
      )
    }
    expect(on('end_rod[facing=up]')).toBe(false)
    expect(on('end_rod[facing=down]')).toBe(true)
    expect(on('stone')).toBe(true)
  })
})
