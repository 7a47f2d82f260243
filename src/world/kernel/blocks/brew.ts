/** Slots of a brewing stand: three bottles, then these. */
export const BREWING = { ingredient: 3, fuel: 4, count: 5 } as const

/** The state of a brewing stand. */
export interface Brew {
  /** Remaining ticks of the brew; 0 if there is none. */
  left: number
  /** Number of brews left in the current blaze powder. */
  fuel: number
  /** The ingredient with which the brew was started. */
  ingredient: string | null
}
