import { count } from '../core/count.ts'
import { measuresOf } from '../experiment/analysis/measures.ts'
import { ABLATION_ROWS, type AblationRow, marksOf } from '../experiment/matrix/ablation.ts'
import { labelsOf } from '../experiment/matrix/condition.ts'
import { type EpisodeResult, settledResults } from '../experiment/matrix/episode-result.ts'
import { type ExperimentSpec, episodesOf } from '../experiment/matrix/experiment-spec.ts'
import type { Scoring } from '../judger/metrics/scorecard.ts'
import {
  ablationTable,
  type Contrast,
  metricTable,
  pairedTable,
  SCHEDULE_NOTES,
  scheduleTable,
  simulatedNote,
  summaryTable,
  TABLE_NOTES,
} from './terminal/experiment-tables.ts'
import { hasScenarios, SCENARIO_NOTES, scenarioTable } from './terminal/scenario-table.ts'

/** What is compared in pairs: in an ablation the full system with every other row, else the first condition with the others. */
export function contrastsOf({ kind, conditions }: Pick<ExperimentSpec, 'kind' | 'conditions'>): Contrast[] {
  if (kind !== 'ablation') {
    const labels = labelsOf(conditions)
    const [first, ...others] = conditions
    if (first === undefined) return []
    const name = (id: string) => labels.get(id) ?? id
    return others.map(({ id }) => ({ name: `${name(first.id)} − ${name(id)}`, a: first.id, b: id }))
  }
  const full = conditions.at(-1)
  if (full === undefined) return []
  const parts = ['nothing', 'busy rate alone', 'no causal, no busy rate', 'no causal', 'no busy rate']
  return conditions.slice(0, -1).map(({ id }, index) => ({
    name: `full − row ${index + 1} ${marksOf(ABLATION_ROWS[index] as AblationRow)} (${parts[index]})`,
    a: full.id,
    b: id,
  }))
}

/** What is switched off when no condition repairs its graph. */
const NO_REPAIR =
  'without repair: nobody repairs the graph or replans, as in the paper (--repair on lets them)'

/** All that the terminal shows of an experiment. */
export function experimentText(
  spec: ExperimentSpec,
  lines: readonly EpisodeResult[],
  { scenarios, metrics = [] }: Scoring,
): string {
  const results = settledResults(lines)
  const contrasts = contrastsOf(spec)
  const schedules = scheduleTable(spec, results)
  const metricRows = metricTable(spec, results, metrics)
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
    ...(spec.kind === 'ablation' ? ['', ablationTable(spec, results)] : []),
    ...(hasScenarios(spec, scenarios) ? ['', scenarioTable(spec, results, scenarios), SCENARIO_NOTES] : []),
    '',
    summaryTable(spec, results),
    ...(metricRows === '' ? [] : ['', metricRows]),
    ...(contrasts.length === 0
      ? []
      : ['', pairedTable(contrasts, results, measuresOf(spec.kind, results, metrics)), TABLE_NOTES]),
    ...(schedules === '' ? [] : ['', schedules, SCHEDULE_NOTES]),
  ].join('\n')
}
