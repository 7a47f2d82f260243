import { defineConstraint } from '../rule.ts'

/** Manners that rules cannot measure. */
const MANNER =
  /^(?:very |as )?(?:quickly|fast|slowly|carefully|safely|efficiently|directly|properly|quietly|nicely|well)(?: as (?:you can|possible))?$|^as (?:soon|quickly|fast) as possible$/

/** Manners, and words in braces that no other kind understands. */
export const words = defineConstraint({
  id: 'words',
  axis: 'how',
  read: (words) => (MANNER.test(words) ? { kind: 'words' } : undefined),
  inWords: () => 'as written',
  checkedBy: 'nothing: no rule understands these words',
})
