import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ColumnStates, type ReadableChunk } from './column-states.ts'

const load = createRequire(import.meta.url)

/** An empty chunk of a version, as a client makes it. */
function chunkOf(version: string): ReadableChunk {
  const Chunk = load('prismarine-chunk')(version) as new (options: object) => ReadableChunk
  return new Chunk({ minY: -64, worldHeight: 384 })
}

const within = fc.integer({ min: 0, max: 15 })
const change = fc.record({
  x: within,
  y: fc.integer({ min: -80, max: 340 }),
  z: within,
  state: fc.integer({ min: 0, max: 300 }),
})

describe.each(['1.16.5', '1.19.2', '1.21.4'])('the unpacked states of a chunk of %s', (version) => {
  it('are those of the chunk, whenever they are read and whatever changes', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), fc.array(change, { maxLength: 12 }), (first, then) => {
        const [plain, unpacked] = [chunkOf(version), chunkOf(version)]
        for (const chunk of [plain, unpacked])
          for (const { state, ...at } of first) chunk.setBlockStateId(at, state)
        const states = new ColumnStates(unpacked)
        const all = [...first, ...then]
        const agree = () => {
          for (const { x, y, z } of all) {
            const wanted = plain.getBlockStateId({ x, y, z })
            expect(states.at(x, y, z)).toBe(wanted)
            expect(unpacked.getBlockStateId({ x, y, z })).toBe(wanted)
          }
        }
        agree()
        for (const { state, ...at } of then) {
          plain.setBlockStateId(at, state)
          unpacked.setBlockStateId(at, state)
        }
        agree()
      }),
      { numRuns: 20 },
    )
  })
})
