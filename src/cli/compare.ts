import { Command } from 'commander'
import { count, plural } from '../core/count.ts'
import { UsageError } from '../core/errors.ts'
import { unusedPath } from '../core/unused-path.ts'
import { type Sameness, sameness } from '../experiment/analysis/same-results.ts'
import { handIn } from '../experiment/matrix/calibrate-once.ts'
import { parseCondition } from '../experiment/matrix/condition.ts'
import { designExperiment } from '../experiment/matrix/design-experiment.ts'
import { settledResults } from '../experiment/matrix/episode-result.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { handKnowledge } from '../experiment/matrix/experiment-knowledge.ts'
import { findTasks } from '../experiment/matrix/find-tasks.ts'
import { joinExperiments } from '../experiment/matrix/join-experiments.ts'
import { codeDifferences, mixedNote } from '../experiment/matrix/mixed.ts'
import { withReportedContexts } from '../experiment/matrix/reported-contexts.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { experimentBlocks, experimentText } from '../report/experiment-text.ts'
import { recordsLines, recordsOf } from '../report/records-text.ts'
import { tablesIn } from '../report/table/table.ts'
import { writeComparisonReport } from '../report/write-experiment-report.ts'
import { calibrationsIn } from './calibration-option.ts'
import { conduct } from './conduct.ts'
import { resultsJson } from './experiment-json.ts'
import {
  designOf,
  type ExperimentFlags,
  jobsOf,
  usualSetting,
  withExperimentFlags,
} from './experiment-options.ts'
import { asOption, type LayoutFlags, layoutHere } from './layout.ts'
import { type JsonFlags, printerOf, printJson, tablePrinterOf } from './output.ts'
import { catalogueForReading } from './recorded-plugins.ts'
import { type RunFlags, withRunFlags } from './run-options.ts'

interface CompareFlags extends RunFlags, ExperimentFlags {
  tasks: string[]
  plugin?: string[]
}

const SEEDS = [1, 2, 3, 4, 5]

export const compareCommand = (catalogue: Catalogue): Command =>
  withExperimentFlags(withRunFlags(new Command('compare'), catalogue))
    .description('compare conditions in pairs over the same tasks and seeds, or compare finished experiments')
    .argument(
      '<sides...>',
      'conditions, such as causal villageragent:fixed or causal,assign=random,agents=3; or folders of experiments',
    )
    .option('--tasks <names...>', 'task files, folders or suites', ['ablation'])
    .addOption(asOption().conflicts('json'))
    .option('--out <file>', 'page of compared experiments (default: comparison.html, or the next free name)')
    .action(async (sides: string[], flags: CompareFlags) => {
      if (sides.every((side) => ExperimentFolder.isOne(side))) return comparePlayed(sides, flags)
      const now = new Date()
      const usual = usualSetting(flags, flags.model ?? 'expert')
      const conditions = sides.map((side) => parseCondition(side, usual))
      if (conditions.length < 2) {
        throw new UsageError('A comparison needs at least two sides.', {
          hint: 'For example: causalmace compare causal villageragent:fixed.',
        })
      }
      const sources = findTasks(flags.tasks, catalogue).slice(0, flags.limit)
      const design = designExperiment(
        {
          ...designOf(flags, 'comparison', now),
          seeds: flags.seeds ?? SEEDS,
          title: 'Comparison',
          conditions,
          sources,
        },
        catalogue,
        now,
      )
      const models = [...new Set(conditions.map(({ model }) => model))]
      const sheets = calibrationsIn(flags.calibration, models)
      const spec = await withReportedContexts(design, catalogue)
      const folder = ExperimentFolder.create(flags.experiments, spec, sources)
      handIn(folder, sheets)
      handKnowledge(folder, flags.knowledge, catalogue)
      await conduct(folder, { ...flags, catalogue, jobs: jobsOf(flags) })
    })

async function comparePlayed(
  paths: readonly string[],
  flags: { plugin?: string[]; out?: string } & LayoutFlags & JsonFlags,
): Promise<void> {
  const catalogue = await catalogueForReading(paths, flags)
  const folders = paths.map((path) => ExperimentFolder.examine(path))
  const records = recordsOf(folders)
  const { spec, results, sheets } = joinExperiments(folders)
  const mixed = mixedIn(folders)
  const print = printerOf(flags)
  for (const line of recordsLines(records)) print(line)
  tablePrinterOf(flags)(
    experimentText(spec, results, catalogue, { layout: { ...layoutHere(flags), note: mixed }, sheets }),
  )
  const file = writeComparisonReport(flags.out ?? unusedPath('comparison.html'), spec, results, {
    catalogue,
    records,
    mixed,
    sheets,
  })
  print(`\nreport   ${file}`)
  const [first, ...others] = folders
  for (const other of others) {
    const text = samenessText(sameness(first?.results() ?? [], other.results()), other.path)
    if (text !== undefined) print(text)
  }
  const tables = () => tablesIn(experimentBlocks(spec, results, catalogue, { all: true, sheets }))
  if (flags.json) printJson({ ...records, ...resultsJson(spec, results, tables()) })
}

/** A note for tables on experiments that mix code, plug-ins or tasks, or were played with different code; undefined for none. */
function mixedIn(folders: readonly ExperimentFolder[]): string | undefined {
  const notes = folders.flatMap((folder) => {
    const note = mixedNote(folder.spec, settledResults(folder.results()))
    return note === undefined ? [] : [`${folder.spec.id}: ${note}`]
  })
  const [first, ...others] = folders.map(({ spec }) => spec.versions)
  const differences = others.flatMap((versions) => codeDifferences(first, versions))
  const code = differences.length === 0 ? [] : [`Played with different code: ${differences.join('; ')}.`]
  return notes.length + code.length === 0 ? undefined : [...notes, ...code].join(' ')
}

/** Whether the same episodes have the same results; undefined if they have no episode in common. */
function samenessText({ both, onlyOne, different }: Sameness, path: string): string | undefined {
  if (both === 0) return undefined
  const alone = onlyOne === 0 ? '' : `; ${count(onlyOne, 'episode')} only in one of them`
  if (different.length === 0)
    return `same     ${path}: ${count(both, 'result')} ${plural(both, 'is', 'are')} the same but for wall times${alone}`
  const lines = different.map(
    ({ result, fields }) => `  ${result.task} seed ${result.seed} ${result.condition}: ${fields.join(', ')}`,
  )
  return [`differs  ${path}: ${different.length} of ${count(both, 'result')}${alone}`, ...lines].join('\n')
}
