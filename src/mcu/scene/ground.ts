import { isDryBiome, type Weather } from '../../game/sky.ts'

/**
 * Requirements of a composed task on its place, in addition to flat ground in plains at noon. Absent requirements are not
 * restricted.
 */
export interface Ground {
  /** Time of day at the start (ticks since six in the morning). */
  readonly time?: number
  readonly weather?: Weather
  readonly biome?: string
  readonly dimension?: 'the_nether' | 'the_end'
  /** Block that closes the arena; `none` for an open sky. */
  readonly shell?: string
  /** Whether it must be dark or bright, whatever the cause. */
  readonly light?: 'dark' | 'bright'
  /** Height of the agent's feet at the start. */
  readonly y?: number
  /** Layers of water above the floor. */
  readonly water?: number
  /** A world with terrain instead of an arena. */
  readonly terrain?: true
}

/** A requirement on the ground, with its source. */
export interface GroundDemand {
  readonly ground: Ground
  /** The constraint in words. */
  readonly by: string
}

/** Two requirements that no place can satisfy. */
export interface GroundConflict {
  readonly first: string
  readonly second: string
  readonly reason: string
}

/** The shell of an arena that only has to be dark. */
export const ROCK = 'andesite'
/** Time at which there is no sky light left (ticks). */
const MIDNIGHT = 18_000
const EVENING = 12_500

/** Combines requirements on one place. @returns the place, or two requirements that exclude each other */
export function uniteGrounds(demands: readonly GroundDemand[], version: string): Ground | GroundConflict {
  const made = new Map<keyof Ground, string>()
  let ground: Ground = {}
  for (const { ground: wanted, by } of demands)
    for (const [key, value] of Object.entries(wanted) as [keyof Ground, unknown][]) {
      const before = ground[key]
      if (before !== undefined && before !== value)
        return { first: made.get(key) ?? '', second: by, reason: `one place has one ${NAMES[key]}` }
      ground = { ...ground, [key]: value }
      if (!made.has(key)) made.set(key, by)
    }
  const conflict = EXCLUSIONS.find(
    ({ of, when }) => of.every((key) => made.has(key)) && when(ground, version),
  )
  if (conflict !== undefined) {
    const [first = '', second = ''] = conflict.of.map((key) => made.get(key) ?? '')
    return { first, second, reason: conflict.reason }
  }
  return lit(ground)
}

const NAMES: Readonly<Record<keyof Ground, string>> = {
  time: 'time of day',
  weather: 'weather',
  biome: 'biome',
  dimension: 'dimension',
  shell: 'roof',
  light: 'light',
  y: 'height',
  water: 'depth of water',
  terrain: 'kind of ground',
}

interface Exclusion {
  readonly of: readonly [keyof Ground, keyof Ground]
  readonly reason: string
  readonly when: (ground: Ground, version: string) => boolean
}

const isNight = ({ time = 6000 }: Ground): boolean => time > EVENING
const isClosed = ({ shell = 'none' }: Ground): boolean => shell !== 'none'

/** Requirements that exclude each other in the game. */
const EXCLUSIONS: readonly Exclusion[] = [
  {
    of: ['weather', 'shell'],
    reason: 'no rain falls under a roof',
    when: (ground) => ground.weather !== 'clear' && isClosed(ground),
  },
  {
    of: ['weather', 'dimension'],
    reason: 'there is weather in the overworld alone',
    when: ({ weather }) => weather !== 'clear',
  },
  {
    of: ['weather', 'biome'],
    reason: 'neither rain nor snow falls there',
    when: ({ weather, biome = '' }, version) => weather !== 'clear' && isDryBiome(biome, version),
  },
  { of: ['time', 'dimension'], reason: 'there are days in the overworld alone', when: () => true },
  { of: ['biome', 'dimension'], reason: 'our arenas have biomes of the overworld', when: () => true },
  {
    of: ['light', 'time'],
    reason: 'it is dark then',
    when: (ground) => ground.light === 'bright' && isNight(ground),
  },
  {
    of: ['light', 'shell'],
    reason: 'no daylight comes there',
    when: (ground) => ground.light === 'bright' && isClosed(ground),
  },
  { of: ['light', 'dimension'], reason: 'no daylight comes there', when: ({ light }) => light === 'bright' },
  {
    of: ['light', 'time'],
    reason: 'it is bright under the open sky then',
    when: (ground) => ground.light === 'dark' && ground.shell === 'none' && !isNight(ground),
  },
  { of: ['shell', 'dimension'], reason: 'the Nether has no open sky', when: ({ shell }) => shell === 'none' },
  ...(['biome', 'dimension', 'shell', 'y', 'water', 'time', 'weather', 'light'] as const).map(
    (key): Exclusion => ({
      of: ['terrain', key],
      reason: 'a world with terrain is as its seed has it',
      when: () => true,
    }),
  ),
]

/** Makes the place dark if only that is required: under rock, or at midnight if the sky has to be open. */
function lit(ground: Ground): Ground {
  if (ground.light !== 'dark' || isClosed(ground) || ground.dimension !== undefined) return ground
  return ground.shell === 'none' ? { ...ground, time: ground.time ?? MIDNIGHT } : { ...ground, shell: ROCK }
}
