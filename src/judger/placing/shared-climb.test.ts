import { describe, expect, it } from 'vitest'
import type { Position } from '../../core/position.ts'
import { cell } from '../../task/testing.ts'
import { cellsOf } from '../motion/perch.ts'
import { openCells } from './open-cells.ts'
import { planPlacement } from './plan-placement.ts'
import { SharedClimb } from './shared-climb.ts'
import { fakeView } from './testing.ts'

const at = (x: number, y: number, z: number): Position => ({ x, y, z })

describe('a climb', () => {
  it('is shared by the cells that are reached from up there and come with the target', () => {
    const target = at(0, 9, 0)
    const climb = new SharedClimb(target, { own: [at(1, 9, 0), at(2, 9, 0), at(9, 9, 0)], others: [] })
    expect(climb.from(at(0, 7, 1))).toBe(3)
    expect(climb.isForAll(at(0, 7, 1))).toBe(false)
    expect(new SharedClimb(target, { own: [at(1, 10, 0)], others: [] }).from(at(0, 7, 1))).toBe(1)
  })

  it('counts the cells of teammates for little, and no more cells than are worth it', () => {
    const row = Array.from({ length: 5 }, (_, x) => at(x - 2, 9, 0))
    const rows = [0, 1, 2].flatMap((z) => row.map((one) => ({ ...one, z })))
    const from = (own: readonly Position[], others: readonly Position[]) =>
      new SharedClimb(at(0, 9, 3), { own, others }).from(at(0, 8, 1))
    expect(from([], row)).toBeGreaterThan(1)
    expect(from([], row)).toBeLessThan(from(row.slice(0, 1), []))
    expect(from(rows, [])).toBe(8)
  })

  it('is obstructed by cells that are still to be filled, of whomever, between the foot and the top of the pillar', () => {
    const climb = new SharedClimb(at(0, 9, 0), { own: [at(3, 0, 0)], others: [at(5, 4, 0)] })
    const pillar = (x: number, y: number, height: number) =>
      climb.isObstructedBy({ base: at(x, y, 0), height })
    expect([pillar(3, 0, 1), pillar(3, 1, 4), pillar(5, 0, 4), pillar(5, 0, 5)]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('goes beside a floor that is still to be laid rather than over it, where that is near', () => {
    const blocks = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((y) => [`3,${y},0`, 'stone']))
    const order = { pos: at(3, 7, 0), item: 'stone', wanted: { name: 'stone', properties: {} } }
    const baseWith = (others: readonly Position[]) => {
      const stillToFill = () => ({ own: [], others })
      const made = planPlacement(
        fakeView({ blocks }),
        { ...order, stillToFill },
        { held: 'stone', count: () => 64 },
      )
      return made.kind === 'placing' ? made.ways[0]?.legs[0]?.base : undefined
    }
    const usual = baseWith([])
    if (usual === undefined) throw new TypeError('no pillar is planned')
    expect(baseWith([usual])).not.toEqual(usual)
    expect(baseWith([usual])).toBeDefined()
  })

  it('does not lead through the cell to be filled onto the roof around it', () => {
    // Ann stands under the last hole in a roof that is too low to walk under.
    const target = at(0, 1, 0)
    const roof = Object.fromEntries(
      Array.from({ length: 81 }, (_, i) => [`${(i % 9) - 4},1,${Math.floor(i / 9) - 4}`, 'stone']),
    )
    delete roof['0,1,0']
    const order = { pos: target, item: 'stone', wanted: { name: 'stone', properties: {} } }
    const made = planPlacement(fakeView({ blocks: roof }), order, { held: 'stone', count: () => 64 })
    const pillars = made.kind === 'placing' ? made.ways.flatMap(({ legs }) => legs.flatMap(cellsOf)) : []
    expect(pillars).not.toContainEqual(target)
  })

  it('leads to where most of a row is within reach, not only to the nearest place', () => {
    // A beam high up is extended away from the agent.
    const blocks = Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((y) => [`3,${y},0`, 'stone']))
    const view = fakeView({ blocks })
    const order = { pos: at(4, 9, 0), item: 'stone', wanted: { name: 'stone', properties: {} } }
    const count = () => 64
    const baseOf = (own: readonly Position[]) => {
      const stillToFill = () => ({ own, others: [] })
      const made = planPlacement(view, { ...order, stillToFill }, { held: 'stone', count })
      return made.kind === 'placing' ? made.ways[0]?.legs[0]?.base : undefined
    }
    const alone = baseOf([])?.x ?? 99
    expect(baseOf([5, 6, 7].map((x) => at(x, 9, 0)))?.x).toBeGreaterThan(alone)
  })
})

describe('cells that are still to be filled', () => {
  it('are those near a cell that hold nothing yet, one’s own apart', () => {
    const view = fakeView({ blocks: { '1,0,0': 'stone', '2,0,0': 'grass' } })
    const blueprint = [0, 1, 2, 3, 40].map((x) => cell('stone', x, 0, 0))
    const own = [at(3, 0, 0)]
    expect(openCells(view, { own, blueprint, around: at(0, 0, 0) })).toEqual({ own, others: [at(2, 0, 0)] })
  })
})
