import { describe, expect, it } from 'vitest'
import type { Position } from '../../core/position.ts'
import { Perch } from '../motion/perch.ts'
import { Scaffolding } from '../motion/scaffolding.ts'
import { planPlacement } from './plan-placement.ts'
import { fakeView, hut, pillarsOf, standsOf } from './testing.ts'

const cell = (x: number, y: number, z: number): Position => ({ x, y, z })

describe('the plan of an agent on a pillar', () => {
  /** A mast, and the agent on a pillar next to it. */
  const onPillar = (height: number, top: number) => {
    const blocks: Record<string, string> = {}
    for (let y = 0; y < top; y++) blocks[`2,${y},0`] = 'stone'
    const scaffolding = new Scaffolding()
    const perch = new Perch(scaffolding, 'Ann')
    for (let y = 0; y < height; y++) {
      blocks[`0,${y},0`] = 'dirt'
      perch.climbs(cell(0, y, 0))
    }
    return { view: fakeView({ blocks, position: { x: 0.5, y: height, z: 0.5 } }), perch }
  }
  const planUp = ({ view, perch }: ReturnType<typeof onPillar>, pos: Position) => {
    const count = (name: string) => ({ stone: 1, dirt: 8 })[name] ?? 0
    return planPlacement(
      view,
      { pos, item: 'stone', wanted: { name: 'stone', properties: {} } },
      { held: 'stone', count },
      perch,
    )
  }

  it('stays up for what it reaches from there, and climbs on for what is a little higher', () => {
    const near = planUp(onPillar(8, 10), cell(2, 10, 0))
    expect(pillarsOf(near)).toEqual([])
    expect(standsOf(near)[0]?.feet).toEqual(cell(0, 8, 0))
    const higher = planUp(onPillar(8, 16), cell(2, 16, 0))
    expect(pillarsOf(higher)[0]?.base).toEqual(cell(0, 8, 0))
  })

  it('comes down for what is placed from the ground, and for the cells of its pillar', () => {
    expect(planUp(onPillar(8, 1), cell(2, 1, 0))).toEqual({ kind: 'come-down', keeps: 0 })
    expect(planUp(onPillar(8, 10), cell(0, 4, 0))).toEqual({ kind: 'come-down', keeps: 0 })
  })

  it('comes down only from its last pillar for what it then reaches along an upper floor', () => {
    const { perch } = onPillar(20, 0)
    const blocks: Record<string, string> = {}
    for (let y = 0; y < 20; y++) blocks[`0,${y},0`] = 'dirt'
    for (let x = 1; x <= 12; x++) blocks[`${x},19,0`] = 'stone'
    for (const y of [20, 21, 22]) {
      blocks[`3,${y},0`] = 'dirt'
      perch.climbs(cell(3, y, 0))
    }
    const view = fakeView({ blocks, position: { x: 3.5, y: 23, z: 0.5 } })
    expect(planUp({ view, perch }, cell(12, 20, 0))).toEqual({ kind: 'come-down', keeps: 1 })
    expect(planUp({ view, perch }, cell(3, 21, 0))).toEqual({ kind: 'come-down', keeps: 1 })
  })

  it('comes down to close a room from the outside in which its pillar stands', () => {
    const { view, perch } = onPillar(1, 0)
    const walls = Object.entries(hut()).filter(([key]) => key !== '2,1,0' && key.split(',')[1] !== '2')
    const room = fakeView({
      blocks: { ...Object.fromEntries(walls), '0,0,0': 'dirt' },
      position: view.position,
    })
    expect(planUp({ view: room, perch }, cell(2, 1, 0)).kind).toBe('come-down')
    expect(planUp({ view: room, perch }, cell(1, 0, 1)).kind).toBe('placing')
  })

  it('puts no fence between itself and its pillar', () => {
    const { perch } = onPillar(8, 0)
    const bridge = Object.fromEntries(
      [1, 2, 3].flatMap((x) => [-1, 0, 1].map((z) => [`${x},7,${z}`, 'stone'])),
    )
    const pillar = Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map((y) => [`0,${y},0`, 'dirt']))
    const fences = { '1,8,-1': 'oak_fence', '1,8,1': 'oak_fence' }
    const blocks = { ...bridge, ...pillar, ...fences }
    const view = fakeView({ blocks, position: { x: 2.5, y: 8, z: 0.5 } })
    const fence = { pos: cell(1, 8, 0), item: 'oak_fence', wanted: { name: 'oak_fence', properties: {} } }
    const made = planPlacement(view, fence, { held: 'oak_fence', count: () => 1 }, perch)
    for (const { feet } of standsOf(made)) expect(feet).toMatchObject({ x: 0, z: 0 })
    expect(made.kind).not.toBe('refused')
  })

  it('waits for a teammate whose pillar stands where a block belongs', () => {
    const { view, perch } = onPillar(8, 10)
    const other = new Perch(perch.scaffolding, 'Bob')
    const count = () => 1
    const order = { pos: cell(0, 4, 0), item: 'stone', wanted: { name: 'stone', properties: {} } }
    const bob = { ...view, name: 'Bob', position: { x: 4.5, y: 0, z: 0.5 } }
    const made = planPlacement(bob, order, { held: 'stone', count }, other)
    expect(made).toMatchObject({ failure: { reason: 'entity_in_the_way', blockers: ['Ann'] } })
  })
})
