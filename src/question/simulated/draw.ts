import type { KnownCauses } from '../expert/game-knowledge.ts'
import type { Dice } from './dice.ts'
import type { Rates } from './profile.ts'

/** The source of the errors in an answer. */
export interface Draw {
  rates: Rates
  dice: Dice
  /** Identity of this answer among all others, for its passing errors. */
  of: string
  /** What the expert, whose answers these are, knows. */
  knowledge: KnownCauses
}
