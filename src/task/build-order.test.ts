import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, cellKey, type Position } from '../core/position.ts'
import { needsNeighbour, suits } from '../game/placement/holding.ts'
import { offsetOf, placementOptions } from '../game/placement/placement-options.ts'
import { pavilion } from '../scenario/testing.ts'
import { buildOrder, siteOf } from './build-order.ts'
import type { BlueprintBlock } from './task.ts'
import { arena, cell, heaps, site } from './testing.ts'

const keysOf = (blocks: readonly BlueprintBlock[]): string[] =>
  blocks.map(({ position }) => cellKey(position))

const isSolidIn = (placed: ReadonlySet<string>) => (position: Position) =>
  position.y === arena.min.y - 1 || placed.has(cellKey(position))

describe('the build order', () => {
  it('places every block against the ground, an earlier block, a chain of helpers or a pillar', () => {
    fc.assert(
      fc.property(heaps, (heap) => {
        const placed = new Set<string>()
        const isSolid = isSolidIn(placed)
        for (const { block, option, support, helpers, leansOn, onGround } of buildOrder(heap, site).order) {
          expect(support).toEqual(add(block.position, offsetOf(option.against)))
          expect(placementOptions(block.block)).toContainEqual(option)
          expect(onGround).toBe(leansOn === undefined)
          if (leansOn !== undefined) expect(placed.has(cellKey(leansOn))).toBe(true)
          if (helpers.length > 0) {
            expect(helpers.at(-1)).toEqual(support)
            expect(needsNeighbour(block.block)).toBe(false)
            for (const helper of helpers) {
              expect(isSolid(helper)).toBe(false)
              expect(helper).not.toEqual(block.position)
            }
          }
          placed.add(cellKey(block.position))
        }
      }),
      { seed: 5, numRuns: 100 },
    )
  })

  it('uses helpers only for blocks that nothing supports, in any order', () => {
    fc.assert(
      fc.property(heaps, (heap) => {
        const { order } = buildOrder(heap, site)
        const placed = new Set<string>()
        const isSolid = isSolidIn(placed)
        const supportedIn = ({ position, block }: BlueprintBlock) =>
          placementOptions(block).some(({ against }) => isSolid(add(position, offsetOf(against))))
        order.forEach(({ block, helpers }, index) => {
          if (helpers.length > 0)
            expect(order.slice(index).filter((later) => supportedIn(later.block))).toEqual([])
          placed.add(cellKey(block.position))
        })
      }),
      { seed: 6, numRuns: 100 },
    )
  })

  it('leaves out exactly what would break or fall without a neighbour that the blueprint does not have', () => {
    fc.assert(
      fc.property(heaps, (heap) => {
        const { order, impossible } = buildOrder(heap, site)
        expect(order.length + impossible.length).toBe(heap.length)
        const placed = new Map(order.map(({ block }) => [cellKey(block.position), block.block]))
        const isSolid = isSolidIn(new Set(placed.keys()))
        for (const { position, block } of impossible) {
          expect(needsNeighbour(block)).toBe(true)
          for (const option of placementOptions(block)) {
            const support = add(position, offsetOf(option.against))
            const holds = suits(block, position, option, {
              version: site.version,
              at: (cell) => placed.get(cellKey(cell)),
            })
            expect(isSolid(support) && holds).toBe(false)
          }
        }
      }),
      { seed: 7, numRuns: 100 },
    )
  })

  it('places a log that lies on the ground against dirt beside it', () => {
    const { order } = buildOrder([cell('oak_log[axis=x]', 0, 0, 0)], site)
    expect(order).toMatchObject([
      { support: { x: -1, y: 0, z: 0 }, helpers: [{ x: -1, y: 0, z: 0 }], onGround: true },
    ])
  })

  it('puts no slab where it would join the one that is clicked', () => {
    const board = [0, 1, 2, 3].flatMap((x) =>
      [0, 1, 2, 3].map((z) => cell(`oak_slab[type=${(x + z) % 2 === 0 ? 'top' : 'bottom'}]`, x, 2, z)),
    )
    const { order, impossible } = buildOrder([cell('oak_planks', 0, 0, 0), ...board], site)
    expect(impossible).toEqual([])
    const typeAt = new Map(board.map(({ position, block }) => [cellKey(position), block.properties.type]))
    for (const { option, support, helpers } of order)
      if (helpers.length === 0 && offsetOf(option.against).y === 0)
        expect(typeAt.get(cellKey(support))).toBeUndefined()
    const below = cell('stone_slab[type=bottom]', 5, 0, 0)
    const upon = buildOrder([below, cell('stone_slab[type=bottom]', 5, 1, 0)], site).order[1]
    expect(upon?.helpers.length).toBeGreaterThan(0)
    const beside = buildOrder([below, cell('birch_slab[type=top]', 6, 0, 0)], site).order[1]
    expect(beside?.helpers).toEqual([])
  })

  it.each([
    ['azalea', 'stone', 'clay'],
    ['poppy', 'sand', 'podzol'],
    ['wheat', 'dirt', 'farmland'],
    ['nether_wart', 'soul_soil', 'soul_sand'],
    ['cactus', 'dirt', 'red_sand'],
    ['lily_pad', 'stone', 'water'],
    ['dead_bush', 'stone', 'white_terracotta'],
  ])('puts %s on no %s, but on %s', (plant, barren, soil) => {
    const on = (name: string) => buildOrder([cell(name, 0, 0, 0), cell(plant, 0, 1, 0)], site)
    expect(keysOf(on(barren).impossible)).toEqual(['0,1,0'])
    expect(on(soil).impossible).toEqual([])
  })

  it.each([
    ['torch', 'oak_slab[type=bottom]', 'oak_slab[type=top]'],
    ['torch', 'oak_leaves', 'oak_fence'],
    ['torch', 'farmland', 'glass'],
    ['rail', 'oak_fence', 'hopper'],
    ['oak_pressure_plate', 'oak_stairs[facing=east,half=bottom]', 'cobblestone_wall'],
    ['lantern[hanging=false]', 'chest', 'iron_bars'],
    ['candle', 'cake', 'soul_sand'],
    ['repeater', 'glass_pane', 'stone'],
  ])('puts %s on no %s, which does not hold it, but on %s', (held, weak, strong) => {
    const on = (name: string) => buildOrder([cell(name, 0, 0, 0), cell(held, 0, 1, 0)], site)
    expect(keysOf(on(weak).impossible)).toEqual(['0,1,0'])
    expect(on(strong).impossible).toEqual([])
  })

  it.each([
    ['ladder[facing=west]', 'glass_pane', 'glass'],
    ['wall_torch[facing=west]', 'oak_stairs[facing=east,half=bottom]', 'oak_stairs[facing=west,half=bottom]'],
    ['stone_button[face=wall,facing=west]', 'oak_leaves', 'oak_log'],
  ])('hangs %s on no %s, but on %s', (held, weak, strong) => {
    const on = (name: string) => buildOrder([cell(name, 1, 0, 0), cell(held, 0, 0, 0)], site)
    expect(keysOf(on(weak).impossible)).toEqual(['0,0,0'])
    expect(on(strong).impossible).toEqual([])
  })

  it('grows scaffolding upwards and sideways out of scaffolding, but not out of walls', () => {
    const scaffolding = (x: number, y: number) => cell('scaffolding', x, y, 0)
    const gallows = [scaffolding(0, 0), scaffolding(0, 1), scaffolding(1, 1), scaffolding(2, 1)]
    expect(buildOrder(gallows, site).impossible).toEqual([])
    const wall = [cell('stone', 0, 0, 0), cell('stone', 0, 1, 0), scaffolding(1, 1)]
    expect(keysOf(buildOrder(wall, site).spoiled.map(({ block }) => block))).toEqual(['1,1,0'])
  })

  it('does not place what the blocks around it would spoil, and places the rest', () => {
    const cells = [cell('tnt', 0, 0, 0), cell('redstone_torch', 1, 0, 0), cell('stone', 2, 0, 0)]
    const { order, impossible, spoiled } = buildOrder(cells, site)
    expect(keysOf(order.map(({ block }) => block))).toEqual(['1,0,0', '2,0,0'])
    expect(spoiled.map(({ reason }) => reason)).toEqual(['redstone beside it sets TNT off'])
    expect(impossible).toEqual([])
  })

  it('tries what comes to stand there in another form, such as a stem without a tip', () => {
    const { order, spoiled } = buildOrder([cell('kelp_plant', 0, 0, 0)], site)
    expect([order.length, spoiled.length]).toEqual([1, 1])
  })

  it('hangs a door away from the wall beside it with dirt on the other side', () => {
    const wall = [cell('stone', 0, 0, 0), cell('stone', 0, 1, 0)]
    const helpersOf = (hinge: string) => {
      const { order } = buildOrder([...wall, cell(`oak_door[facing=north,hinge=${hinge}]`, 1, 0, 0)], site)
      return order.find(({ block }) => block.item === 'oak_door')?.helpers
    }
    expect(helpersOf('left')).toEqual([])
    expect(helpersOf('right')).toEqual([
      { x: 2, y: 0, z: 0 },
      { x: 2, y: 1, z: 0 },
    ])
  })

  it('begins with the door that decides where the hinge of the one beside it is', () => {
    const row = (...hinges: string[]) =>
      hinges.map((hinge, x) => cell(`oak_door[facing=north,half=lower,hinge=${hinge}]`, x, 0, 0))
    const orderOf = (...hinges: string[]) =>
      buildOrder(row(...hinges), site).order.map(({ block }) => block.position.x)
    expect(orderOf('left', 'left', 'left')).toEqual([2, 1, 0])
    expect(orderOf('right', 'right', 'right')).toEqual([0, 1, 2])
    expect(orderOf('left', 'right')).toEqual([0, 1])
  })

  it('cannot hang the second of two doors whose hinges meet in the middle, though doors of two kinds may', () => {
    const row = (...hinges: string[]) =>
      hinges.map((hinge, x) => cell(`oak_door[facing=north,half=lower,hinge=${hinge}]`, x, 0, 0))
    expect(keysOf(buildOrder(row('right', 'left'), site).impossible)).toEqual(['1,0,0'])
    const mixed = [...row('right'), cell('spruce_door[facing=north,half=lower,hinge=left]', 1, 0, 0)]
    expect(buildOrder(mixed, site).impossible).toEqual([])
  })

  it('plants mushrooms on podzol in the light, on stone only where it is dark by then', () => {
    const on = (soil: string) => [cell(soil, 0, 0, 0), cell('brown_mushroom', 0, 1, 0)]
    expect(buildOrder(on('podzol'), site).impossible).toEqual([])
    expect(keysOf(buildOrder(on('stone'), site).impossible)).toEqual(['0,1,0'])
    const roof = (reach: number) => {
      const sides = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach)
      return sides.flatMap((x) => sides.map((z) => cell('stone', x, 4, z)))
    }
    const posts = [0, 1, 2, 3].map((y) => cell('stone', 2, y, 0))
    const under = (reach: number) => buildOrder([...on('stone'), ...posts, ...roof(reach)], site)
    expect(keysOf(under(1).impossible)).toEqual(['0,1,0'])
    expect(under(2).impossible).toEqual([])
    expect(under(2).order.at(-1)?.block.block.name).toBe('brown_mushroom')
  })

  it('knows the floor of the arena', () => {
    const poppy = [cell('poppy', 0, 0, 0)]
    expect(buildOrder(poppy, site).impossible).toEqual([])
    expect(buildOrder(poppy, { ...site, floor: 'stone' }).impossible).toEqual(poppy)
  })

  it('plants sugar cane where there is water at its foot', () => {
    const bed = [cell('sand', 0, 0, 0), cell('sugar_cane', 0, 1, 0), cell('sugar_cane', 0, 2, 0)]
    expect(keysOf(buildOrder(bed, site).impossible)).toEqual(['0,1,0', '0,2,0'])
    expect(buildOrder([...bed, cell('water', 1, 0, 0)], site).impossible).toEqual([])
  })

  it('reaches a floating block by a chain from the ground or an earlier block', () => {
    const near = buildOrder([cell('stone', 0, 2, 0)], site).order[0]
    expect(near?.helpers.map(({ y }) => y)).toEqual([0, 1])
    const mast = [0, 1, 2, 3, 4, 5, 6].map((y) => cell('stone', 0, y, 0))
    const beside = buildOrder([...mast, cell('stone', 3, 6, 0)], site).order.at(-1)
    expect(beside).toMatchObject({ leansOn: { x: 0, y: 6, z: 0 }, helpers: [{ x: 1 }, { x: 2 }] })
  })

  it('places what is far from everything against the pillar of the agent', () => {
    const [stone, slab] = [cell('stone', 0, 8, 0), cell('oak_log[axis=y]', 6, 9, 6)]
    expect(buildOrder([stone, slab], site).order).toMatchObject([
      { helpers: [], option: { against: 'north' }, onGround: true },
      { helpers: [{ x: 6, y: 8, z: 6 }], onGround: true },
    ])
  })

  it('fills no cell above farmland or beside a cactus with helpers', () => {
    const farm = [cell('farmland', 0, 0, 0), cell('farmland', 1, 0, 0), cell('oak_log[axis=z]', 0, 1, 0)]
    const { order } = buildOrder([...farm, cell('farmland', 0, 0, -1), cell('cactus', 0, 0, 2)], site)
    expect(order.at(-1)).toMatchObject({ block: { block: { name: 'oak_log' } } })
    for (const { helpers } of order)
      for (const helper of helpers) expect([cellKey(helper)]).not.toContain('0,1,-1')
  })

  it('reports what would break or fall without a neighbour', () => {
    const torch = cell('wall_torch[facing=east]', 4, 2, 3)
    const { order, impossible } = buildOrder([torch, cell('sand', 0, 3, 0), cell('stone', 0, 0, 0)], site)
    expect(keysOf(order.map(({ block }) => block))).toEqual(['0,0,0'])
    expect(keysOf(impossible).sort()).toEqual(['0,3,0', '4,2,3'])
  })

  it('places a hanging lantern after the beam above it', () => {
    const lantern = cell('lantern[hanging=true]', 1, 1, 0)
    const post = [cell('stone', 0, 0, 0), cell('stone', 0, 1, 0), cell('stone', 0, 2, 0)]
    const beam = cell('oak_log[axis=x]', 1, 2, 0)
    const { order, impossible } = buildOrder([lantern, beam, ...post], site)
    expect(impossible).toEqual([])
    expect(keysOf(order.map(({ block }) => block))).toEqual(['0,0,0', '0,1,0', '0,2,0', '1,2,0', '1,1,0'])
  })

  it('builds upwards if nothing prevents it', () => {
    const tower = [cell('stone', 0, 2, 0), cell('stone', 0, 0, 0), cell('stone', 0, 1, 0)]
    expect(keysOf(buildOrder(tower, site).order.map(({ block }) => block))).toEqual([
      '0,0,0',
      '0,1,0',
      '0,2,0',
    ])
  })

  it('treats the upper half of a door as placed with the door, never on its own', () => {
    const lower = cell('oak_door[facing=north,half=lower]', 0, 0, 0)
    const upper = { ...cell('oak_door[facing=north,half=upper]', 0, 1, 0), placedWith: lower.position }
    const above = cell('stone', 0, 2, 0)
    const { order, impossible } = buildOrder([upper, above, lower], site)
    expect(keysOf(order.map(({ block }) => block))).toEqual(['0,0,0', '0,2,0'])
    expect(impossible).toEqual([])
  })

  it('covers every cell of the demo', () => {
    const task = pavilion()
    const { order, impossible } = buildOrder(task.blueprint, siteOf(task))
    expect(impossible).toEqual([])
    expect(order).toHaveLength(57)
  })
})
