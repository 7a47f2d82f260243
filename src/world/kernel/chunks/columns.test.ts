import { Vec3 } from 'vec3'
import { describe, expect, it } from 'vitest'
import { loadChunks } from '../../library/prismarine.ts'
import { dialectOf, VERSIONS } from '../../protocol/dialect/index.ts'
import { SmallWorld } from '../../testing/small-world.ts'

/** More states than a section's own palette can hold. */
const KINDS = 300

describe.each(VERSIONS)('a section of the flat world in %s', (version) => {
  it('arrives as it is when it holds more states than a palette has room for', () => {
    const { registry } = dialectOf(version)
    const sent = new SmallWorld({ version }).game.level.columns.fresh()
    const cell = (index: number) => new Vec3(index & 15, index >> 8, (index >> 4) & 15)
    for (let state = 1; state <= KINDS; state++) sent.setBlockStateId(cell(state), state)
    const arrived = new (loadChunks(registry))()
    arrived.load(sent.dump(), 1)
    for (let state = 1; state <= KINDS; state++) expect(arrived.getBlockStateId(cell(state))).toBe(state)
  })
})
