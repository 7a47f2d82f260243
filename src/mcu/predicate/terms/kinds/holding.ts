import { z } from 'zod'
import { isImplement } from '../../../../game/items/kinds/implements.ts'
import { namesTest } from '../../../../game/names.ts'
import { inWords } from '../../names.ts'
import { defineTerm } from '../term.ts'

/**
 * Actions with a given thing in the main hand. An empty list means bare hands: neither a tool nor a weapon may be held, but
 * something just dug or picked up may.
 */
export const holding = defineTerm({
  id: 'holding',
  schema: z.strictObject({ kind: z.literal('holding'), of: z.array(z.string().min(1)).max(100).readonly() }),
  scope: 'deed',
  names: { of: 'item' },
  recording: () => ({ hands: true }),
  holds({ of }, { hand }) {
    if (hand === undefined) return false
    if (of.length === 0) return hand === null || !isImplement(hand)
    return hand !== null && namesTest(of)(hand)
  },
  inWords: ({ of }) => (of.length === 0 ? 'with bare hands' : `with ${inWords(of)} in the hand`),
})
