import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../core/random.ts'
import { blocksAfter } from '../setup/blocks-after.ts'
import type { Operation } from '../setup/operation.ts'
import { walledIn } from '../verify/walled-in.ts'
import { rougher } from './rougher.ts'

const setup: Operation[] = [
  { kind: 'setblock', at: { x: 9, y: 0, z: 3 }, block: 'pumpkin' },
  { kind: 'summon', entity: 'zombie', at: { x: 3, y: 0, z: 1 } },
]
const hard = (seed: number) =>
  rougher(setup, { kind: 'killed', of: ['zombie'], count: 1 }, { level: 'hard', random: createRandom(seed) })

describe('a rougher place', () => {
  it('keeps the scene’s structures, leaves the agent room, and adds no mob that the goal is about', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        const operations = hard(seed)
        const blocks = blocksAfter(operations, { x: 0, y: 0, z: 0 })
        expect(blocks).toContainEqual({
          position: { x: 9, y: 0, z: 3 },
          block: { name: 'pumpkin', properties: {} },
        })
        expect(walledIn(operations, blocks, '1.19.2')).toEqual([])
        for (const { position } of blocks)
          if (position.x !== 9) expect(Math.hypot(position.x, position.z)).toBeGreaterThan(2)
        const zombies = operations.filter((one) => one.kind === 'summon' && one.entity === 'zombie')
        expect(zombies).toHaveLength(1)
        expect(operations).toContainEqual({ kind: 'time', ticks: 18_000 })
      }),
      { seed: 3, numRuns: 100 },
    )
  })

  it('is the same for the same seed, and flat by day where the scene is simple', () => {
    expect(hard(7)).toEqual(hard(7))
    expect(hard(7)).not.toEqual(hard(8))
    expect(rougher(setup, undefined, { level: 'simple', random: createRandom(1) })).toEqual(setup)
  })
})
