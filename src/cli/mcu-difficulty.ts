import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { count } from '../core/count.ts'
import { UsageError } from '../core/errors.ts'
import { createRandom } from '../core/random.ts'
import {
  DIFFICULTIES,
  type DifficultyMap,
  difficultyMap,
  RATED_BY_PEOPLE,
  type TaskDifficulty,
} from '../experiment/analysis/difficulty.ts'
import { effortOfRun } from '../experiment/analysis/operational-effort.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import type { DifficultyVote } from '../raters/difficulty/difficulty-votes.ts'
import {
  difficultyAgreement,
  type QuestionAgreement,
  ratedTasks,
} from '../raters/difficulty/peoples-scores.ts'
import { type Layout, prose, table } from '../report/table/table.ts'
import { allOption, asOption, type LayoutFlags, layoutHere } from './layout.ts'
import { type AskFlags, askDifficulties, difficultyFolder, difficultyVotes } from './mcu-difficulty-ask.ts'
import { jsonOption, printerOf, printJson, tablePrinterOf } from './output.ts'
import { withRaterPageFlags } from './rater-page.ts'
import { withReadingPluginFlag } from './recorded-plugins.ts'

const shown = (value: number | undefined, digits: number): string => value?.toFixed(digits) ?? '–'

interface Flags extends LayoutFlags, AskFlags {
  ask?: true
}

/** Difficulty of an experiment's tasks. */
export const difficultyCommand = (): Command =>
  withRaterPageFlags(
    withReadingPluginFlag(new Command('difficulty')),
    'of the order in which each rater meets the tasks',
  )
    .description(
      'how hard the tasks of an experiment are, from the runs that solved them and from people, and their map',
    )
    .argument('<experiment>', 'folder of an experiment; its report draws the map')
    .option(
      '--ask',
      'open a page that asks people for what cannot be computed: three questions for each task, in an order of each rater’s own',
    )
    .option('--store <folder>', 'where answers are kept (default: difficulty/ in the experiment)')
    .addOption(allOption())
    .addOption(asOption())
    .addOption(jsonOption())
    .action((path: string, flags: Flags) =>
      flags.ask ? askDifficulties(path, flags) : difficulty(path, flags),
    )
    .exitOverride()

function difficulty(path: string, flags: Flags): void {
  if (flags.raters !== undefined || flags.port !== undefined)
    throw new UsageError('--raters and --port are of the page that --ask opens.', {
      hint: 'Add --ask, or leave them out to print what is known.',
    })
  const print = printerOf(flags)
  const layout = layoutHere(flags)
  const folder = ExperimentFolder.open(path)
  const { spec } = folder
  if (flags.store !== undefined && !existsSync(flags.store))
    throw new UsageError(`There are no answers in ${flags.store}.`, {
      hint: 'Collect them first: causalmace mcu difficulty EXPERIMENT --ask, with the same --store.',
    })
  const votes = difficultyVotes(difficultyFolder(path, flags.store))
  const map = difficultyMap(spec, folder.results(), {
    effortOf: ({ run }) => (run === null ? undefined : effortOfRun(join(folder.runs, run))),
    rated: ratedTasks(votes),
  })
  const agreement = difficultyAgreement(votes, createRandom(1))
  tablePrinterOf(flags)(difficultyTable(map, layout))
  for (const line of notesOn(map, spec.tasks)) print(prose(line, layout))
  printPeople(tablePrinterOf(flags), { map, votes, agreement, layout })
  if (flags.json)
    printJson({
      experiment: spec.id,
      of: spec.tasks.length,
      explained: map.explained,
      dimensions: map.dimensions,
      tasks: map.tasks,
      agreement,
      ratings: votes.map(({ rater, at, item: { task }, said }) => ({
        rater,
        task,
        at,
        ...said.scores,
        comment: said.comment,
      })),
    })
}

/** Difficulty scores by task. */
export function difficultyTable({ tasks }: DifficultyMap, layout: Layout): string {
  const rated = ({ rated: people }: TaskDifficulty): number =>
    Math.max(0, ...RATED_BY_PEOPLE.map((name) => people[name]?.raters ?? 0))
  return table(
    [
      'task',
      'solved',
      'raters',
      'frames',
      'entropy',
      'E + V',
      'of tasks',
      ...DIFFICULTIES,
      'all six',
      'map x',
      'map y',
    ],
    tasks.map((task) => {
      const { raw, calibrated, at, overall } = task
      return [
        task.task,
        task.solutions,
        rated(task),
        shown(raw.time, 0),
        shown(raw.effort, 3),
        shown(raw.planning, 0),
        shown(task.planningInTasks, 0),
        ...DIFFICULTIES.map((score) => shown(calibrated[score], 2)),
        shown(overall, 2),
        shown(at[0], 2),
        shown(at[1], 2),
      ]
    }),
    { layout, spare: ['map y', 'map x', 'frames', 'entropy', 'of tasks', 'E + V', 'raters'] },
  )
}

type SpecTask = ExperimentFolder['spec']['tasks'][number]

function notesOn({ tasks, explained, dimensions }: DifficultyMap, all: readonly SpecTask[]): string[] {
  const measured = tasks.filter(({ raw }) => raw.effort !== undefined).length
  const solved = tasks.filter(({ solutions }) => solutions > 0).length
  const whole = tasks.filter(({ missing }) => missing.length === 0).length
  return [
    `${solved} of ${all.length} tasks were solved; ${all.length - tasks.length} that were neither solved nor rated are left out.`,
    `Each score is calibrated to 0..5 by quantiles over the tasks that have it; – is missing, not 0. "all six" is the mean of the six, for the ${count(whole, 'task')} that ${whole === 1 ? 'has' : 'have'} all of them. The map is of ${dimensions.join(', ')} and holds ${shown(100 * explained, 0)} % of the variance.`,
    `E + V: edges and vertices of what a task takes from nothing on; "of tasks" leaves items out, as equation 1 of the paper does. ${countedBy(all)}`,
    `Effort: permutation entropy (order 3) of keys, camera and clicks at 20 Hz in VPT's numbers, from recordings: ${measured} of ${tasks.length} tasks. Play with --film on to record; older recordings do not have it.`,
  ]
}

function printPeople(
  print: (text: string) => void,
  {
    map,
    votes,
    agreement,
    layout,
  }: {
    map: DifficultyMap
    votes: readonly DifficultyVote[]
    agreement: readonly QuestionAgreement[]
    layout: Layout
  },
): void {
  if (votes.length === 0) {
    const names = RATED_BY_PEOPLE.join(', ')
    print(
      prose(`${names}: not rated. "mcu difficulty EXPERIMENT --ask" opens a page that asks people.`, layout),
    )
    return
  }
  const raters = new Set(votes.map(({ rater }) => rater)).size
  const tasks = map.tasks.filter(({ rated }) => Object.keys(rated).length > 0).length
  print(`\n${count(raters, 'rater')}, ${count(votes.length, 'answer sheet')}, ${count(tasks, 'task')}:`)
  print(agreementTable(agreement, layout))
  print(
    prose(
      'α for ordered levels, interval over tasks: 1 is full agreement, 0 what chance alone gives. Scores are means over raters on a scale of five; the papers publish no scale.',
      layout,
    ),
  )
}

/** Agreement of raters, by question. */
export const agreementTable = (agreement: readonly QuestionAgreement[], layout: Layout): string =>
  table(
    ['question', 'answers', 'cannot tell', 'tasks of two or more', 'Krippendorff’s α', '95 %'],
    agreement.map(({ question, answers, unsure, shared: tasks, alpha }) => [
      question,
      answers,
      unsure,
      tasks,
      Number.isNaN(alpha.mean) ? '–' : alpha.mean.toFixed(2),
      Number.isFinite(alpha.low) && Number.isFinite(alpha.high)
        ? `${alpha.low.toFixed(2)} … ${alpha.high.toFixed(2)}`
        : '–',
    ]),
    { layout },
  )

/** The rules by which an experiment counted. Counts under different rules are not comparable. */
function countedBy(tasks: readonly { readonly planningVersion?: number | undefined }[]): string {
  const versions = [...new Set(tasks.flatMap(({ planningVersion }) => planningVersion ?? []))]
  return versions.length === 0
    ? 'This experiment counted by older rules, one chain for each task.'
    : `Counted by version ${versions.join(', ')} of the rules.`
}
