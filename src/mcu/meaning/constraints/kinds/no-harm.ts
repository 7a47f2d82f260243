import { defineConstraint } from '../rule.ts'

const PATTERN =
  /^(?:without (?:hurting|harming|hitting|attacking|killing|injuring|damaging) (?:it|them|him|her|any(?:thing|body|one)?(?: mobs?| animals?)?|the (?:animal|mob)s?|an? (?:animal|mob))|peacefully|unharmed)$/

/** Nothing is hurt. */
export const noHarm = defineConstraint({
  id: 'no harm',
  axis: 'how',
  read: (words) => (PATTERN.test(words) ? { kind: 'no harm' } : undefined),
  inWords: () => 'without hurting anything',
  checkedBy: 'the statistic `damage_dealt`: any damage dealt ends the part',
  terms: () => [{ kind: 'harmless' }],
  leaf: (_fact, leaf) => (leaf.kind === 'killed' ? { refused: 'the goal is to hurt' } : leaf),
})
