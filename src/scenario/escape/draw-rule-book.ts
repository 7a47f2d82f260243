import type { Random } from '../../core/random.ts'
import type { RuleBook } from '../../game/rules/rule-book.ts'
import { mixed, type RuleSites, type Site } from '../rules/drawing.ts'
import { asItIs } from './as-it-is.ts'
import { type EscapeTask, type Way, waysOf } from './rooms.ts'
import { escapeObstacles } from './solver.ts'

/** Rules that no escape uses. */
const UNUSED: readonly Site[] = [
  { kind: 'falls', name: 'blue_wool' },
  { kind: 'falls', name: 'lime_wool' },
]

/**
 * The rules of an escape that may change: gates and teleports are opened by other mechanisms than its description says, by the same
 * number and in the same way.
 */
export function escapeRules(task: EscapeTask): RuleSites {
  const isSolved = (rules?: RuleBook) =>
    escapeObstacles(rules === undefined ? task : asItIs({ ...task, rules }), task.agents).length === 0
  const used = waysOf(isSolved() ? task.escape : { ...task.escape, gates: [], teleports: [] }).flatMap(
    ({ id, openedBy }): Site[] => (openedBy.length === 0 ? [] : [{ kind: 'openings', name: id }]),
  )
  return {
    used,
    unused: (random) => mixed(UNUSED, random),
    changed: (book, site, { random }) => changed(task, book, site, random),
    lastResort: (book, { name }, { random }) => otherHold(task, book, name, random),
    isDoable: isSolved,
    isPlannedAsUsual: ({ openings }) => Object.keys(openings).length === 0,
  }
}

function changed(
  task: EscapeTask,
  book: RuleBook,
  { kind, name }: Site,
  random: Random,
): RuleBook | undefined {
  if (kind === 'falls') return { ...book, falls: { ...book.falls, [name]: true } }
  const ways = waysOf(asItIs({ ...task, rules: book }).escape)
  const own = ways.find(({ id }) => id === name)
  if (own === undefined) return undefined
  const { openedBy, hold } = own
  const others = ways.filter(({ id, ...way }) => id !== name && way.openedBy.length > 0)
  const other = random.next() < 0.5 ? undefined : random.pick(others)
  // Either two ways swap their mechanisms, or one is opened by other mechanisms of its kind.
  const openings =
    other === undefined
      ? { [name]: { openedBy: drawn(task, openedBy, random), hold } }
      : { [name]: openingOf(other), [other.id]: openingOf(own) }
  const isSame = JSON.stringify(openings[name]?.openedBy) === JSON.stringify([...openedBy].sort())
  return isSame ? undefined : { ...book, openings: { ...book.openings, ...openings } }
}

/** The same mechanisms open a way in another manner, if there are several. */
function otherHold(task: EscapeTask, book: RuleBook, name: string, random: Random): RuleBook | undefined {
  const own = waysOf(asItIs({ ...task, rules: book }).escape).find(({ id }) => id === name)
  if (own === undefined || own.openedBy.length < 2) return undefined
  const holds = (['any', 'each', 'together'] as const).filter((hold) => hold !== own.hold)
  const hold = random.pick(holds) ?? own.hold
  return { ...book, openings: { ...book.openings, [name]: { openedBy: [...own.openedBy], hold } } }
}

const openingOf = ({ openedBy, hold }: Pick<Way, 'openedBy' | 'hold'>) => ({
  openedBy: [...openedBy],
  hold,
})

/** Draws the same number of mechanisms with the same kinds of blocks from the whole escape. */
function drawn(
  { escape: { mechanisms } }: EscapeTask,
  openedBy: readonly string[],
  random: Random,
): string[] {
  const blocks = new Set(mechanisms.flatMap(({ id, block }) => (openedBy.includes(id) ? [block.name] : [])))
  const alike = mechanisms.filter(({ block }) => blocks.has(block.name)).map(({ id }) => id)
  return mixed(alike, random).slice(0, openedBy.length).sort()
}
