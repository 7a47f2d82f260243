import { defineConstraint } from '../rule.ts'

const PATTERN =
  /^without (?:(?:taking|getting|suffering|receiving) (?:any )?damage|being (?:hurt|hit|damaged)|getting (?:hurt|hit)|losing (?:any )?(?:health|hearts))$/

/** Potions that hurt the drinker. */
const HARMFUL = /harming|poison|decay/

/** No agent may take damage. */
export const noDamage = defineConstraint({
  id: 'no damage',
  axis: 'how',
  read: (words) => (PATTERN.test(words) ? { kind: 'no damage' } : undefined),
  inWords: () => 'without taking damage',
  checkedBy: 'the statistic `damage_taken`: any damage ends the part',
  terms: () => [{ kind: 'unhurt' }],
  leaf(_fact, leaf) {
    if (leaf.kind === 'did' && leaf.what === 'deaths') return { refused: 'the goal is a death' }
    if (leaf.kind === 'drunk' && leaf.of.some((name) => HARMFUL.test(name)))
      return { refused: 'the drink hurts' }
    return leaf
  },
})
