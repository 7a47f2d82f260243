import minecraftData from 'minecraft-data'
import { describe, expect, it } from 'vitest'
import { GAME_VERSIONS } from '../game-version.ts'
import { isReplaceable } from './replaceable.ts'

/** Plants and fires by the last word of their name, whatever a version calls them. */
const GROWTH = /(^|_)(grass|fern|seagrass|roots|sprouts|fire)$/

describe.each(GAME_VERSIONS)('in Minecraft %s', (version) => {
  const { blocksArray, blocksByName } = minecraftData(version)

  it('everything that grows without a body can be replaced, also under its new name', () => {
    const growing = blocksArray.filter(
      ({ name, boundingBox, hardness }) => GROWTH.test(name) && boundingBox === 'empty' && hardness === 0,
    )
    const grass = blocksByName.short_grass?.name ?? 'grass'
    expect(growing.map(({ name }) => name)).toContain(grass)
    expect(growing.filter(({ name }) => !isReplaceable(name))).toEqual([])
  })

  it('nothing that can be replaced has a body', () => {
    const solid = blocksArray.filter(({ boundingBox, name }) => boundingBox === 'block' && name !== 'snow')
    expect(solid.map(({ name }) => name).filter(isReplaceable)).toEqual([])
  })

  it('flowers and torches stay where they are', () => {
    expect(['poppy', 'torch', 'wheat', 'oak_sapling', 'sweet_berry_bush'].filter(isReplaceable)).toEqual([])
  })
})
