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
