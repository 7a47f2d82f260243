/** The flight of something thrown or shot (vanilla): it moves, keeps a share of its speed, and falls. */
export interface Flight {
  /** Speed at which it leaves the hand (blocks per tick). */
  readonly speed: number
  /** Share of its speed that remains after each tick. */
  readonly drag: number
  /** Downward speed added per tick (blocks per tick). */
  readonly gravity: number
  /** Launch angle above the line of sight (degrees). */
  readonly raise: number
}

const STRAIGHT: Flight = { speed: 1.5, drag: 0.99, gravity: 0.03, raise: 0 }
const LOBBED: Flight = { speed: 0.5, drag: 0.99, gravity: 0.05, raise: 20 }

const FLIGHTS: Readonly<Record<string, Flight>> = {
  snowball: STRAIGHT,
  egg: STRAIGHT,
  ender_pearl: STRAIGHT,
  splash_potion: LOBBED,
  lingering_potion: LOBBED,
  experience_bottle: { ...LOBBED, speed: 0.7, gravity: 0.07 },
  bow: { speed: 3, drag: 0.99, gravity: 0.05, raise: 0 },
  crossbow: { speed: 3.15, drag: 0.99, gravity: 0.05, raise: 0 },
  trident: { speed: 2.5, drag: 0.99, gravity: 0.05, raise: 0 },
}

/** Items that fly when used, thrown by hand. */
export const THROWN: readonly string[] = [
  'snowball',
  'egg',
  'ender_pearl',
  'splash_potion',
  'lingering_potion',
  'experience_bottle',
]

/** Weapons that shoot arrows. */
export const BOWS = ['bow', 'crossbow'] as const

/** Whether an item is a weapon that shoots arrows. */
export const isBow = (item: string): item is (typeof BOWS)[number] => BOWS.some((bow) => bow === item)

/** Flight data of an item's projectiles, with a bow fully drawn; undefined for other items. */
export const flightOf = (item: string): Flight | undefined =>
  Object.hasOwn(FLIGHTS, item) ? FLIGHTS[item] : undefined

const BOTTLED: ReadonlySet<string> = new Set(['splash_potion', 'lingering_potion'])

/** Whether an item is a throwable potion. */
export const isThrownPotion = (item: string): boolean => BOTTLED.has(item)

/** Whether an item takes effect where it bursts, so that agents throw it at their own feet: potions, bottles of experience. */
export const burstsForItsThrower = (item: string): boolean =>
  BOTTLED.has(item) || item === 'experience_bottle'

/** The item that a name refers to when thrown: `healing_splash_potion` is a splash potion. */
export const thrownAs = (name: string): string =>
  THROWN.find((item) => name === item || name.endsWith(`_${item}`)) ?? name
