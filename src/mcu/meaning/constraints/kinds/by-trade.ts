import { TRADES } from '../../../../game/mobs/trades.ts'
import { namesTest } from '../../../../game/names.ts'
import { atomsOf } from '../../../atoms/atoms.ts'
import { inWords } from '../../../predicate/names.ts'
import { leavesOf } from '../../../predicate/parts.ts'
import { defineConstraint } from '../rule.ts'

const PATTERN =
  /^(?:by|through|via) (?:trade|trading|a trade|barter|bartering)(?: with (?:a |the )?villagers?)?$|^from (?:a |the )?villagers?$/

/** Obtained from a villager. */
export const byTrade = defineConstraint({
  id: 'by trade',
  axis: 'how',
  read: (words) => (PATTERN.test(words) ? { kind: 'by trade' } : undefined),
  inWords: () => 'by trade',
  checkedBy: 'traded items, instead of items that were picked up or crafted',
  leaf(_fact, leaf) {
    if (leaf.kind === 'traded') return leaf
    if (leaf.kind === 'picked_up' || leaf.kind === 'crafted' || leaf.kind === 'held')
      return { kind: 'traded', of: leaf.of, count: leaf.count }
    return {
      refused: `a trade gives items, and "${leaf.kind.replaceAll('_', ' ')}" is no item that one gets`,
    }
  },
  scene(_fact, { goal, version }) {
    if (goal === undefined) return { refused: 'no rule says which item is to be got' }
    const wanted = leavesOf(goal).flatMap((leaf) => ('of' in leaf ? leaf.of : []))
    const deal = dealFor(wanted)
    if (deal === undefined) return { refused: `no villager gives ${inWords(wanted)}` }
    const atom = atomsOf(version).find(({ id }) => id === deal)
    return atom === undefined ? { refused: `no atom of ours is "${deal}"` } : atom.setup
  },
})

/** Id of our atom for the trade that yields one of these items; emeralds are obtained by selling. */
function dealFor(of: readonly string[]): string | undefined {
  const test = namesTest(of)
  for (const [profession, { sells, buys }] of Object.entries(TRADES)) {
    const sold = sells.find(test)
    if (sold !== undefined) return `buy_${sold}_from_${profession}`
    if (test('emerald') && buys[0] !== undefined) return `sell_${buys[0]}_to_${profession}`
  }
  return undefined
}
