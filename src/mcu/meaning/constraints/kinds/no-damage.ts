import { defineConstraint } from '../rule.ts'

const PATTERN =
  /^without (?:(?:taking|getting|suffering|receiving) (?:any )?damage|being (?:hurt|hit|damaged)|getting (?:hurt|hit)|losing (?:any )?(?:health|hearts))$/

/** No agent may take damage. */
export const noDamage = defineConstraint({
  id: 'no damage',
  axis: 'how',
  read: (words) => (PATTERN.test(words) ? { kind: 'no damage' } : undefined),
  inWords: () => 'without taking damage',
  checkedBy: 'the statistic `damage_taken`: any damage ends the part',
  terms: () => [{ kind: 'unhurt' }],
  leaf: (_fact, leaf) =>
    leaf.kind === 'did' && leaf.what === 'deaths' ? { refused: 'the goal is a death' } : leaf,
})
