/** Places in a furnace. */
export const FURNACE = { input: 0, fuel: 1, output: 2, count: 3 } as const

/** Things that cook on a camp fire at once. */
export const CAMPFIRE_SLOTS = 4

/** What goes on in a furnace, in ticks. */
export interface Fire {
  /** Left of the fuel that burns. */
  burning: number
  /** What that fuel was good for. */
  fuel: number
  /** Spent on the item in the works. */
  done: number
  /** Which item that is. */
  item: string | null
}

export const coldFire = (): Fire => ({ burning: 0, fuel: 0, done: 0, item: null })
