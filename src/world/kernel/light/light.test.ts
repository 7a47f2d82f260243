import { describe, expect, it } from 'vitest'
import { blockTable } from '../../behaviours/index.ts'
import { loadRegistry } from '../../library/registry.ts'
import { Level } from '../level.ts'
import { Light } from './light.ts'

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
})
