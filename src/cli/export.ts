import { join } from 'node:path'
import { Command } from 'commander'
import { UsageError } from '../core/errors.ts'
import { makeFolder } from '../core/make-folder.ts'
import { writeText } from '../core/output/files.ts'
import type { EpisodeResult } from '../experiment/matrix/episode-result.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import type { ExperimentSpec } from '../experiment/matrix/experiment-spec.ts'
import { exportRows, toCsv, toJsonl } from '../experiment/matrix/export-results.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import { scoreEvents } from '../judger/metrics/scorecard.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { toJunit } from '../report/junit.ts'
import { paperFigures } from '../report/paper/figures.ts'
import { paperTables } from '../report/paper/paper-table.ts'
import { toLatex, toMarkdown } from '../report/paper/print.ts'
import { villagerActionLog, villagerScore } from '../report/villager-export.ts'
import { noteRecords } from './note-records.ts'
import { catalogueForReading, withReadingPluginFlag } from './recorded-plugins.ts'

interface ExportFlags {
  jsonl?: boolean
  csv?: boolean
  json?: boolean
  latex?: boolean
  markdown?: boolean
  junit?: boolean
  figures?: string
  villager?: boolean
  out?: string
  plugin?: string[]
}

export const exportCommand = (): Command =>
  withReadingPluginFlag(new Command('export'))
    .description(
      'write results for other tools: those of an experiment as rows, or a run in the shape of VillagerBench',
    )
    .argument('<folder>', 'folder of an experiment; with --villager, of a run')
    .option('--jsonl', 'one JSON object an episode and line (default)')
    .option('--csv', 'comma-separated values')
    .option('--json', 'all rows as one JSON array')
    .option('--latex', 'the tables of a paper, with booktabs: conditions and contrasts, n and intervals')
    .option('--markdown', 'the same tables in Markdown')
    .option(
      '--figures <folder>',
      'drawings for print as SVG: contrasts, and speed-up over the size of the team',
    )
    .option('--junit', 'the XML that CI services show: a case an episode')
    .option('--villager', 'score.json and action_log.json of one run, as VillagerBench writes them')
    .option('--out <path>', 'file to write; with --villager a folder (default: <run>/villager)')
    .action(async (path: string, flags: ExportFlags) => {
      if (flags.figures !== undefined)
        exportFigures(path, flags.figures, await catalogueForReading(path, flags))
      else if (flags.villager) exportRun(path, flags, await catalogueForReading(path, flags))
      else exportExperiment(path, flags, await catalogueForReading(path, flags))
    })

function exportFigures(path: string, out: string, catalogue: Catalogue): void {
  const folder = ExperimentFolder.examine(path)
  noteRecords(folder)
  const figures = paperFigures(folder.spec, folder.results(), catalogue)
  if (figures.length === 0) {
    throw new UsageError('One condition alone gives nothing to draw.', {
      hint: 'Figures show how conditions differ; compare several with `causalmace compare`.',
    })
  }
  makeFolder(out)
  for (const { name, svg } of figures) {
    writeText(join(out, `${name}.svg`), svg)
    process.stdout.write(`${join(out, `${name}.svg`)}\n`)
  }
}

function exportExperiment(path: string, { out, ...flags }: ExportFlags, catalogue: Catalogue): void {
  const folder = ExperimentFolder.examine(path)
  noteRecords(folder)
  const text = textOf(flags, folder.spec, folder.results(), catalogue)
  if (out === undefined) process.stdout.write(text)
  else writeText(out, text)
}

function textOf(
  { csv, json, latex, markdown, junit }: ExportFlags,
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  catalogue: Catalogue,
): string {
  if (junit) return toJunit(spec, results)
  if (latex) return toLatex(paperTables(spec, results, catalogue))
  if (markdown) return toMarkdown(paperTables(spec, results, catalogue))
  const rows = exportRows(spec, results)
  if (json) return `${JSON.stringify(rows, null, 2)}\n`
  return csv ? toCsv(rows) : toJsonl(rows)
}

function exportRun(path: string, { out }: ExportFlags, catalogue: Catalogue): void {
  const run = RunFolder.open(path)
  const { events } = run.journal()
  const folder = out ?? join(run.path, 'villager')
  makeFolder(folder)
  const write = (name: string, value: unknown) => {
    writeText(join(folder, name), `${JSON.stringify(value, null, 4)}\n`)
    process.stdout.write(`${join(folder, name)}\n`)
  }
  write('action_log.json', villagerActionLog(events))
  write('score.json', villagerScore(events, scoreEvents(events, catalogue)))
}
