import { z } from 'zod'
import { isNaturalRoof } from '../../../../game/blocks/kinds/ground.ts'
import { OPEN_SKY, type Surroundings } from '../../facts.ts'
import { defineTerm } from '../term.ts'

/** The setting of an agent, by the blocks above and around it. */
const SETTINGS = ['cave', 'underground', 'surface', 'house', 'water', 'underwater'] as const
type Setting = (typeof SETTINGS)[number]

const WORDS: Readonly<Record<Setting, string>> = {
  cave: 'in a cave',
  underground: 'underground',
  surface: 'under the open sky',
  house: 'in a building',
  water: 'in water',
  underwater: 'under water',
}

const hasRockAbove = ({ skyLight, roof }: Surroundings): boolean =>
  skyLight === 0 && roof !== undefined && isNaturalRoof(roof)

const TESTS: Readonly<Record<Setting, (here: Surroundings) => boolean>> = {
  cave: hasRockAbove,
  underground: hasRockAbove,
  surface: ({ skyLight }) => skyLight === OPEN_SKY,
  house: ({ skyLight, roof }) => skyLight < OPEN_SKY && roof !== undefined && !isNaturalRoof(roof),
  water: ({ feet, head }) => feet === 'water' || head === 'water',
  underwater: ({ head }) => head === 'water',
}

/**
 * Actions of an agent in a place that is not a biome. A cave has no sky light, and rock or soil as the first block above; a
 * building has a roof of anything else.
 */
export const setting = defineTerm({
  id: 'setting',
  schema: z.strictObject({ kind: z.literal('setting'), of: z.enum(SETTINGS) }),
  scope: 'deed',
  recording: () => ({ surroundings: true }),
  holds: ({ of }, { place }) => place?.surroundings !== undefined && TESTS[of](place.surroundings),
  inWords: ({ of }) => WORDS[of],
})
