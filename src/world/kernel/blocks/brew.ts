/** Slots of a brewing stand: three bottles, then these. */
export const BREWING = { ingredient: 3, fuel: 4, count: 5 } as const

/** The state of a brewing stand. */
export interface Brew {
  /** Ticks left of the brew; 0: none. */
  left: number
  /** Brews left in the last blaze powder. */
  fuel: number
  /** The ingredient with which the brew began. */
  ingredient: string | null
}
