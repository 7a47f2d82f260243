import type { KnownCauses } from '../expert/game-knowledge.ts'
import type { Dice } from './dice.ts'
import type { Rates } from './profile.ts'

/** The source of the errors in an answer. */
export interface Draw {
  rates: Rates
  dice: Dice
  /** Identity of this answer among all others, for its passing errors. */
  of: string
  /** The knowledge of the expert that gives these answers. */
  knowledge: KnownCauses
}
