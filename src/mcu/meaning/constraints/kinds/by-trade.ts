import { defineConstraint } from '../rule.ts'

const PATTERN =
  /^(?:by|through|via) (?:trade|trading|a trade|barter|bartering)(?: with (?:a |the )?villagers?)?$|^from (?:a |the )?villagers?$/

/** Obtained from a villager. */
export const byTrade = defineConstraint({
  id: 'by trade',
  axis: 'how',
  read: (words) => (PATTERN.test(words) ? { kind: 'by trade' } : undefined),
  inWords: () => 'by trade',
  carriedOutIn: ['prompt'],
})
