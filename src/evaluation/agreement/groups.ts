import type { Group } from './agree.ts'

/** Groups of people with each other, and with each judge. People without a partner form no group. */
export function groupsOf(people: readonly string[], judges: readonly string[]): Group[] {
  const pairs = people.flatMap((first, index) =>
    people.slice(index + 1).flatMap((second) => [[first, second] as const]),
  )
  return [
    ...(pairs.length === 0 ? [] : [{ name: 'people', raters: pairs, isMutual: true }]),
    ...judges.map((judge) => ({
      name: judge,
      raters: people.map((person) => [person, judge] as const),
      isMutual: false,
    })),
  ]
}
