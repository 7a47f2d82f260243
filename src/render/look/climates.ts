import type { Colour } from '../colour.ts'
import type { Tint } from './part.ts'

/** A climate's tints of grass, leaves and water, and the precipitation of its clouds. */
export interface Climate extends Readonly<Record<Tint, Colour>> {
  /** The height above which it snows; never if absent. */
  readonly snowsFrom?: number
  /** No rain or snow falls at all. */
  readonly isDry?: boolean
}

const ALWAYS = Number.NEGATIVE_INFINITY
/**
 * Height at which the temperature of a biome with 0.2 to 0.25 (vanilla) falls below 0.15; vanilla adds some noise, and cold taiga
 * begins higher.
 */
const COLD = 128

export const TEMPERATE: Climate = { grass: 0x8cc256, foliage: 0x72ad3e, water: 0x4377e0 }

/** First match wins. Our own choice of colours. */
const CLIMATES: readonly [biomes: RegExp, climate: Climate][] = [
  [/badlands/, { grass: 0x9a8a52, foliage: 0xa08a4c, water: 0x4377e0, isDry: true }],
  [/desert|savanna/, { grass: 0xc2b85a, foliage: 0xb0a636, water: 0x3f86d8, isDry: true }],
  [/jungle/, { grass: 0x5ac83e, foliage: 0x34b818, water: 0x14a2c5 }],
  [/mangrove_swamp|swamp/, { grass: 0x6f7844, foliage: 0x6c7640, water: 0x617b64 }],
  [/dark_forest/, { grass: 0x5c8234, foliage: 0x5ba82e, water: 0x4377e0 }],
  [/pale_garden/, { grass: 0x7d8872, foliage: 0x8a9080, water: 0x76889d }],
  [/cherry/, { grass: 0xb6db62, foliage: 0xb6db62, water: 0x5db7ef }],
  [
    /snowy|frozen|ice|grove|peaks|slopes/,
    { grass: 0x82b698, foliage: 0x62a27c, water: 0x3a3fc8, snowsFrom: ALWAYS },
  ],
  [/taiga|windswept|stony/, { grass: 0x88b880, foliage: 0x6aa46a, water: 0x3d57d6, snowsFrom: COLD }],
  [/meadow/, { grass: 0x86bd6e, foliage: 0x66ac50, water: 0x0e4ecf }],
  [/birch/, { grass: 0x8abc68, foliage: 0x6eaa5c, water: 0x4377e0 }],
  [/forest/, { grass: 0x7cc05c, foliage: 0x5cb034, water: 0x4377e0 }],
]

/** All climates there are. */
export const ALL_CLIMATES: readonly Climate[] = [TEMPERATE, ...CLIMATES.map(([, climate]) => climate)]

/** The colours of a biome, by its name without `minecraft:`. */
export const climateOf = (biome: string): Climate =>
  CLIMATES.find(([biomes]) => biomes.test(biome))?.[1] ?? TEMPERATE

/** Precipitation of a climate at a height when the weather is not clear. */
export function fallingIn({ snowsFrom, isDry }: Climate, y: number): 'rain' | 'snow' | 'nothing' {
  if (isDry === true) return 'nothing'
  return snowsFrom !== undefined && y >= snowsFrom ? 'snow' : 'rain'
}
