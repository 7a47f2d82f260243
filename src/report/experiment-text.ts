import { count } from '../core/count.ts'
import { measuresOf } from '../experiment/analysis/measures.ts'
import { type KeptCalibration, keptCalibrations } from '../experiment/matrix/calibrate-once.ts'
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
import { publishedText } from './published/published-text.ts'
import { recordsLines } from './records-text.ts'
import {
  ablationTable,
  metricTable,
  SCHEDULE_NOTES,
  SHORT_NOTES,
  scheduleTable,
  summaryTable,
  TABLE_NOTES,
} from './terminal/experiment-tables.ts'
import { failuresText, refusalsTable } from './terminal/failures-text.ts'
import { LABEL_NOTES, labelTables } from './terminal/label-table.ts'
import { pairedTable } from './terminal/paired-table.ts'
import { protocolTables } from './terminal/protocol-tables.ts'
import { hasScenarios, SCENARIO_NOTES, scenarioTable } from './terminal/scenario-table.ts'
import { type Layout, prose } from './terminal/table.ts'
import { undecidedLines } from './undecided-text.ts'

/** What is compared in pairs: in an ablation the full system, its last row, with all others, else the first condition with the others. */
export function contrastsOf({ kind, conditions }: Pick<ExperimentSpec, 'kind' | 'conditions'>): Contrast[] {
  const labels = labelsOf(conditions)
  const held = kind === 'ablation' ? conditions.at(-1) : conditions[0]
  if (held === undefined) return []
  const name = (id: string) => labels.get(id) ?? id
  return conditions
    .filter(({ id }) => id !== held.id)
    .map(({ id }) => ({ name: `${name(held.id)} − ${name(id)}`, a: held.id, b: id }))
}

/** What is switched off when no condition repairs its graph. */
const NO_REPAIR =
  'without repair: nobody repairs the graph or replans, as in the paper (--repair on lets them)'

/** What the terminal shows of an experiment in a folder. */
export function folderText(folder: ExperimentFolder, scoring: Scoring, given: Layout): string {
  const { spec } = folder
  const lines = folder.results()
  const layout = { ...given, note: mixedNote(spec, settledResults(lines)) }
  const tables =
    spec.plan === undefined
      ? experimentText(spec, lines, scoring, { layout, runs: folder.runs })
      : plannedText(spec, spec.plan, {
          lines,
          deviations: deviationsIn(folder),
          sheets: keptCalibrations(folder),
          layout,
          runs: folder.runs,
        })
  const undecided = undecidedLines(folder, settledResults(lines))
  return blocks([
    prose(recordsLines(folder).join('\n'), layout),
    tables,
    prose(undecided.join('\n'), layout),
    publishedText(folder, given),
  ])
}

/** What the terminal shows of an experiment that follows a protocol, or should. */
function plannedText(
  spec: ExperimentSpec,
  plan: ExperimentPlan,
  options: {
    lines: readonly EpisodeResult[]
    deviations: readonly string[]
    sheets: readonly KeptCalibration[]
    layout: Layout
    runs: string
  },
): string {
  const { lines, deviations, sheets, layout, runs } = options
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
  return blocks([
    prose(head.join('\n'), layout),
    prose(notApplicableLines(spec).join('\n'), layout),
    failuresText(spec, results, { layout, runs }),
    protocolTables(spec, plan, results, { layout, sheets }),
  ])
}

/**
 * What the terminal shows of an experiment without a protocol: failures by cause, the summary and a row for each contrast;
 * with `layout.all` everything.
 * @param runs folder of the runs, to name failed ones
 */
export function experimentText(
  spec: ExperimentSpec,
  lines: readonly EpisodeResult[],
  { scenarios, metrics = [] }: Scoring,
  { layout, runs }: { layout: Layout; runs?: string },
): string {
  const results = settledResults(lines)
  const contrasts = contrastsOf(spec)
  const note = simulatedNote(spec)
  const of = episodesOf(spec).length
  const attempts =
    lines.length > results.length ? `, ${count(lines.length - results.length, 'attempt')} repeated` : ''
  const agents = [...new Set(spec.conditions.map(({ agents: n }) => n ?? 'as many agents as the task says'))]
  const team = agents.map((n) => (typeof n === 'number' ? count(n, 'agent') : n)).join(' / ')
  const head = [
    `${spec.title}: ${results.length} of ${count(of, 'episode')} (${count(spec.tasks.length, 'task')} × ${count(spec.seeds.length, 'seed')}${spec.epochs > 1 ? ` × ${count(spec.epochs, 'epoch')}` : ''} × ${count(spec.conditions.length, 'condition')}), ${team}${attempts}`,
    ...(note === '' ? [] : [note]),
    ...(spec.conditions.every(({ repair }) => !repair) ? [NO_REPAIR] : []),
  ]
  const noted = (text: string, notes: string) => (text === '' ? '' : `${text}\n${prose(notes, layout)}`)
  const measures = measuresOf(spec.kind, results, metrics)
  return blocks([
    prose(head.join('\n'), layout),
    prose(notApplicableLines(spec).join('\n'), layout),
    failuresText(spec, results, { layout, ...(runs === undefined ? {} : { runs }) }),
    spec.kind === 'ablation' ? ablationTable(spec, results, layout) : '',
    summaryTable(spec, results, layout),
    noted(labelTables(spec, results, layout), LABEL_NOTES),
    metricTable(spec, results, metrics, layout),
    contrasts.length === 0
      ? ''
      : noted(
          pairedTable(spec, contrasts, results, measures, layout),
          layout.all ? TABLE_NOTES : SHORT_NOTES,
        ),
    hasScenarios(spec, scenarios) && (layout.all || isMixed(spec))
      ? noted(scenarioTable(spec, results, scenarios), [SCENARIO_NOTES, layout.note ?? ''].join('\n').trim())
      : '',
    ...(layout.all
      ? [
          noted(refusalsTable(spec, results, layout), ''),
          noted(scheduleTable(spec, results, layout), SCHEDULE_NOTES),
        ]
      : []),
    layout.all ? '' : MORE,
  ])
}

/** Whether its tasks are of several scenarios. */
const isMixed = ({ tasks }: ExperimentSpec): boolean => tasks.some(({ kind }) => kind !== tasks[0]?.kind)

const MORE = 'Everything, such as variances, schedules and refusals: --all'

const blocks = (texts: readonly string[]): string => texts.filter((text) => text !== '').join('\n\n')
