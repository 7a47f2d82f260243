import { describe, expect, it } from 'vitest'
import { distance, type Position } from '../../core/position.ts'
import { blockPlacedBy } from '../../task/item-blocks.ts'
import type { SceneView } from '../motion/scene-view.ts'
import { planPlacement } from './plan-placement.ts'
import { fakeView, hut } from './testing.ts'

const cell = (x: number, y: number, z: number): Position => ({ x, y, z })

function plan(
  view: SceneView,
  pos: Position,
  {
    item = 'stone',
    state = {},
    carried = { stone: 1 },
    held = item,
  }: {
    item?: string
    state?: Record<string, string>
    carried?: Record<string, number>
    held?: string | undefined
  } = {},
) {
  const wanted = { name: blockPlacedBy(item, state), properties: state }
  return planPlacement(view, { pos, item, wanted }, { held, count: (name) => carried[name] ?? 0 })
}

const reasonOf = (made: ReturnType<typeof plan>) =>
  made.kind === 'refused' ? made.failure.reason : made.kind

const waysOf = (made: ReturnType<typeof plan>) => (made.kind === 'placing' ? made.ways : [])
const standsOf = (made: ReturnType<typeof plan>) => waysOf(made).map(({ stand }) => stand)
const pillarsOf = (made: ReturnType<typeof plan>) => waysOf(made)[0]?.legs ?? []

describe('the plan for placing a block', () => {
  it('clicks the ground from a place that reaches and sees it, outside the cell itself', () => {
    const made = plan(fakeView(), cell(2, 0, 0))
    const [best] = standsOf(made)
    expect(best).toMatchObject({ reference: cell(2, -1, 0), face: 'up', visible: true })
    expect(best?.feet).not.toEqual(cell(2, 0, 0))
    expect(distance(best?.feet ?? cell(99, 0, 0), cell(2, 0, 0))).toBeLessThan(5)
  })

  it('chooses a place that results in the wanted orientation', () => {
    const made = plan(fakeView(), cell(2, 0, 0), {
      item: 'furnace',
      state: { facing: 'east' },
      carried: { furnace: 1 },
    })
    expect(made.kind).toBe('placing')
    // A furnace faces the player that places it.
    for (const { feet } of standsOf(made)) expect(feet.x).toBeGreaterThan(2)
  })

  it('has nothing to do if the block is already there', () => {
    expect(plan(fakeView({ blocks: { '2,0,0': 'stone' } }), cell(2, 0, 0))).toEqual({ kind: 'done' })
  })

  it('replaces grass of any game version, but no other block', () => {
    for (const there of ['grass', 'short_grass', 'water'])
      expect(reasonOf(plan(fakeView({ blocks: { '2,0,0': there } }), cell(2, 0, 0)))).toBe('placing')
    const made = plan(fakeView({ blocks: { '2,0,0': 'oak_log[axis=x]' } }), cell(2, 0, 0))
    expect(made).toMatchObject({ failure: { reason: 'occupied', occupiedBy: 'oak_log[axis=x]' } })
  })

  it('names the item that is missing or must be equipped', () => {
    expect(plan(fakeView(), cell(2, 0, 0), { carried: {} })).toMatchObject({
      failure: { reason: 'missing_item', missing: [{ item: 'stone', count: 1 }] },
    })
    expect(reasonOf(plan(fakeView(), cell(2, 0, 0), { held: 'dirt' }))).toBe('not_equipped')
  })

  it('is refused without a neighbour that supports the block', () => {
    expect(reasonOf(plan(fakeView(), cell(2, 2, 0)))).toBe('no_support')
  })

  it('names the cell to go to first if the target is far away', () => {
    const made = plan(fakeView(), cell(30, 0, 0))
    if (made.kind !== 'refused') return expect.fail(made.kind)
    expect(made.failure.reason).toBe('too_far')
    expect(distance(made.failure.goTo ?? cell(0, 0, 0), cell(30, 0, 0))).toBeLessThan(6)
  })

  it('closes a hut from the outside, so that the agent is not walled in', () => {
    const { '2,0,0': _low, '2,1,0': _high, ...open } = hut()
    const made = plan(fakeView({ blocks: open }), cell(2, 0, 0))
    expect(made.kind).toBe('placing')
    for (const { feet } of standsOf(made))
      expect(Math.max(Math.abs(feet.x), Math.abs(feet.z))).toBeGreaterThan(2)
  })

  it('lets an agent that is already walled in place blocks', () => {
    expect(reasonOf(plan(fakeView({ blocks: hut() }), cell(1, 0, 1)))).toBe('placing')
  })

  const mast = Object.fromEntries(Array.from({ length: 9 }, (_, y) => [`2,${y},0`, 'stone']))

  it('climbs a pillar of dirt for high cells, and states how much dirt is needed', () => {
    const made = plan(fakeView({ blocks: mast }), cell(2, 9, 0), { carried: { stone: 1, dirt: 16 } })
    const [site] = pillarsOf(made)
    expect(site?.base.y).toBe(0)
    expect(standsOf(made)[0]?.feet.y).toBe(site?.height)
    const without = plan(fakeView({ blocks: mast }), cell(2, 9, 0))
    expect(without).toMatchObject({
      failure: {
        reason: 'no_standing_place',
        detail: expect.stringContaining(`from a pillar of ${site?.height} dirt`),
      },
    })
  })

  it('does not count the dirt that will be placed itself', () => {
    const carried = (dirt: number) => ({ item: 'dirt', carried: { dirt } })
    const made = plan(fakeView({ blocks: mast }), cell(2, 9, 0), carried(16))
    const height = pillarsOf(made)[0]?.height ?? 0
    expect(reasonOf(plan(fakeView({ blocks: mast }), cell(2, 9, 0), carried(height)))).toBe(
      'no_standing_place',
    )
    expect(reasonOf(plan(fakeView({ blocks: mast }), cell(2, 9, 0), carried(height + 1)))).toBe('placing')
  })
})
