/** The question that a constraint answers, as in the papers. */
export const AXES = ['when', 'where', 'how'] as const
export type Axis = (typeof AXES)[number]

/** Required surroundings of an agent, beyond biome, dimension and height. */
export const PLACES = [
  'cave',
  'underground',
  'surface',
  'underwater',
  'water',
  'house',
  'mountain',
  'village',
  'tree',
] as const
export type Place = (typeof PLACES)[number]

/** Times of day by their ticks (a day has 24,000, starting at six in the morning). */
export const TIMES = {
  morning: [0, 3000],
  day: [0, 12_000],
  noon: [5000, 7000],
  evening: [11_000, 13_000],
  night: [13_000, 23_000],
  midnight: [17_000, 19_000],
} as const
export type TimeOfDay = keyof typeof TIMES

/** A constraint as data. */
export type ConstraintFact =
  | { readonly kind: 'time'; readonly of: TimeOfDay }
  | { readonly kind: 'weather'; readonly of: 'clear' | 'rain' | 'thunder' }
  | { readonly kind: 'biome'; readonly of: readonly string[] }
  | { readonly kind: 'dimension'; readonly of: 'overworld' | 'nether' | 'end' }
  | { readonly kind: 'place'; readonly of: Place }
  /** In blocks: the y of the agent's feet. */
  | { readonly kind: 'height'; readonly above?: number; readonly below?: number }
  /** Light level at the agent's feet, 0..15. */
  | { readonly kind: 'light'; readonly atLeast?: number; readonly atMost?: number }
  /** Blocks or mobs close by. */
  | { readonly kind: 'near'; readonly of: readonly string[] }
  /** Only these tools may be used: any one of the names. */
  | { readonly kind: 'tool'; readonly of: readonly string[] }
  /** Nothing may be held. */
  | { readonly kind: 'bare hands' }
  /** These may not be used. */
  | { readonly kind: 'without'; readonly of: readonly string[] }
  /** Mobs are fought with one of these; with those of the scene, if none is named. */
  | { readonly kind: 'weapon'; readonly of: readonly string[] }
  /** It is made of one of these. */
  | { readonly kind: 'material'; readonly of: readonly string[] }
  | { readonly kind: 'no death' }
  | { readonly kind: 'no damage' }
  /** Nothing may be hurt. */
  | { readonly kind: 'no harm' }
  | { readonly kind: 'within'; readonly seconds: number }
  /** Actions of an agent's client, 20 a second in the papers' environment. */
  | { readonly kind: 'steps'; readonly atMost: number }
  | { readonly kind: 'times'; readonly count: number }
  /** From an empty inventory at a random place. */
  | { readonly kind: 'from scratch' }
  | { readonly kind: 'by trade' }
  | { readonly kind: 'by making'; readonly of: 'smelting' | 'crafting' }
  /** Words that no kind understands. They appear in the prompt, but nothing checks them. */
  | { readonly kind: 'words' }

export type ConstraintKind = ConstraintFact['kind']

/** A constraint with the words that it was read from. */
export type Constraint = ConstraintFact & { readonly axis: Axis; readonly words: string }

/** The role of the items in `with X` and `using X` for a verb. */
export type Instrument = 'tool' | 'weapon' | 'material'
