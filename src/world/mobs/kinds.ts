/** Which behaviours a kind of mob has. */
export type Nature = 'animal' | 'hostile' | 'neutral' | 'villager'

export interface MobKind {
  readonly nature: Nature
  /** Vanilla's movement speed attribute; see `paceOf`. */
  readonly speed: number
  /** Speed factor when it flees. */
  readonly fleeing: number
  /** Food that it follows, eats and breeds with. */
  readonly food?: ReadonlySet<string>
  /** Damage of an attack on normal difficulty, in half hearts. */
  readonly damage?: number
  /** Distance at which it notices a player, in blocks. */
  readonly sight?: number
  /** Burns in daylight. */
  readonly burns?: boolean
  /** Does not attack by day. */
  readonly nightly?: boolean
  /** Falls slowly and takes no damage. */
  readonly glides?: boolean
}

const food = (names: string): ReadonlySet<string> => new Set(names.split(' '))

const COW: MobKind = { nature: 'animal', speed: 0.2, fleeing: 2, food: food('wheat') }
const ZOMBIE: MobKind = { nature: 'hostile', speed: 0.23, fleeing: 1, damage: 3, sight: 35 }
const SKELETON: MobKind = { nature: 'hostile', speed: 0.25, fleeing: 1, damage: 2, sight: 16 }

/** The kinds with an AI (vanilla attributes); others do not act. */
export const KINDS: Readonly<Record<string, MobKind | undefined>> = {
  cow: COW,
  mooshroom: COW,
  sheep: { nature: 'animal', speed: 0.23, fleeing: 1.25, food: food('wheat') },
  pig: { nature: 'animal', speed: 0.25, fleeing: 1.25, food: food('carrot potato beetroot') },
  chicken: {
    nature: 'animal',
    speed: 0.25,
    fleeing: 1.4,
    food: food('wheat_seeds melon_seeds pumpkin_seeds beetroot_seeds'),
    glides: true,
  },
  rabbit: { nature: 'animal', speed: 0.3, fleeing: 1.3, food: food('carrot golden_carrot dandelion') },
  wolf: { nature: 'neutral', speed: 0.3, fleeing: 1, damage: 4, sight: 16 },
  enderman: { nature: 'neutral', speed: 0.3, fleeing: 1, damage: 7, sight: 64 },
  villager: { nature: 'villager', speed: 0.25, fleeing: 1.5 },
  zombie: { ...ZOMBIE, burns: true },
  husk: ZOMBIE,
  skeleton: { ...SKELETON, burns: true },
  stray: { ...SKELETON, burns: true },
  spider: { nature: 'hostile', speed: 0.3, fleeing: 1, damage: 2, sight: 16, nightly: true },
  creeper: { nature: 'hostile', speed: 0.25, fleeing: 1, sight: 16 },
}

/** Share of a walker's speed kept from one tick to the next: ground friction times air friction. */
const GROUND_DRAG = 0.6 * 0.91

/** Walking speed on flat ground, in blocks per tick (in vanilla the attribute counts twice, as impulse and as input). */
export const paceOf = (speed: number): number => (speed * speed) / (1 - GROUND_DRAG)

/** Colours of wool and dye, in the order of their numbers. */
export const COLOURS: readonly string[] = [
  'white',
  'orange',
  'magenta',
  'light_blue',
  'yellow',
  'lime',
  'pink',
  'gray',
  'light_gray',
  'cyan',
  'purple',
  'blue',
  'brown',
  'green',
  'red',
  'black',
]
