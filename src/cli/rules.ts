import { Command, Option } from 'commander'
import { stringify } from 'yaml'
import { UsageError } from '../core/errors.ts'
import { findTasks, textOf } from '../experiment/matrix/find-tasks.ts'
import { differencesIn } from '../game/rules/rule-book.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import {
  drawRuleBook,
  RULE_CHANGES,
  RULE_KINDS,
  type RuleChange,
  type RuleKind,
} from '../scenario/gathering/draw-rule-book.ts'
import type { GatheringTask } from '../scenario/gathering/gathering.ts'
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
    .requiredOption('--task <name>', 'task of getting items whose rules change')
    .addOption(
      new Option(
        '--change <how much>',
        'one rule, a share of those that the task uses (percent), or one that it does not use',
      )
        .choices(RULE_CHANGES)
        .default('single'),
    )
    .addOption(
      new Option('--kind <which>', 'recipes, how blocks are dug (tools and drops), or both')
        .choices(RULE_KINDS)
        .default('recipes'),
    )
    .option('--told', "the task's text tells the differences")
    .action((seed: number, flags: RulesFlags) => print(seed, flags, catalogue))

function print(
  seed: number,
  { task: name, change, kind, told = false }: RulesFlags,
  catalogue: Catalogue,
): void {
  const [source] = findTasks([name], catalogue)
  if (source === undefined) throw noTask(name, 'no task has this name')
  const task = parseTask(textOf(source, undefined), source.from, catalogue.scenarios)
  if (task.scenario !== 'gathering' || task.terrain !== undefined)
    throw noTask(name, 'it is no task of getting items in an arena')
  const rules = { ...drawRuleBook(task as unknown as GatheringTask, { seed, change, kind }), told }
  const differences = differencesIn(rules)
  const said =
    differences.length === 0 ? ['Nothing can differ so that the task can still be done.'] : differences
  process.stdout.write(`${said.map((line) => `# ${line}`).join('\n')}\n${stringify({ rules })}`)
}

const noTask = (name: string, why: string): UsageError =>
  new UsageError(`Rules cannot be drawn for "${name}": ${why}.`, {
    hint: 'For example: causalmace rules 7 --task benchmarks/planning/examples/iron-pickaxe.yaml --change 20.',
  })
