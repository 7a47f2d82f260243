import { named, tablesOf } from './data/tables.ts'

/** Ticks of a day, which begins at six in the morning. */
const DAY_TICKS = 24_000

/** The weather. */
export type Weather = 'clear' | 'rain' | 'thunder'

/** How much the time of day and the weather reduce sky light, 0 to 11 (vanilla `getSkyDarken`). @param time ticks of the day */
export function skyDarkening(time: number, weather: Weather): number {
  const rain = 1 - (weather === 'clear' ? 0 : 5 / 16)
  const thunder = 1 - (weather === 'thunder' ? 5 / 16 : 0)
  const day = 0.5 + 2 * Math.max(-0.25, Math.min(0.25, Math.cos(sunAngle(time))))
  return Math.floor((1 - day * rain * thunder) * 11)
}

/** Angle of the sun from noon, in radians (vanilla `getSunAngle`). */
function sunAngle(time: number): number {
  const part = (((time / DAY_TICKS - 0.25) % 1) + 1) % 1
  const bent = 0.5 - Math.cos(part * Math.PI) / 2
  return ((part * 2 + bent) / 3) * 2 * Math.PI
}

/** Whether neither rain nor snow falls in a biome of a version (deserts, savannas, badlands, the Nether, the End). */
export function isDryBiome(biome: string, version: string): boolean {
  const data = named(tablesOf(version).biomesByName, biome) as
    | { precipitation?: string; has_precipitation?: boolean }
    | undefined
  return data?.precipitation === 'none' || data?.has_precipitation === false
}

/** Whether a biome is one of the Nether or the End. */
export const isElsewhere = (biome: string): boolean => ELSEWHERE.has(biome)

const ELSEWHERE: ReadonlySet<string> = new Set(
  `nether_wastes crimson_forest warped_forest soul_sand_valley basalt_deltas the_end small_end_islands end_midlands end_highlands end_barrens
  the_void`.split(/\s+/),
)
