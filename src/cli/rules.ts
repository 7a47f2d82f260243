import { Command, Option } from 'commander'
import { stringify } from 'yaml'
import { UsageError } from '../core/errors.ts'
import { findTasks, textOf } from '../experiment/matrix/find-tasks.ts'
import { changesIn, differencesIn } from '../game/rules/differences.ts'
import type { RuleBook } from '../game/rules/rule-book.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { drawRuleBook, ruleKindsOf } from '../scenario/rules/draw-rules.ts'
import {
  includesOneOf,
  RULE_CHANGES,
  RULE_KINDS,
  type RuleChange,
  type RuleKind,
} from '../scenario/rules/drawing.ts'
import { parseTask } from '../task/load-task.ts'
import { fromZero } from './whole-number.ts'

interface RulesFlags {
  task: string
  change: RuleChange
  kind: RuleKind
  told?: boolean
}

export const rulesCommand = (catalogue: Catalogue): Command =>
  new Command('rules')
    .description('draw rules for a world that differs from the game, and print the differences')
    .argument('<seed>', 'the same seed gives the same rules', fromZero)
    .requiredOption('--task <name>', 'task whose rules change')
    .addOption(
      new Option(
        '--change <how much>',
        'one rule, a share of those that the task uses (percent), or one that it does not use',
      )
        .choices(RULE_CHANGES)
        .default('single'),
    )
    .addOption(
      new Option(
        '--kind <which>',
        'recipes, how blocks are dug (tools and drops), both, smelting, growth, gravity, support, what opens gates, or all that the task has',
      )
        .choices(RULE_KINDS)
        .default('all'),
    )
    .option('--told', "the task's text states the differences")
    .action((seed: number, flags: RulesFlags) => print(seed, flags, catalogue))

function print(
  seed: number,
  { task: name, change, kind, told = false }: RulesFlags,
  catalogue: Catalogue,
): void {
  const [source] = findTasks([name], catalogue)
  if (source === undefined) throw noTask(name, 'no task has this name')
  const task = parseTask(textOf(source, undefined), source.from, catalogue.scenarios)
  const book = drawRuleBook(task, { seed, change, kind })
  if (book === undefined) throw noTask(name, 'it is not in an arena, or its goal is open')
  if (changesIn(book) === 0) throw nothingChanges(name, { change, kind }, ruleKindsOf(task, change))
  const rules = { ...withoutEmpty(book), told }
  const lines = differencesIn(book).map((line) => `# ${line}`)
  process.stdout.write(`${lines.join('\n')}\n${stringify({ rules })}`)
}

/** Either the task has no rules of this kind, or none of them can change. */
function nothingChanges(
  name: string,
  { change, kind }: Pick<RulesFlags, 'change' | 'kind'>,
  has: readonly RuleKind[],
): UsageError {
  const isControl = change === 'control'
  if (!includesOneOf(kind, has)) {
    const what = isControl ? 'that could change without showing' : 'that could change'
    const kinds = isControl ? 'Controls of it change rules of these kinds' : 'It has rules of these kinds'
    return new UsageError(`The task "${name}" has no rules of the kind ${kind} ${what}.`, {
      hint: has.length === 0 ? 'Take a task with more steps.' : `${kinds}: ${has.join(', ')}.`,
    })
  }
  const others = has.filter((one) => !includesOneOf(kind, [one]))
  const orKind = others.length === 0 ? '' : ` or kind (${others.join(', ')})`
  const why = isControl ? 'without showing in its plan' : 'so that the task can still be done'
  return new UsageError(`No rule of "${name}" can change ${why} (${kind}).`, {
    hint: `Take another seed${orKind}, or a task with more steps.`,
  })
}

/** A rule book without the tables that have no differences. */
const withoutEmpty = (book: RuleBook): object =>
  Object.fromEntries(
    Object.entries(book).filter(([, table]) => typeof table !== 'object' || Object.keys(table).length > 0),
  )

const noTask = (name: string, why: string): UsageError =>
  new UsageError(`Rules cannot be drawn for "${name}": ${why}.`, {
    hint: 'For example: causalmace rules 7 --task benchmarks/planning/examples/iron-pickaxe.yaml --change 20.',
  })
