import { describe, expect, it } from 'vitest'
import { inBox } from '../../../core/position.ts'
import { GAME_VERSIONS } from '../../../game/version.ts'
import { blocksAfter } from '../blocks-after.ts'
import { checkNames } from '../check-names.ts'
import { BUILT_STRUCTURES, structureNamed } from './index.ts'
import { placeOfStructure } from './layout.ts'

const ORIGIN = { x: 0, y: 0, z: 0 }

describe.each(BUILT_STRUCTURES)('our %s', (name) => {
  const operations = structureNamed(name) ?? []
  const { min, max } = placeOfStructure()
  const blocks = blocksAfter(operations, ORIGIN)

  it('stands in its place and blocks no way', () => {
    const withGround = { min: { ...min, y: -1 }, max }
    expect(blocks.length).toBeGreaterThan(20)
    expect(blocks.filter(({ position }) => !inBox(withGround, position))).toEqual([])
  })

  it('leaves a lane free from one end to the other', () => {
    const inLane = blocks.filter(
      ({ position: { y, z } }) => y >= 0 && y <= 1 && (z === min.z + 6 || z === min.z + 7),
    )
    expect(inLane).toEqual([])
  })

  it.each(GAME_VERSIONS.filter((version) => version !== '1.16.5'))('has blocks that %s knows', (version) => {
    expect(checkNames(operations, version)).toEqual([])
  })
})
