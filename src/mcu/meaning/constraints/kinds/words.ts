import { defineConstraint } from '../rule.ts'

/** Words in braces that no other kind understands. */
export const words = defineConstraint({
  id: 'words',
  axis: 'how',
  read: () => undefined,
  inWords: () => 'as written',
  checkedBy: 'nothing: no rule understands these words',
})
