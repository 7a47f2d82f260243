import { defineConstraint } from '../rule.ts'

const BARE =
  /^(?:bare[- ]?hand(?:ed|edly|s)?|(?:by|with) (?:your |the )?(?:bare )?hands?(?: only)?|without (?:any |a )?tools?|with no tools?|empty[- ]handed)$/

/** Nothing in the hand. */
export const bareHands = defineConstraint({
  id: 'bare hands',
  axis: 'how',
  read: (words) => (BARE.test(words) ? { kind: 'bare hands' } : undefined),
  inWords: () => 'with bare hands',
  carriedOutIn: ['prompt'],
})
