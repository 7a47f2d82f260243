import { defineConstraint } from '../rule.ts'

const PATTERN =
  /^(?:without (?:dying|a death|death|being killed|getting killed)|while staying alive|and survive|alive)$/

/** No agent may die. */
export const noDeath = defineConstraint({
  id: 'no death',
  axis: 'how',
  read: (words) => (PATTERN.test(words) ? { kind: 'no death' } : undefined),
  inWords: () => 'without dying',
  checkedBy: 'the statistic `deaths`: a death ends the part',
  terms: () => [{ kind: 'alive' }],
  leaf: (_fact, leaf) =>
    leaf.kind === 'did' && leaf.what === 'deaths' ? { refused: 'the goal is a death' } : leaf,
})
