import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockTable } from '../../behaviours/index.ts'
import { DIRECTIONS, FACES, type Face, neighbour, opposite, type Vec } from '../../geometry.ts'
import type { PlaceClick } from '../../kernel/blocks/behaviour.ts'
import type { StateProperties } from '../../kernel/blocks/states.ts'
import { Level } from '../../kernel/level.ts'
import { loadRegistry } from '../../library/registry.ts'
import { shapedByNeighbours } from '../connections.ts'
import { isSupported } from '../support.ts'
import { placement } from './index.ts'

const registry = loadRegistry('1.19.2')
/** Creating a level is slow, so one level is cleared and reused. */
const changed: Vec[] = []
const shared = new Level({
  registry,
  blocks: blockTable(),
  onChange: ({ position }) => void changed.push(position),
})
const fresh = () => {
  for (const p of changed.splice(0)) shared.set(p, shared.states.air)
  changed.length = 0
  return shared
}
const STONE: Vec = { x: 0, y: 0, z: 0 }
const YAW = { south: 0, west: 90, north: 180, east: 270 } as const

const click = (face: Face, rest: Partial<PlaceClick> = {}): PlaceClick => ({
  clicked: STONE,
  face,
  cursor: { x: 0.5, y: 0.5, z: 0.5 },
  look: { yaw: 0, pitch: 0 },
  sneaking: false,
  ...rest,
})

/** A level with one stone in the air. */
function withStone(): Level {
  const level = fresh()
  level.set(STONE, level.states.encode('stone'))
  return level
}

function placed(level: Level, item: string, how: PlaceClick): StateProperties & { name?: string } {
  const [first] = placement(level, item, how) ?? []
  return first ? { name: first.state.name, ...first.state.properties } : { name: 'nothing' }
}

describe('placement', () => {
  it.each([
    ['up', 'y'],
    ['down', 'y'],
    ['north', 'z'],
    ['east', 'x'],
  ] as const)('a log on the %s face lies along %s', (face, axis) => {
    expect(placed(withStone(), 'oak_log', click(face))).toMatchObject({ axis })
  })

  it.each(DIRECTIONS)(
    'looking %s: stairs ascend away from the player, chests and furnaces face the player, anvils stand across',
    (d) => {
      const look = { yaw: YAW[d], pitch: 30 }
      const level = withStone()
      expect(placed(level, 'oak_stairs', click('up', { look }))).toMatchObject({ facing: d, half: 'bottom' })
      expect(placed(level, 'chest', click('up', { look }))).toMatchObject({ facing: opposite(d) })
      expect(placed(level, 'furnace', click('up', { look }))).toMatchObject({ facing: opposite(d) })
      expect(placed(level, 'oak_fence_gate', click('up', { look }))).toMatchObject({ facing: d })
      expect(placed(level, 'barrel', click('up', { look: { yaw: YAW[d], pitch: 0 } }))).toMatchObject({
        facing: opposite(d),
      })
      expect(placed(level, 'oak_door', click('up', { look }))).toMatchObject({ facing: d, half: 'lower' })
    },
  )

  it.each([
    ['down', 0.5, 'top'],
    ['up', 0.9, 'bottom'],
    ['north', 0.4, 'bottom'],
    ['north', 0.6, 'top'],
  ] as const)('clicking %s at height %d makes a %s half', (face, y, half) => {
    const cursor = { x: 0.5, y, z: 0.5 }
    expect(placed(withStone(), 'oak_slab', click(face, { cursor }))).toMatchObject({ type: half })
    expect(placed(withStone(), 'oak_stairs', click(face, { cursor }))).toMatchObject({ half })
  })

  it('attaches wall blocks to the clicked wall', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DIRECTIONS),
        fc.constantFrom('torch', 'soul_torch', 'ladder', 'oak_sign', 'lever', 'stone_button', 'white_banner'),
        fc.integer({ min: -180, max: 180 }),
        fc.integer({ min: -90, max: 90 }),
        (face, item, yaw, pitch) => {
          const level = withStone()
          const state = placed(level, item, click(face, { look: { yaw, pitch } }))
          expect(state).toMatchObject({ facing: face })
        },
      ),
    )
  })

  it('places only blocks that their neighbours support and whose shape matches them', () => {
    const items = registry.blocksArray.map(({ name }) => name).filter((name) => registry.itemsByName[name])
    fc.assert(
      fc.property(
        fc.constantFrom(...items),
        fc.constantFrom(...FACES),
        fc.integer({ min: -180, max: 180 }),
        fc.integer({ min: -90, max: 90 }),
        fc.boolean(),
        (item, face, yaw, pitch, sneaking) => {
          const level = withStone()
          const blocks = placement(level, item, click(face, { look: { yaw, pitch }, sneaking })) ?? []
          for (const { position, state } of blocks) level.set(position, state)
          for (const { position, state } of blocks) {
            expect(isSupported(level, position, state)).toBe(true)
            expect(shapedByNeighbours(level, position, state)).toBe(state)
          }
        },
      ),
      { numRuns: 1500 },
    )
  })

  it('refuses torches, rails and doors in the air, and lanterns on a slab', () => {
    const level = fresh()
    level.set(STONE, level.states.encode('oak_slab', { type: 'bottom' }))
    for (const item of ['torch', 'rail', 'oak_door', 'lantern', 'redstone', 'lever'])
      expect(placed(level, item, click('up'))).toEqual({ name: 'nothing' })
  })

  it('puts the hinge of a second door on the other side', () => {
    const level = fresh()
    for (const x of [0, 1]) level.set({ x, y: 0, z: 0 }, level.states.encode('stone'))
    const look = { yaw: YAW.north, pitch: 30 }
    const cursor = { x: 0.2, y: 1, z: 0.5 }
    const first = placement(level, 'oak_door', click('up', { look, cursor })) ?? []
    for (const { position, state } of first) level.set(position, state)
    const second = placed(level, 'oak_door', click('up', { look, cursor, clicked: { x: 1, y: 0, z: 0 } }))
    expect([first[0]?.state.properties['hinge'], second['hinge']]).toEqual(['left', 'right'])
  })

  it('adds the clicked face to a vine that is there', () => {
    const level = fresh()
    const p = { x: 0, y: 0, z: 0 }
    for (const side of ['north', 'west'] as const) level.set(neighbour(p, side), level.states.encode('stone'))
    level.set(p, level.states.encode('vine', { north: true }))
    const how = click('east', { clicked: neighbour(p, 'west') })
    expect(placed(level, 'vine', how)).toMatchObject({ north: true, west: true })
  })

  it('keeps a face of a vine on leaves and under a vine, and drops the others', () => {
    const level = fresh()
    const p = { x: 0, y: 0, z: 0 }
    level.set(neighbour(p, 'north'), level.states.encode('oak_leaves', { persistent: true }))
    level.set(neighbour(p, 'up'), level.states.encode('vine', { east: true }))
    const all = level.states.encode('vine', { north: true, east: true, south: true })
    expect(shapedByNeighbours(level, p, all).properties).toMatchObject({
      north: true,
      east: true,
      south: false,
    })
  })

  it('points dripstone up from a floor and down from a ceiling, and lets the tips meet', () => {
    const level = withStone()
    const up = placed(level, 'pointed_dripstone', click('up', { look: { yaw: 0, pitch: 40 } }))
    expect(up).toMatchObject({ vertical_direction: 'up', thickness: 'tip' })
    const down = placed(level, 'pointed_dripstone', click('down', { look: { yaw: 0, pitch: -40 } }))
    expect(down).toMatchObject({ vertical_direction: 'down', thickness: 'tip' })
    level.set({ x: 0, y: 1, z: 0 }, level.states.encode('pointed_dripstone', { vertical_direction: 'up' }))
    level.set({ x: 0, y: 3, z: 0 }, level.states.encode('stone'))
    const met = click('down', { clicked: { x: 0, y: 3, z: 0 }, look: { yaw: 0, pitch: -40 } })
    expect(placed(level, 'pointed_dripstone', met)).toMatchObject({ thickness: 'tip_merge' })
  })

  it('turns an end rod back on the tip of another', () => {
    const level = withStone()
    level.set({ x: 0, y: 1, z: 0 }, level.states.encode('end_rod', { facing: 'up' }))
    expect(placed(level, 'end_rod', click('up', { clicked: { x: 0, y: 1, z: 0 } }))).toMatchObject({
      facing: 'down',
    })
  })

  it('makes inner and outer stair corners', () => {
    const level = fresh()
    const at = (x: number, z: number, facing: string) =>
      level.set({ x, y: 0, z }, level.states.encode('oak_stairs', { facing }))
    at(0, 0, 'east')
    at(1, 0, 'north')
    at(-1, 0, 'north')
    const shape = (x: number) =>
      shapedByNeighbours(level, { x, y: 0, z: 0 }, level.get({ x, y: 0, z: 0 })).properties['shape']
    expect(shape(0)).toBe('outer_left')
    level.set({ x: 1, y: 0, z: 0 }, level.states.air)
    expect(shape(0)).toBe('inner_left')
  })

  it('raises walls under blocks, and lowers posts within a row', () => {
    const level = fresh()
    const wall = level.states.encode('cobblestone_wall')
    for (const z of [-1, 0, 1]) level.set({ x: 0, y: 0, z }, wall)
    const shaped = () => shapedByNeighbours(level, STONE, level.get(STONE)).properties
    expect(shaped()).toMatchObject({ north: 'low', south: 'low', up: false })
    level.set(neighbour(STONE, 'up'), level.states.encode('stone'))
    expect(shaped()).toMatchObject({ north: 'tall', south: 'tall', up: false })
    level.set(neighbour(STONE, 'up'), level.states.encode('torch'))
    expect(shaped()).toMatchObject({ north: 'low', south: 'low', up: true })
  })
})
