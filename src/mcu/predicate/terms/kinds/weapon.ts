import { z } from 'zod'
import { isBow } from '../../../../game/items/flights.ts'
import { namesTest } from '../../../../game/names.ts'
import type { Counter } from '../../facts.ts'
import { inWords, namesSchema } from '../../names.ts'
import { defineTerm } from '../term.ts'

/** Kills by bow are counted as `shot_dead`; hits with the bow itself are not. */
const shoots = (of: readonly string[]): boolean => of.some(isBow)

const sumOf = (grown: readonly Counter[], category: string): number =>
  grown.reduce((sum, counter) => (counter.category === category ? sum + counter.value : sum), 0)

/** Kills with one of these weapons: held while hitting, or by its projectiles. Other actions are not affected. */
export const weapon = defineTerm({
  id: 'weapon',
  schema: z.strictObject({ kind: z.literal('weapon'), of: namesSchema }),
  scope: 'deed',
  names: { of: 'item' },
  recording: () => ({ hands: true }),
  needsDeeds: ({ of }) => shoots(of),
  holds({ of }, { hand, grown }) {
    const killed = sumOf(grown, 'killed')
    if (killed === 0) return true
    if (sumOf(grown, 'shot_dead') >= killed) return shoots(of) || namesTest(of)('trident')
    return typeof hand === 'string' && !isBow(hand) && namesTest(of)(hand)
  },
  inWords: ({ of }) => (shoots(of) ? `with arrows from ${inWords(of)}` : `killing with ${inWords(of)}`),
})
