import minecraftData from 'minecraft-data'
import { describe, expect, it } from 'vitest'
import { GAME_VERSIONS } from '../version.ts'
import { isReplaceable } from './replaceable.ts'

/** Matches plants and fires by the last word of their name, in any version. */
const GROWTH = /(^|_)(grass|fern|seagrass|roots|sprouts|fire)$/

describe.each(GAME_VERSIONS)('in Minecraft %s', (version) => {
  const { blocksArray, blocksByName } = minecraftData(version)

  it('all plants and fires without a collision box can be replaced, also under their new names', () => {
    const growing = blocksArray.filter(
      ({ name, boundingBox, hardness }) => GROWTH.test(name) && boundingBox === 'empty' && hardness === 0,
    )
    const grass = blocksByName.short_grass?.name ?? 'grass'
    expect(growing.map(({ name }) => name)).toContain(grass)
    expect(growing.filter(({ name }) => !isReplaceable(name))).toEqual([])
  })

  it('no replaceable block has a collision box', () => {
    const solid = blocksArray.filter(({ boundingBox, name }) => boundingBox === 'block' && name !== 'snow')
    expect(solid.map(({ name }) => name).filter(isReplaceable)).toEqual([])
  })

  it('flowers and torches are not replaceable', () => {
    expect(['poppy', 'torch', 'wheat', 'oak_sapling', 'sweet_berry_bush'].filter(isReplaceable)).toEqual([])
  })
})
