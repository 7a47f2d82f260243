import { changesIn } from '../game/rules/differences.ts'
import { emptyBook, type RuleBook } from '../game/rules/rule-book.ts'
import type { TaskIssue } from './part-checker.ts'
import type { Task } from './task.ts'

/** Maximum number of rules that are tried out one by one. */
const MAX_TRIED = 40
/** Maximum number of rules that are named. */
const MAX_NAMED = 3

/** A rule of a book: the table that it stands in, and its name there. */
type Rule = readonly [table: keyof RuleBook, name: string]

/**
 * Rules of its world without which an infeasible task could be completed: each that suffices by itself, otherwise some that do so
 * together. None if the task cannot be completed by the game's rules either.
 */
export function rulesToBlame<T extends Task>(task: T, isFeasible: (other: T) => boolean): TaskIssue[] {
  const { rules: book } = task
  if (book === undefined || changesIn(book) === 0) return []
  const can = (rules: RuleBook) => isFeasible({ ...task, rules })
  const rules = rulesOf(book).slice(0, MAX_TRIED)
  const single = rules.filter((rule) => can(without(book, [rule])))
  if (single.length > 0) {
    const message = `the task could be completed without this rule of "${book.name}": change it, or leave it out`
    return single.slice(0, MAX_NAMED).map((rule) => ({ path: ['rules', ...rule], message }))
  }
  if (!can(emptyBook(book.name))) return []
  const together = fewestOf(rules, (left) => can(without(book, left)))
  const message = `the task could be completed without ${together.length} rules of "${book.name}": change them, or leave them out`
  return together.slice(0, MAX_NAMED).map((rule) => ({ path: ['rules', ...rule], message }))
}

const rulesOf = ({ name: _, told: __, ...tables }: RuleBook): Rule[] =>
  Object.entries(tables).flatMap(([table, own]) =>
    Object.keys(own).map((name): Rule => [table as keyof RuleBook, name]),
  )

function without(book: RuleBook, left: readonly Rule[]): RuleBook {
  const rest = structuredClone(book)
  for (const [table, name] of left) delete (rest[table] as Record<string, unknown>)[name]
  return rest
}

/** Rules that are sufficient to leave out, and of which none can stay. */
function fewestOf(rules: readonly Rule[], isEnough: (left: readonly Rule[]) => boolean): readonly Rule[] {
  return rules.reduce((left: readonly Rule[], rule) => {
    const fewer = left.filter((one) => one !== rule)
    return isEnough(fewer) ? fewer : left
  }, rules)
}
