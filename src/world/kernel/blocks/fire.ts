/** Slots of a furnace. */
export const FURNACE = { input: 0, fuel: 1, output: 2, count: 3 } as const

/** Slots of a campfire. */
export const CAMPFIRE_SLOTS = 4
/** Ticks that a campfire needs to cook. */
export const CAMPFIRE_COOKING = 600

/** State of a furnace, in ticks. */
export interface Fire {
  /** Remaining burn time of the current fuel. */
  burning: number
  /** Total burn time of the current fuel. */
  fuel: number
  /** Time already spent on the current item. */
  done: number
  /** The item being smelted. */
  item: string | null
  /** Smelted items whose experience has not been paid out, by name. */
  readonly made: Map<string, number>
}

export const coldFire = (): Fire => ({ burning: 0, fuel: 0, done: 0, item: null, made: new Map() })

/** Kinds of furnaces. A furnace smelts everything; the other two smelt only some items, twice as fast. */
export type Oven = 'furnace' | 'smoker' | 'blast_furnace'

/** Ticks for one item (the same for all vanilla recipes of a kind of furnace). */
export const SMELT_TICKS: Readonly<Record<Oven, number>> = { furnace: 200, smoker: 100, blast_furnace: 100 }

export const isOven = (name: string): name is Oven => Object.hasOwn(SMELT_TICKS, name)
