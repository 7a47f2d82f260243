import { describe, expect, it } from 'vitest'
import { COLOURS } from '../../colours.ts'
import { AGENTS_IN_THE_WILD, OVERWORLD, SURVIVAL } from '../../obtaining/economy.ts'
import { gameNamesOf } from '../../obtaining/game-names.ts'
import { whyNot } from '../../obtaining/why-not.ts'
import { GAME_VERSIONS } from '../../version.ts'
import { treesOf } from '../../woods.ts'
import { recipesFor } from '../recipes.ts'

const COLOURED = words('wool carpet bed banner candle stained_glass concrete_powder')
/** Items that need, besides the dye, something from a place that agents do not visit. */
const COLOURED_FAR = words('shulker_box bundle terracotta glazed_terracotta concrete')

function words(text: string): string[] {
  return text.split(' ')
}

describe.each(GAME_VERSIONS)('recipes of %s that its data lacks', (version) => {
  const { isItem } = gameNamesOf(version)

  it.each([SURVIVAL, OVERWORLD, AGENTS_IN_THE_WILD])('dye everything in each colour, for %j', (economy) => {
    const refused = COLOURED.flatMap((thing) =>
      COLOURS.filter((colour) => {
        const dye = { item: `${colour}_dye`, count: 1 }
        const item = `${colour}_${thing}`
        const hasBase =
          thing !== 'candle' || whyNot({ item: 'candle', count: 1 }, version, economy) === undefined
        if (!isItem(item) || !hasBase || whyNot(dye, version, economy) !== undefined) return false
        return whyNot({ item, count: 1 }, version, economy) !== undefined
      }).map((colour) => `${colour}_${thing}`),
    )
    expect(refused).toEqual([])
  })

  it('leave no coloured thing out of survival', () => {
    const all = [...COLOURED, ...COLOURED_FAR].flatMap((thing) =>
      COLOURS.map((colour) => `${colour}_${thing}`),
    )
    const refused = all.filter(isItem).filter((item) => whyNot({ item, count: 1 }, version, SURVIVAL))
    expect(refused).toEqual([])
  })

  it('dye white wool red, and red wool white since 1.20', () => {
    const from = (item: string) =>
      recipesFor(item, version).map(({ takes }) =>
        takes
          .map((taken) => taken.item)
          .sort()
          .join(' + '),
      )
    expect(from('red_wool')).toContain('red_dye + white_wool')
    const isLater = version !== '1.16.5' && version !== '1.19.2'
    expect(from('white_wool').includes('red_wool + white_dye')).toBe(isLater)
  })

  it('make planks of log, wood and both without bark', () => {
    for (const wood of treesOf(version)) {
      const from = recipesFor(`${wood}_planks`, version).flatMap(({ takes }) => takes.map(({ item }) => item))
      const logs = ['log', 'wood'].flatMap((kind) => [`${wood}_${kind}`, `stripped_${wood}_${kind}`])
      expect(from.toSorted()).toEqual(logs.toSorted())
    }
  })
})
