import { defineConstraint } from '../rule.ts'

const PATTERN =
  /^without (?:(?:taking|getting|suffering|receiving) (?:any )?damage|being (?:hurt|hit|damaged)|getting (?:hurt|hit)|losing (?:any )?(?:health|hearts))$/

/** No agent may take damage. */
export const noDamage = defineConstraint({
  id: 'no damage',
  axis: 'how',
  read: (words) => (PATTERN.test(words) ? { kind: 'no damage' } : undefined),
  inWords: () => 'without taking damage',
  carriedOutIn: ['prompt'],
})
