import Table from 'cli-table3'
import type { Interval } from '../../core/statistics/intervals.ts'
import type { WeightedMean } from '../../core/statistics/weighted.ts'
import { summarizeScenarios, TABLE_SCENARIOS } from '../../experiment/analysis/by-scenario.ts'
import { labelsOf } from '../../experiment/matrix/condition.ts'
import type { EpisodeResult } from '../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../experiment/matrix/experiment-spec.ts'

/** Columns of the paper's Table 1, by scenario. */
const COLUMNS = {
  construction: ['CR (%)', 'VHR (%)', 'E (%/min)'],
  escape: ['CR (%)', 'E (%/min)'],
  cooking: ['CR (%)', 'ACR (%)', 'E (%/min)'],
} as const

/** Tables in this layout make sense where there is more than constructions. */
export const hasScenarios = ({ tasks }: Pick<ExperimentSpec, 'tasks'>): boolean =>
  tasks.some(({ kind }) => kind === 'escape' || kind === 'cooking')

/** The paper's Table 1: completion by scenario, and all of them weighted by the paper's numbers of tasks. */
export function scenarioTable(spec: ExperimentSpec, results: readonly EpisodeResult[]): string {
  const labels = labelsOf(spec.conditions)
  const rows = summarizeScenarios(spec, results)
  const played = TABLE_SCENARIOS.filter((scenario) => rows.some(({ scenarios }) => scenarios.has(scenario)))
  const table = new Table({ style: { head: [], border: [], compact: true } })
  const right = (content: string, colSpan = 1) => ({ content, colSpan, hAlign: 'right' as const })
  table.push([
    { content: 'method', rowSpan: 2, vAlign: 'bottom' as const },
    ...played.map((scenario) => ({
      content: scenario,
      colSpan: COLUMNS[scenario].length + 1,
      hAlign: 'center' as const,
    })),
    { ...right('All Avg. CR (%)'), rowSpan: 2, vAlign: 'bottom' as const },
  ])
  table.push(played.flatMap((scenario) => ['n', ...COLUMNS[scenario]].map((name) => right(name))))
  for (const { condition, scenarios, all } of rows) {
    const cells = played.flatMap((scenario) => {
      const found = scenarios.get(scenario)
      if (found === undefined) return ['–', ...COLUMNS[scenario].map(() => '–')]
      const { n, completion, viewHits, contribution, efficiency } = found
      const more: Interval[] =
        scenario === 'construction' ? [viewHits] : scenario === 'cooking' ? [contribution] : []
      return [String(n), ...[completion, ...more].map((value) => spread(value, n)), spread(efficiency, n, 0)]
    })
    const method = labels.get(condition) ?? condition
    table.push([method, ...cells.map((cell) => right(cell)), right(allAverage(all))])
  }
  return table.toString()
}

/** A mean above its interval; one episode has none. */
function spread({ mean, low, high }: Interval, n: number, places = 1): string {
  if (Number.isNaN(mean)) return '–'
  const interval = n < 2 ? 'no interval' : `[${low.toFixed(places)}, ${high.toFixed(places)}]`
  return `${mean.toFixed(places)}\n${interval}`
}

const allAverage = ({ value, weights }: WeightedMean): string =>
  Number.isNaN(value) ? '–' : `${value.toFixed(1)}\n${weights.replaceAll(' : ', '\n')}`

export const SCENARIO_NOTES =
  'The layout of the paper’s Table 1: means with 95 % bootstrap intervals over episodes. VHR and ACR in VillagerBench’s forms, E over elapsed game time;\n' +
  'All Avg. weighs the scenarios by the paper’s numbers of tasks, those that were not played by 0.'
