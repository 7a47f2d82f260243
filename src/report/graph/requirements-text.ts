import type { Requirements } from '../../graph/requirements.ts'

/** The prerequisites of a subtask, as readable text: `#1, #2, any of #3 #4`. Empty if it waits for nothing. */
export function requirementsText(requirements: Requirements): string {
  const single = requirements.flatMap((members) => (members.length === 1 ? members : []))
  const groups = requirements.filter((members) => members.length > 1)
  const listed = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).map((id) => `#${id}`)
  return [...listed(single), ...groups.map((members) => `any of ${listed(members).join(' ')}`)].join(', ')
}

/** The label of an edge: its rules, its meaning and how well it is known. */
export const labelOf = (rules: readonly string[], note: string): string =>
  [rules.join(', '), note === '' ? '' : `(${note})`].filter((part) => part !== '').join(' ')

/** Words added to the rules of an edge; none if it is necessary by itself. */
export const alternativeText = (anyOf: readonly number[] | undefined): string[] =>
  anyOf === undefined ? [] : ['one of several alternatives']
