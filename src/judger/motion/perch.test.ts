import { describe, expect, it } from 'vitest'
import type { Position } from '../../core/position.ts'
import { Perch } from './perch.ts'
import { Scaffolding } from './scaffolding.ts'

const column = (x: number, height: number): Position[] =>
  Array.from({ length: height }, (_, y) => ({ x, y, z: 0 }))

describe('pillars that an agent has climbed', () => {
  it('are left to all if they are low and not under its feet, and kept if a fall would hurt', () => {
    const scaffolding = new Scaffolding()
    const perch = new Perch(scaffolding, 'Ann')
    const [low, high, under] = [column(0, 3), column(2, 4), column(4, 2)]
    for (const cell of [...low, ...high, ...under]) perch.climbs(cell)
    perch.leaveLow({ x: 4, y: 2, z: 0 })
    expect(scaffolding.unused()).toEqual(low)
    expect(perch.pillars).toEqual([
      { base: high[0], height: 4 },
      { base: under[0], height: 2 },
    ])
  })

  it('are as high as they stand, if a descent is interrupted', () => {
    const scaffolding = new Scaffolding()
    const perch = new Perch(scaffolding, 'Ann')
    const dig = (cell: Position) => perch.dug(cell, scaffolding.at(cell))
    for (const cell of [...column(0, 6), ...column(2, 2)]) perch.climbs(cell)
    dig({ x: 2, y: 1, z: 0 })
    expect(perch.pillars.map(({ height }) => height)).toEqual([6, 1])
    dig({ x: 2, y: 0, z: 0 })
    perch.cameDown()
    for (const y of [5, 4]) dig({ x: 0, y, z: 0 })
    expect(perch.pillars).toEqual([{ base: { x: 0, y: 0, z: 0 }, height: 4 }])
    expect(scaffolding.left()).toEqual(column(0, 4))
  })

  it('leave all of its dirt to others when none is needed', () => {
    const scaffolding = new Scaffolding()
    const perch = new Perch(scaffolding, 'Ann')
    const helper = { x: 9, y: 5, z: 0 }
    for (const cell of column(0, 1)) perch.climbs(cell)
    perch.puts(helper)
    perch.leaveLow({ x: 3, y: 0, z: 0 })
    expect(perch.isUp).toBe(false)
    expect(scaffolding.unused()).toEqual([...column(0, 1), helper])
  })

  it('stay recorded if a teammate put its dirt where another agent has just dug', () => {
    const scaffolding = new Scaffolding()
    const [ann, bob] = [new Perch(scaffolding, 'Ann'), new Perch(scaffolding, 'Bob')]
    const [cell] = column(0, 1) as [Position]
    const old = ann.puts(cell)
    bob.climbs(cell)
    scaffolding.taken(old, 'Ann')
    expect(scaffolding.ownerOf(cell)).toBe('Bob')
    expect(scaffolding.removedBy('Ann')).toBe(0)
  })
})
