import { describe, expect, it } from 'vitest'
import { loadRegistry } from '../../library/registry.ts'
import { LOW_TOP, lowCell } from '../low-columns.ts'
import { N } from './materials.ts'
import { Nether } from './nether.ts'

const registry = loadRegistry('1.19.2')
const nether = new Nether(registry, 7)

describe('the terrain of the Nether', () => {
  it('is the same whatever was asked before', () => {
    const there = nether.blocks(3, -2)
    const again = new Nether(registry, 7)
    again.blocks(2, -2)
    expect(Buffer.from(again.blocks(3, -2)).equals(Buffer.from(there))).toBe(true)
    expect(Buffer.from(new Nether(registry, 8).blocks(3, -2)).equals(Buffer.from(there))).toBe(false)
  })

  it('has bedrock below and above, and lava up to 31', () => {
    const blocks = nether.blocks(0, 0)
    for (let x = 0; x < 16; x++)
      for (let z = 0; z < 16; z++) {
        expect(blocks[lowCell(x, 0, z)]).toBe(N.bedrock)
        expect(blocks[lowCell(x, LOW_TOP - 1, z)]).toBe(N.bedrock)
        for (let y = 1; y < LOW_TOP; y++) expect(blocks[lowCell(x, y, z)]).not.toBe(y > 31 ? N.lava : N.air)
      }
  })

  it('has ores as often as vanilla: 1.65 ancient debris and over a hundred quartz ores a chunk', () => {
    let [debris, quartz, gold] = [0, 0, 0]
    const chunks = 40
    for (let i = 0; i < chunks; i++)
      for (const material of nether.blocks(7 * i, 40 - i)) {
        if (material === N.debris) debris++
        if (material === N.quartz) quartz++
        if (material === N.gold) gold++
      }
    expect(debris / chunks).toBeGreaterThan(0.9)
    expect(debris / chunks).toBeLessThan(2.4)
    expect(quartz / chunks).toBeGreaterThan(90)
    expect(gold / chunks).toBeGreaterThan(30)
  })
})
