import { describe, expect, it } from 'vitest'
import { blockTable } from '../../behaviours/index.ts'
import { FACES, neighbour } from '../../geometry.ts'
import { loadRegistry } from '../../library/registry.ts'
import { seededRandom } from '../../random.ts'
import { Chance } from '../chance.ts'
import { Level } from '../level.ts'
import { Light } from './light.ts'
import { absorption, emission, isClosed, optics } from './optics.ts'

const registry = loadRegistry('1.19.2')

function worldOf(blocks: readonly (readonly [x: number, y: number, z: number, name: string])[]) {
  const level: Level = new Level({
    registry,
    blocks: blockTable(),
    onChange: (change) => light.note(change),
  })
  const light = new Light(level)
  for (const [x, y, z, name] of blocks) level.set({ x, y, z }, level.states.encode(name))
  return { level, light, at: (x: number, y: number, z: number) => light.at({ x, y, z }) }
}

/** A square roof three blocks above the ground. */
const roof = (half: number): [number, number, number, string][] => {
  const list: [number, number, number, string][] = []
  for (let x = -half; x <= half; x++) for (let z = -half; z <= half; z++) list.push([x, -57, z, 'stone'])
  return list
}

describe('light', () => {
  it('is full under the open sky and none underground', () => {
    const { at } = worldOf([])
    expect(at(0, -60, 0)).toEqual({ sky: 15, block: 0 })
    expect(at(0, 319, 0)).toEqual({ sky: 15, block: 0 })
    expect(at(0, -62, 0)).toEqual({ sky: 0, block: 0 })
  })

  it('decreases by one per block under a roof', () => {
    const { at } = worldOf(roof(2))
    expect(at(2, -60, 0).sky).toBe(14)
    expect(at(0, -60, 0).sky).toBe(12)
  })

  it('comes from torches, decreases with distance, and ends when they are removed', () => {
    const { at, level } = worldOf([[0, -60, 0, 'torch']])
    expect([0, 1, 5, 13, 14, 20].map((x) => at(x, -60, 0).block)).toEqual([14, 13, 9, 1, 0, 0])
    level.set({ x: 0, y: -60, z: 0 }, level.states.air)
    expect(at(1, -60, 0).block).toBe(0)
  })

  it('does not pass through walls', () => {
    const { at } = worldOf([
      [0, -62, 0, 'glowstone'],
      [3, -62, 0, 'air'],
    ])
    expect(at(3, -62, 0).block).toBe(0)
  })

  it('is full again when a roof is removed', () => {
    const { at, level } = worldOf(roof(8))
    expect(at(0, -60, 0).sky).toBe(6)
    level.set({ x: 0, y: -57, z: 0 }, level.states.air)
    expect(at(0, -60, 0).sky).toBe(15)
  })

  it('does not fall through slabs, but comes in at their open side', () => {
    const ring = roof(2).map(([x, y, z]): [number, number, number, string] => [x, y, z, 'oak_slab'])
    const { at } = worldOf(ring)
    expect([at(0, -57, 0).sky, at(0, -58, 0).sky, at(2, -58, 0).sky]).toEqual([15, 12, 14])
  })

  it('is what it would be if all were lit from nothing, after whatever changes', () => {
    for (const seed of [1, 2, 3]) {
      const { level, light } = worldOf([])
      const chance = new Chance(seededRandom(seed))
      for (let round = 0; round < 4; round++) {
        for (let i = 0; i < 120; i++) {
          const p = { x: chance.between(-7, 7), y: chance.between(-64, -53), z: chance.between(-7, 7) }
          level.set(p, level.states.encode(KINDS[chance.between(0, KINDS.length - 1)] as string))
          if (chance.oneIn(40)) light.at(p)
        }
        expect(differences(level, light)).toEqual([])
      }
    }
  })
})

const KINDS = (
  'air air air air stone stone glass oak_slab oak_stairs torch glowstone water oak_leaves tinted_glass ' +
  'farmland snow redstone_torch lantern'
).split(' ')

/** Half the width of a box around all changes: light that leaves it does not return to the compared area. */
const REACH = 17
const WIDTH = 2 * REACH + 1
const [LOW, HIGH] = [-64, -44]
const STEPS = FACES.map((face) => neighbour({ x: 0, y: 0, z: 0 }, face))

/** The light in the box, computed by raising each cell until nothing changes. */
function lightFromNothing(level: Level, kind: 'sky' | 'block'): (x: number, y: number, z: number) => number {
  const cellOf = (x: number, y: number, z: number) => ((y - LOW) * WIDTH + z + REACH) * WIDTH + x + REACH
  const isInside = (x: number, y: number, z: number) =>
    Math.max(Math.abs(x), Math.abs(z)) <= REACH && y >= LOW && y <= HIGH
  const lights = new Uint8Array(WIDTH * WIDTH * (HIGH - LOW + 1))
  const packed = new Uint16Array(lights.length)
  const edge: [number, number, number][] = []
  for (let x = -REACH; x <= REACH; x++)
    for (let z = -REACH; z <= REACH; z++) {
      let isOpen = kind === 'sky'
      for (let y = HIGH; y >= LOW; y--) {
        const here = optics(level, level.get({ x, y, z }))
        packed[cellOf(x, y, z)] = here
        const above = y < HIGH ? (packed[cellOf(x, y + 1, z)] as number) : 0
        isOpen &&= absorption(here) === 0 && !isClosed(here, 1) && !isClosed(above, 0)
        lights[cellOf(x, y, z)] = kind === 'block' ? emission(here) : isOpen ? 15 : 0
        edge.push([x, y, z])
      }
    }
  for (let place = edge.pop(); place !== undefined; place = edge.pop()) {
    const [x, y, z] = place
    const from = cellOf(x, y, z)
    STEPS.forEach((step, face) => {
      const [nx, ny, nz] = [x + step.x, y + step.y, z + step.z]
      if (!isInside(nx, ny, nz)) return
      const to = cellOf(nx, ny, nz)
      const [here, there] = [packed[from] as number, packed[to] as number]
      const arriving = (lights[from] as number) - Math.max(1, absorption(there))
      if (arriving <= (lights[to] as number) || isClosed(here, face) || isClosed(there, face ^ 1)) return
      lights[to] = arriving
      edge.push([nx, ny, nz])
    })
  }
  return (x, y, z) => lights[cellOf(x, y, z)] as number
}

function differences(level: Level, light: Light): string[] {
  const found: string[] = []
  for (const kind of ['sky', 'block'] as const) {
    const wanted = lightFromNothing(level, kind)
    for (let x = -9; x <= 9; x++)
      for (let z = -9; z <= 9; z++)
        for (let y = LOW; y < HIGH - 1; y++) {
          const got = light.at({ x, y, z })[kind]
          if (got !== wanted(x, y, z)) found.push(`${kind} at ${x},${y},${z}: ${got}, not ${wanted(x, y, z)}`)
        }
  }
  return found
}
