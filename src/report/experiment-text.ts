import { count } from '../core/count.ts'
import type { ChargedCalibration } from '../experiment/analysis/calibration-charge.ts'
import { measuresOf } from '../experiment/analysis/measures.ts'
import { keptCalibrations } from '../experiment/matrix/calibrate-once.ts'
import { labelsOf } from '../experiment/matrix/condition.ts'
import { type EpisodeResult, settledResults } from '../experiment/matrix/episode-result.ts'
import type { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import {
  type Contrast,
  type ExperimentPlan,
  type ExperimentSpec,
  episodesOf,
} from '../experiment/matrix/experiment-spec.ts'
import { mixedNote } from '../experiment/matrix/mixed.ts'
import { deviationsIn } from '../experiment/protocol/protocol-folder.ts'
import type { Scoring } from '../judger/metrics/scorecard.ts'
import { notApplicableLines } from './not-applicable-text.ts'
import { simulatedNote } from './number-texts.ts'
import { publishedBlocks } from './published/published-text.ts'
import { recordsLines } from './records-text.ts'
import type { Table } from './table/model.ts'
import { type Block, type Layout, printBlocks, tablesIn } from './table/table.ts'
import { ablationTable, metricTables, scheduleTables, summaryTables } from './tables/condition-tables.ts'
import { failureBlocks, refusalTables } from './tables/failure-tables.ts'
import { labelTables } from './tables/label-tables.ts'
import { contrastTable, pairedDifferences, shortContrastTable } from './tables/paired-tables.ts'
import { chargeTable, protocolBlocks } from './tables/protocol-tables.ts'
import { hasScenarios, scenarioTable } from './tables/scenario-table.ts'
import { undecidedLines } from './undecided-text.ts'

/**
 * The pairs to compare: in an ablation the full system, its last row, with all others; otherwise the first condition with the
 * others.
 */
export function contrastsOf({ kind, conditions }: Pick<ExperimentSpec, 'kind' | 'conditions'>): Contrast[] {
  const labels = labelsOf(conditions)
  const held = kind === 'ablation' ? conditions.at(-1) : conditions[0]
  if (held === undefined) return []
  const name = (id: string) => labels.get(id) ?? id
  return conditions
    .filter(({ id }) => id !== held.id)
    .map(({ id }) => ({ name: `${name(held.id)} − ${name(id)}`, a: held.id, b: id }))
}

/** A note on the switched-off features if no condition repairs its graph. */
const NO_REPAIR =
  'without repair: the graph is not repaired and the team does not replan, as in the paper (--repair on allows both)'

/** How much of an experiment is shown: everything, or the most important parts. */
interface Extent {
  all: boolean
  /** Folder of the runs, to name failed ones. */
  runs?: string | undefined
  /** Calibrations of the models. */
  sheets?: readonly ChargedCalibration[]
}

/** The terminal output for an experiment in a folder. */
export const folderText = (folder: ExperimentFolder, scoring: Scoring, given: Layout): string => {
  const layout = { ...given, note: mixedNote(folder.spec, settledResults(folder.results())) }
  const { ofResults, published } = folderBlocks(folder, scoring, { all: given.all, runs: folder.runs })
  const more = folder.spec.plan === undefined && !given.all ? [MORE] : []
  const parts = [printBlocks([...ofResults, ...more], layout), printBlocks(published, given)]
  return parts.filter((text) => text !== '').join('\n\n')
}

/** All tables of an experiment in a folder, as they are exported. */
export function folderTables(folder: ExperimentFolder, scoring: Scoring): Table[] {
  const { ofResults, published } = folderBlocks(folder, scoring, { all: true })
  const notes = [
    simulatedNote(folder.spec),
    mixedNote(folder.spec, settledResults(folder.results())) ?? '',
  ].filter((text) => text !== '')
  const missing = notApplicableLines(folder.spec).map((line) => `${capital(line)}.`)
  return [
    ...tablesIn(ofResults).map((table) => ({
      ...table,
      notes: [
        ...table.notes,
        ...notes.map((note) => capital(note)),
        ...(OVER_ALL.has(table.id) ? missing : []),
      ],
    })),
    ...tablesIn(published),
  ]
}

/** Tables in which a condition that was not played has a row. */
const OVER_ALL = new Set(['summary', 'cells', 'contrasts', 'comparisons'])

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Texts and tables of an experiment in a folder: of its results, and of published figures next to them. */
function folderBlocks(
  folder: ExperimentFolder,
  scoring: Scoring,
  extent: Extent,
): { ofResults: Block[]; published: Block[] } {
  const { spec } = folder
  const lines = folder.results()
  const sheets = keptCalibrations(folder)
  const blocks =
    spec.plan === undefined
      ? [
          ...experimentBlocks(spec, lines, scoring, { ...extent, sheets }),
          ...chargeTable([{ spec, results: settledResults(lines) }], sheets),
        ]
      : plannedBlocks(spec, spec.plan, {
          lines,
          deviations: deviationsIn(folder),
          sheets,
          extent,
        })
  return {
    ofResults: [
      recordsLines(folder).join('\n'),
      ...blocks,
      undecidedLines(folder, settledResults(lines)).join('\n'),
    ],
    published: publishedBlocks(folder),
  }
}

/** Notes on an experiment that follows a protocol, or should. */
function plannedBlocks(
  spec: ExperimentSpec,
  plan: ExperimentPlan,
  options: {
    lines: readonly EpisodeResult[]
    deviations: readonly string[]
    sheets: readonly ChargedCalibration[]
    extent: Extent
  },
): Block[] {
  const { lines, deviations, sheets, extent } = options
  const results = settledResults(lines)
  const note = simulatedNote(spec)
  const head = [
    `${spec.title}: ${results.length} of ${count(episodesOf(spec).length, 'episode')} in ${count(plan.cells.length, 'cell')}`,
    plan.question,
    ...(note === '' ? [] : [note]),
    ...(spec.conditions.every(({ repair }) => !repair) ? [NO_REPAIR] : []),
    `protocol ${plan.protocol.slice(0, 16)}: ${deviations.length === 0 ? 'followed' : 'not followed'}`,
    ...deviations.map((deviation) => `- ${deviation}`),
  ]
  return [
    head.join('\n'),
    notApplicableLines(spec).join('\n'),
    ...failureBlocks(spec, results, extent),
    ...protocolBlocks(spec, plan, results, sheets),
  ]
}

/**
 * The terminal's view of an experiment without a protocol: failures by cause, the summary and a row for each
 * contrast; with `layout.all` everything.
 * @param runs folder of the runs, to name failed ones
 * @param sheets calibrations of the models
 */
export const experimentText = (
  spec: ExperimentSpec,
  lines: readonly EpisodeResult[],
  scoring: Scoring,
  { layout, runs, sheets = [] }: { layout: Layout; runs?: string; sheets?: readonly ChargedCalibration[] },
): string =>
  printBlocks(
    [...experimentBlocks(spec, lines, scoring, { all: layout.all, runs, sheets }), layout.all ? '' : MORE],
    layout,
  )

/** Texts and tables of an experiment without a protocol. */
export function experimentBlocks(
  spec: ExperimentSpec,
  lines: readonly EpisodeResult[],
  { scenarios, metrics = [] }: Scoring,
  { all, runs, sheets = [] }: Extent,
): Block[] {
  const results = settledResults(lines)
  const contrasts = contrastsOf(spec)
  const measures = measuresOf(spec.kind, results, metrics)
  const differences = pairedDifferences(spec, contrasts, results, measures)
  const isMixed = spec.tasks.some(({ kind }) => kind !== spec.tasks[0]?.kind)
  return [
    headOf(spec, lines, results).join('\n'),
    notApplicableLines(spec).join('\n'),
    ...failureBlocks(spec, results, { all, runs }),
    ...(spec.kind === 'ablation' ? [ablationTable(spec, results)] : []),
    ...summaryTables(spec, results, sheets),
    ...labelTables(spec, results),
    ...metricTables(spec, results, metrics),
    ...(contrasts.length === 0
      ? []
      : [all ? contrastTable(spec, differences) : shortContrastTable(spec, differences)]),
    ...(hasScenarios(spec, scenarios) && (all || isMixed) ? [scenarioTable(spec, results, scenarios)] : []),
    ...(all ? [...refusalTables(spec, results), ...scheduleTables(spec, results)] : []),
  ]
}

/** The lines above the tables. */
function headOf(
  spec: ExperimentSpec,
  lines: readonly EpisodeResult[],
  results: readonly EpisodeResult[],
): string[] {
  const note = simulatedNote(spec)
  const of = episodesOf(spec).length
  const attempts =
    lines.length > results.length ? `, ${count(lines.length - results.length, 'attempt')} repeated` : ''
  const agents = [...new Set(spec.conditions.map(({ agents: n }) => n ?? 'as many agents as the task says'))]
  const team = agents.map((n) => (typeof n === 'number' ? count(n, 'agent') : n)).join(' / ')
  return [
    `${spec.title}: ${results.length} of ${count(of, 'episode')} (${count(spec.tasks.length, 'task')} × ${count(spec.seeds.length, 'seed')}${spec.epochs > 1 ? ` × ${count(spec.epochs, 'epoch')}` : ''} × ${count(spec.conditions.length, 'condition')}), ${team}${attempts}`,
    ...(note === '' ? [] : [note]),
    ...(spec.conditions.every(({ repair }) => !repair) ? [NO_REPAIR] : []),
  ]
}

const MORE = 'Everything, such as variances, schedules and refusals: --all'
