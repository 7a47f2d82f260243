import { describe, expect, it } from 'vitest'
import { distance, type Position } from '../../core/position.ts'
import { blockPlacedBy } from '../../game/blocks/item-blocks.ts'
import { Scaffolding } from '../motion/scaffolding.ts'
import type { SceneView } from '../motion/scene-view.ts'
import { planPlacement } from './plan-placement.ts'
import { isStandable } from './stands.ts'
import { fakeView, hut, pillarsOf, standsOf } from './testing.ts'

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

describe('the plan for placing a block', () => {
  it('clicks the ground from a place that reaches and sees it, outside the cell itself', () => {
    const made = plan(fakeView(), cell(2, 0, 0))
    const [best] = standsOf(made)
    expect(best).toMatchObject({ reference: cell(2, -1, 0), face: 'up', visible: true })
    expect(best?.feet).not.toEqual(cell(2, 0, 0))
    expect(distance(best?.feet ?? cell(99, 0, 0), cell(2, 0, 0))).toBeLessThan(5)
  })

  it('clicks the near part of a face whose middle is out of reach, and takes no step for it', () => {
    const [best] = standsOf(plan(fakeView(), cell(4, 0, 2)))
    expect(best).toMatchObject({ feet: cell(0, 0, 0), reference: cell(4, -1, 2), face: 'up', visible: true })
    const { x = 9, z = 9 } = best?.cursor ?? {}
    expect(Math.hypot(4 + x - 0.5, 1.62, 2 + z - 0.5)).toBeLessThanOrEqual(4.5)
    expect(Math.hypot(4, 1.62, 2)).toBeGreaterThan(4.5)
  })

  it('reaches from where the agent stands, not from the middle of its cell', () => {
    const feetAt = (x: number) =>
      standsOf(plan(fakeView({ position: { x, y: 0, z: 0.5 } }), cell(5, 0, 0)))[0]
    expect(feetAt(0.95)?.feet).toEqual(cell(0, 0, 0))
    expect(feetAt(0.05)?.feet).not.toEqual(cell(0, 0, 0))
  })

  it('clicks another neighbour before it takes a step to see the first', () => {
    // From here, a block hides the one below the cell but not the one behind it.
    const blocks = { '3,1,0': 'stone', '2,1,0': 'stone', '4,2,0': 'stone' }
    const [best] = standsOf(plan(fakeView({ blocks }), cell(3, 2, 0)))
    expect(best).toMatchObject({ feet: cell(0, 0, 0), reference: cell(4, 2, 0), visible: true })
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

  it('looks level at a block that can also point up or down, and aside if no neighbour is visible in that direction', () => {
    const order = (facing: string) => ({
      item: 'dispenser',
      state: { facing },
      carried: { dispenser: 1 },
    })
    for (const { feet, reference, cursor } of standsOf(plan(fakeView(), cell(2, 0, 0), order('west'))))
      expect(reference.x + cursor.x - feet.x - 0.5).toBeGreaterThan(feet.y + 1.62 - (reference.y + cursor.y))
    expect(standsOf(plan(fakeView(), cell(2, 0, 0), order('up')))[0]?.aside).toBeUndefined()
    expect(standsOf(plan(fakeView(), cell(2, 0, 0), order('down')))[0]?.aside).toBe(true)
  })

  it('looks aside where the only places from which to look so are closed in', () => {
    const fence: Record<string, string> = {}
    for (let x = 2; x <= 6; x++)
      for (let z = -2; z <= 2; z++)
        if (x === 2 || x === 6 || Math.abs(z) === 2) fence[`${x},0,${z}`] = 'oak_fence'
    delete fence['2,0,0']
    const gate = { item: 'oak_fence_gate', carried: { oak_fence_gate: 1 } }
    const [outwards] = standsOf(
      plan(fakeView({ blocks: fence }), cell(2, 0, 0), { ...gate, state: { facing: 'west' } }),
    )
    expect(outwards).toMatchObject({ aside: true })
    expect(outwards?.feet.x).toBeLessThan(2)
    const [inwards] = standsOf(
      plan(fakeView({ blocks: fence }), cell(2, 0, 0), { ...gate, state: { facing: 'east' } }),
    )
    expect(inwards?.aside).toBeUndefined()
  })

  it('stands on no fence, which is higher than its cell', () => {
    const view = fakeView({ blocks: { '2,0,0': 'oak_fence', '3,0,0': 'stone' } })
    expect(isStandable(view, cell(2, 1, 0))).toBe(false)
    expect(isStandable(view, cell(3, 1, 0))).toBe(true)
  })

  it('clicks what has no body, such as a torch, where nothing else is beside the cell', () => {
    const blocks = { '2,0,0': 'torch', '2,1,0': 'air' }
    const rod = { item: 'end_rod', state: { facing: 'east' }, carried: { end_rod: 1 } }
    expect(standsOf(plan(fakeView({ blocks }), cell(3, 0, 0), rod))[0]).toMatchObject({
      reference: cell(2, 0, 0),
      face: 'east',
      helpers: [],
    })
  })

  it('leans helper blocks on anything rather than on the dirt of a teammate', () => {
    const scaffolding = new Scaffolding()
    for (const y of [0, 1]) scaffolding.put(cell(2, y, 0), 'Bob')
    const order = {
      pos: cell(3, 2, 0),
      item: 'end_rod',
      wanted: { name: 'end_rod', properties: { facing: 'up' } },
    }
    const dirt = { '2,0,0': 'dirt', '2,1,0': 'dirt' }
    const leaningOn = (blocks: Record<string, string>) => {
      const hands = { held: 'end_rod', count: () => 9 }
      const made = planPlacement(fakeView({ blocks }), order, hands, { pillars: [], scaffolding })
      return standsOf(made)[0]?.helpers[0]?.reference
    }
    expect(leaningOn({ ...dirt, '4,1,0': 'stone' })).toEqual(cell(4, 1, 0))
    expect(leaningOn(dirt)).toEqual(cell(3, -1, 0))
  })

  it('clicks a teammate’s dirt only where nothing else can be clicked', () => {
    const scaffolding = new Scaffolding()
    scaffolding.put(cell(2, 1, 0), 'Bob')
    const order = { pos: cell(3, 1, 0), item: 'stone', wanted: { name: 'stone', properties: {} } }
    const clicked = (blocks: Record<string, string>) => {
      const hands = { held: 'stone', count: () => 9 }
      const made = planPlacement(fakeView({ blocks }), order, hands, { pillars: [], scaffolding })
      return [...new Set(standsOf(made).map(({ reference }) => reference.x))]
    }
    expect(clicked({ '2,1,0': 'dirt', '4,1,0': 'stone' })).toEqual([4])
    expect(clicked({ '2,1,0': 'dirt' })).toEqual([2])
  })

  it('clicks no slab that the new one would join', () => {
    const blocks = { '2,0,0': 'oak_slab[type=bottom]' }
    const slab = { item: 'oak_slab', state: { type: 'top' }, carried: { oak_slab: 1 } }
    const [beside] = standsOf(
      plan(fakeView({ blocks }), cell(3, 0, 0), { ...slab, carried: { oak_slab: 1, dirt: 4 } }),
    )
    expect(beside?.reference).not.toEqual(cell(2, 0, 0))
    const other = { '2,0,0': 'birch_slab[type=bottom]' }
    expect(standsOf(plan(fakeView({ blocks: other }), cell(3, 0, 0), slab))[0]?.reference).toEqual(
      cell(2, 0, 0),
    )
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

  it('places what has no neighbour against dirt beside it, from one place that reaches all of it', () => {
    const carried = { oak_log: 1, dirt: 2 }
    const made = plan(fakeView(), cell(2, 0, 0), { item: 'oak_log', state: { axis: 'x' }, carried })
    const [stand] = standsOf(made)
    expect(stand?.helpers).toMatchObject([{ reference: { y: -1 }, face: 'up', cell: { y: 0, z: 0 } }])
    expect(stand?.reference).toEqual(stand?.helpers[0]?.cell)
    for (const { cell: helper } of stand?.helpers ?? []) {
      expect(helper).not.toEqual(cell(2, 0, 0))
      expect(distance(stand?.feet ?? cell(99, 0, 0), helper)).toBeLessThan(6)
    }
    const without = plan(fakeView(), cell(2, 0, 0), {
      item: 'oak_log',
      state: { axis: 'x' },
      carried: { oak_log: 1 },
    })
    expect(without).toMatchObject({
      failure: { reason: 'no_support', missing: [{ item: 'dirt', count: 1 }] },
    })
  })

  it('places what floats high up against its own pillar', () => {
    const made = plan(fakeView(), cell(3, 14, 0), { carried: { stone: 1, dirt: 32 } })
    const [leg] = pillarsOf(made)
    const [stand] = standsOf(made)
    expect(leg?.base).toMatchObject({ x: stand?.feet.x, z: stand?.feet.z, y: 0 })
    const leansOn = stand?.helpers[0]?.reference ?? stand?.reference
    expect(leansOn).toMatchObject({ x: leg?.base.x, z: leg?.base.z })
    expect(leansOn?.y).toBeLessThan(leg?.height ?? 0)
  })

  it('puts no helpers for what would break without a neighbour, and attaches nothing to a pillar', () => {
    const torch = { item: 'torch', state: { facing: 'east' }, carried: { torch: 1, dirt: 32 } }
    expect(reasonOf(plan(fakeView(), cell(2, 1, 0), torch))).toBe('no_support')
    const high = plan(fakeView(), cell(2, 12, 0), torch)
    expect(reasonOf(high)).toBe('no_support')
    expect(JSON.stringify(high)).toContain('needs a block that holds it: to the west"')
  })

  it('puts no helpers on farmland', () => {
    const farm = fakeView({ blocks: { '1,-1,0': 'farmland', '3,-1,0': 'farmland' } })
    const carried = { oak_log: 1, dirt: 4 }
    const [stand] = standsOf(plan(farm, cell(2, 0, 0), { item: 'oak_log', state: { axis: 'x' }, carried }))
    for (const { cell: helper } of stand?.helpers ?? [])
      expect(['1,0,0', '3,0,0']).not.toContain(`${helper.x},${helper.y},${helper.z}`)
  })

  it('goes over a roof without stairs: up a pillar beside it, and on foot from its top', () => {
    const blocks: Record<string, string> = {}
    for (let x = 2; x <= 14; x++)
      for (let z = -6; z <= 6; z++) for (let y = 0; y <= 7; y++) blocks[`${x},${y},${z}`] = 'stone'
    const made = plan(fakeView({ blocks }), cell(8, 8, 0), { carried: { stone: 1, dirt: 32 } })
    const [leg] = pillarsOf(made)
    expect(leg?.height).toBe(8)
    expect(blocks[`${leg?.base.x},0,${leg?.base.z}`]).toBeUndefined()
    expect(standsOf(made)[0]?.feet.y).toBe(8)
  })
})
