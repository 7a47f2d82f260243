import { once } from '../../core/once.ts'
import { similarName } from '../../game/data/similar-name.ts'
import type { RuleBook } from '../../game/rules/rule-book.ts'
import type { TaskIssue } from '../../task/part-checker.ts'
import type { Escape, EscapeTask } from './rooms.ts'

/**
 * An escape whose gates and teleports open according to the rules of its world, regardless of their description; the same object
 * each time.
 */
export const asItIs = once((task: EscapeTask): EscapeTask => {
  const { rules, escape: asDescribed } = task
  if (rules === undefined || Object.keys(rules.openings).length === 0) return task
  return { ...task, escape: withOpenings(asDescribed, rules.openings) }
})

/** A function of an escape that takes its gates and teleports as they open, not as they are described. */
export const byItsRules =
  <Rest extends unknown[], R>(of: (task: EscapeTask, ...rest: Rest) => R) =>
  (task: EscapeTask, ...rest: Rest): R =>
    of(asItIs(task), ...rest)

function withOpenings(described: Escape, openings: RuleBook['openings']): Escape {
  const changed = <W extends Escape['gates'][number] | Escape['teleports'][number]>(way: W): W => ({
    ...way,
    ...(Object.hasOwn(openings, way.id) ? openings[way.id] : {}),
  })
  return { ...described, gates: described.gates.map(changed), teleports: described.teleports.map(changed) }
}

/** Reports rules about ways or mechanisms that the escape does not have. */
export function openingIssues({ rules, escape: { gates, teleports, mechanisms } }: EscapeTask): TaskIssue[] {
  const ways = [...gates, ...teleports].map(({ id }) => id)
  const known = mechanisms.map(({ id }) => id)
  return Object.entries(rules?.openings ?? {}).flatMap(([way, { openedBy }]) => {
    const path = ['rules', 'openings', way]
    const unknown = openedBy.flatMap((id, index) => (known.includes(id) ? [] : [{ id, index }]))
    return [
      ...(ways.includes(way) ? [] : [{ path, message: unknownName('gate or teleport', way, ways) }]),
      ...unknown.map(({ id, index }) => ({
        path: [...path, 'openedBy', index],
        message: unknownName('mechanism', id, known),
      })),
    ]
  })
}

function unknownName(what: string, name: string, names: readonly string[]): string {
  const near = similarName(name, names)
  const hint = near === undefined ? `; there are ${names.join(', ')}` : `; did you mean "${near}"?`
  return `there is no ${what} "${name}"${names.length === 0 ? '' : hint}`
}
