import { dirname, join } from 'node:path'
import { Command } from 'commander'
import { UsageError } from '../core/errors.ts'
import { makeFolder } from '../core/make-folder.ts'
import { writeBytes, writeText } from '../core/output/files.ts'
import type { EpisodeResult } from '../experiment/matrix/episode-result.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import type { ExperimentSpec } from '../experiment/matrix/experiment-spec.ts'
import { exportRows, toCsv, toJsonl } from '../experiment/matrix/export-results.ts'
import { deviationsIn } from '../experiment/protocol/protocol-folder.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import { scoreEvents } from '../judger/metrics/scorecard.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { folderTables } from '../report/experiment-text.ts'
import { gatheringBlocks, isGathered } from '../report/gathering-text.ts'
import { toJunit } from '../report/junit.ts'
import { paperFigures } from '../report/paper/figures.ts'
import { paperFolder } from '../report/paper/paper-folder.ts'
import { toPdf } from '../report/paper/pdf.ts'
import { toSvg } from '../report/paper/svg.ts'
import { toCsv as tableToCsv } from '../report/table/csv.ts'
import { toLatex } from '../report/table/latex.ts'
import { toMarkdown } from '../report/table/markdown.ts'
import type { Table } from '../report/table/model.ts'
import { tablesIn } from '../report/table/table.ts'
import { villagerActionLog, villagerScore } from '../report/villager-export.ts'
import { exportSchematic, type SchematicFormat, schematicPath } from './export-schematic.ts'
import { noteRecords } from './note-records.ts'
import { catalogueForReading, withReadingPluginFlag } from './recorded-plugins.ts'

/** A format for the results of an experiment: its flag, its file name in a folder with several formats, and the text. */
const FORMATS = {
  jsonl: { file: 'episodes.jsonl', text: ({ spec, results }) => toJsonl(exportRows(spec, results)) },
  csv: { file: 'episodes.csv', text: ({ spec, results }) => toCsv(exportRows(spec, results)) },
  json: {
    file: 'episodes.json',
    text: ({ spec, results }) => `${JSON.stringify(exportRows(spec, results), null, 2)}\n`,
  },
  latex: { file: 'tables.tex', text: ({ tables }) => tables().map(toLatex).join('\n') },
  markdown: { file: 'tables.md', text: ({ tables }) => tables().map(toMarkdown).join('\n') },
  junit: { file: 'junit.xml', text: ({ spec, results }) => toJunit(spec, results) },
} as const satisfies Record<string, { file: string; text: (played: Played) => string }>

type Format = keyof typeof FORMATS

const SCHEMATICS = ['schem', 'litematic'] as const satisfies SchematicFormat[]

/** An experiment as it was played. */
interface Played {
  spec: ExperimentSpec
  results: readonly EpisodeResult[]
  catalogue: Catalogue
  /** All its tables. */
  tables(): Table[]
}

interface ExportFlags extends Partial<Record<Format, boolean>> {
  tables?: string
  figures?: string
  paper?: string
  villager?: boolean
  schem?: boolean
  litematic?: boolean
  out?: string
  plugin?: string[]
}

export const exportCommand = (): Command =>
  withReadingPluginFlag(new Command('export'))
    .description(
      'write results for other tools: those of an experiment as rows; a run in the shape of VillagerBench, or what it built as a schematic',
    )
    .argument('<folder>', 'folder of an experiment; with --villager, --schem and --litematic, of a run')
    .option('--jsonl', 'one JSON object an episode and line (default)')
    .option('--csv', 'comma-separated values')
    .option('--json', 'all rows as one JSON array')
    .option('--latex', 'every table that the terminal shows, for LaTeX with booktabs')
    .option('--markdown', 'the same tables in Markdown')
    .option('--tables <folder>', 'every table as a CSV file of its own')
    .option(
      '--figures <folder>',
      'drawings for print as SVG and PDF: contrasts, and speed-up over the size of the team',
    )
    .option(
      '--paper <folder>',
      'a folder that pdflatex compiles: main.tex, tables, figures, numbers as macros, protocol and versions',
    )
    .option('--junit', 'JUnit XML, one test case per episode')
    .option('--villager', 'score.json and action_log.json of one run, as VillagerBench writes them')
    .option('--schem', 'what a construction has built, as a schematic of Sponge (WorldEdit)')
    .option('--litematic', 'the same as a schematic of Litematica')
    .option(
      '--out <path>',
      'file to write; with several formats a folder, and with --villager one, too (default: <run>/villager, <run>/built.schem)',
    )
    .action(async (path: string, flags: ExportFlags) => {
      const formats = formatsIn(flags)
      const catalogue = await catalogueForReading(path, flags)
      const schematics = SCHEMATICS.filter((format) => flags[format])
      const hasSeveral = schematics.length > 1 || flags.villager === true
      for (const format of schematics) {
        const out = schematicPath(path, format, hasSeveral ? { folder: flags.out } : { file: flags.out })
        exportSchematic(path, { format, out, catalogue })
        process.stdout.write(`${out}\n`)
      }
      if (flags.villager) exportRun(path, flags.out, catalogue)
      else if (schematics.length === 0) exportExperiment(path, { ...flags, formats }, catalogue)
    })

/** Flags for output that is a folder of its own. */
const FOLDERS = ['tables', 'figures', 'paper'] as const

/** @throws UsageError for formats that cannot be written together */
function formatsIn(flags: ExportFlags): Format[] {
  const formats = (Object.keys(FORMATS) as Format[]).filter((format) => flags[format])
  const isOfRun = flags.villager || SCHEMATICS.some((format) => flags[format])
  const hasFolder = FOLDERS.some((flag) => flags[flag] !== undefined)
  if (isOfRun && (formats.length > 0 || hasFolder))
    throw new UsageError(
      '--villager, --schem and --litematic export one run, the other formats an experiment.',
      {
        hint: 'Export the run by itself: causalmace export RUN --villager.',
      },
    )
  if (formats.length > 1 && flags.out === undefined)
    throw new UsageError(`${formats.map((format) => `--${format}`).join(' and ')} cannot all be printed.`, {
      hint: 'Give a folder for them with --out.',
    })
  if (hasFolder && formats.length === 0 && flags.out !== undefined)
    throw new UsageError('--out is where rows or tables are written, and no format for them was given.', {
      hint: 'Add one, such as --csv or --markdown, or leave --out out.',
    })
  return formats.length > 0 || hasFolder ? formats : ['jsonl']
}

function exportExperiment(
  path: string,
  flags: ExportFlags & { formats: readonly Format[] },
  catalogue: Catalogue,
): void {
  const folder = ExperimentFolder.examine(path)
  noteRecords(folder)
  const tables = () => [
    ...folderTables(folder, catalogue),
    ...(isGathered(folder) ? tablesIn(gatheringBlocks(folder)) : []),
  ]
  const played: Played = { spec: folder.spec, results: folder.results(), catalogue, tables }
  if (flags.tables !== undefined) exportTables(played, flags.tables)
  if (flags.figures !== undefined) exportFigures(played, flags.figures)
  if (flags.paper !== undefined) exportPaper(folder, played, flags.paper)
  exportFormats(played, flags)
}

function exportFormats(played: Played, { formats, out }: { formats: readonly Format[]; out?: string }): void {
  if (formats.length > 1 && out !== undefined) makeFolder(out)
  for (const format of formats) {
    const { file, text } = FORMATS[format]
    if (out === undefined) process.stdout.write(text(played))
    else if (formats.length === 1) writeText(out, text(played))
    else {
      writeText(join(out, file), text(played))
      process.stdout.write(`${join(out, file)}\n`)
    }
  }
}

/** Writes a file and names it. If a table is printed, the name goes to stderr. */
function writeNamed(path: string, content: string | Uint8Array): void {
  makeFolder(dirname(path))
  if (typeof content === 'string') writeText(path, content)
  else writeBytes(path, content)
  process.stderr.write(`${path}\n`)
}

function exportTables({ tables }: Played, out: string): void {
  for (const table of tables()) writeNamed(join(out, `${table.id}.csv`), tableToCsv(table))
}

function exportFigures({ spec, results, catalogue }: Played, out: string): void {
  const figures = paperFigures(spec, results, catalogue)
  if (figures.length === 0) {
    throw new UsageError('One condition alone gives nothing to draw.', {
      hint: 'Figures show how conditions differ; compare several with `causalmace compare`.',
    })
  }
  for (const { name, drawing } of figures) {
    writeNamed(join(out, `${name}.svg`), toSvg(drawing))
    writeNamed(join(out, `${name}.pdf`), toPdf(drawing))
  }
}

function exportPaper(
  folder: ExperimentFolder,
  { spec, results, catalogue, tables }: Played,
  out: string,
): void {
  const files = paperFolder({
    spec,
    tables: tables(),
    figures: paperFigures(spec, results, catalogue),
    deviations: spec.plan === undefined ? [] : deviationsIn(folder),
  })
  for (const { path, content } of files) writeNamed(join(out, path), content)
}

function exportRun(path: string, out: string | undefined, catalogue: Catalogue): void {
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
