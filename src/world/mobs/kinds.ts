/** How a kind of mob lives. */
export type Nature = 'animal' | 'hostile' | 'neutral' | 'villager'

export interface MobKind {
  readonly nature: Nature
  /** Movement speed attribute of vanilla; see `paceOf`. */
  readonly speed: number
  /** What speed is multiplied by when it flees. */
  readonly fleeing: number
  /** What it follows, eats and breeds on. */
  readonly food?: ReadonlySet<string>
  /** Half hearts of a blow on normal difficulty. */
  readonly damage?: number
  /** Blocks from which it notices a player. */
  readonly sight?: number
  /** Burns in daylight. */
  readonly burns?: boolean
  /** Lets players be by day. */
  readonly nightly?: boolean
  /** Falls softly. */
  readonly glides?: boolean
}

const food = (names: string): ReadonlySet<string> => new Set(names.split(' '))

const COW: MobKind = { nature: 'animal', speed: 0.2, fleeing: 2, food: food('wheat') }
const ZOMBIE: MobKind = { nature: 'hostile', speed: 0.23, fleeing: 1, damage: 3, sight: 35 }
const SKELETON: MobKind = { nature: 'hostile', speed: 0.25, fleeing: 1, damage: 2, sight: 16 }

/** The kinds with a will (vanilla attributes); others stand where they are put. */
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

/** Half of a walker's speed stays from one tick to the next: friction of the ground times that of the air. */
const GROUND_DRAG = 0.6 * 0.91

/** Blocks per tick a mob comes to on plain ground (vanilla: its speed counts twice, as impulse and as input). */
export const paceOf = (speed: number): number => (speed * speed) / (1 - GROUND_DRAG)

/** Colours of wool and dye by their number. */
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
