import { isImplement } from '../../../../game/items/kinds/implements.ts'
import { leafByHand } from '../by-hand.ts'
import { defineConstraint } from '../rule.ts'
import { withoutItems } from '../scene-items.ts'

const BARE =
  /^(?:bare[- ]?hand(?:ed|edly|s)?|bare[- ]?fisted|unarmed|(?:by|with|using) (?:only )?(?:your |the |my )?(?:bare )?(?:hands?|fists?)(?: only| alone)?|by punching|with(?:out| no) (?:any |a |using (?:any |a )?)?(?:tools?|weapons?)(?: at all)?|with nothing in (?:your |the )?hands?|empty[- ]handed)$/

/** Nothing in hand. */
export const bareHands = defineConstraint({
  id: 'bare hands',
  axis: 'how',
  read: (words) => (BARE.test(words) ? { kind: 'bare hands' } : undefined),
  inWords: () => 'with bare hands',
  checkedBy:
    'what is in the main hand at each deed; blocks that drop nothing so count as dug when they are gone',
  terms: () => [{ kind: 'holding', of: [] }],
  scene: (_fact, { operations }) => withoutItems(operations, isImplement),
  leaf: (_fact, leaf, version) => leafByHand(leaf, version),
})
