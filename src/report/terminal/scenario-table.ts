import Table from 'cli-table3'
import type { Interval } from '../../core/statistics/intervals.ts'
import type { WeightedMean } from '../../core/statistics/weighted.ts'
import { groupsOf, summarizeScenarios } from '../../experiment/analysis/by-scenario.ts'
import { labelsOf } from '../../experiment/matrix/condition.ts'
import type { EpisodeResult } from '../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../experiment/matrix/experiment-spec.ts'
import type { TabledScenario } from '../../judger/scenarios/table-group.ts'
import { decimal } from '../../render/format.ts'
import { episodesText, rangeText } from '../number-texts.ts'
import { TABLE_STYLE } from './table-style.ts'

/** Whether the table says more than those over all tasks: of several kinds, or in columns of its own. */
export function hasScenarios(
  spec: Pick<ExperimentSpec, 'tasks' | 'kind'>,
  scenarios: readonly TabledScenario[],
): boolean {
  const groups = groupsOf(spec, scenarios)
  if (groups.length !== 1) return groups.length > 1
  return spec.kind !== 'ablation' && (groups[0]?.columns ?? []).length > 0
}

/** The paper's Table 1: completion by kind of task, and all of them weighted as the scenarios say. */
export function scenarioTable(
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  scenarios: readonly TabledScenario[],
): string {
  const labels = labelsOf(spec.conditions)
  const rows = summarizeScenarios(spec, results, scenarios)
  const played = groupsOf(spec, scenarios)
    .filter(({ kind }) => rows.some(({ kinds }) => kinds.has(kind)))
    .map(({ kind, columns = [] }) => ({ kind, titles: columns.map(({ title }) => title) }))
  const table = new Table({ style: TABLE_STYLE })
  const right = (content: string, colSpan = 1) => ({ content, colSpan, hAlign: 'right' as const })
  table.push([
    { content: 'method', rowSpan: 2, vAlign: 'bottom' as const },
    ...played.map(({ kind, titles }) => ({
      content: kind,
      colSpan: titles.length + 3,
      hAlign: 'center' as const,
    })),
    { ...right('All Avg. CR (%)'), rowSpan: 2, vAlign: 'bottom' as const },
  ])
  table.push(
    played.flatMap(({ titles }) => ['n', 'CR (%)', ...titles, 'E (%/min)'].map((name) => right(name))),
  )
  for (const { condition, kinds, all } of rows) {
    const cells = played.flatMap(({ kind, titles }) => {
      const found = kinds.get(kind)
      if (found === undefined) return ['–', '–', ...titles.map(() => '–'), '–']
      const { n, unjudged, completion, columns, efficiency } = found
      const own = titles.map((title) => {
        const column = columns.get(title)
        return column === undefined ? '–' : spread(column)
      })
      return [
        episodesText({ sound: n + unjudged, unjudged }),
        spread(completion),
        ...own,
        spread(efficiency, 0),
      ]
    })
    const method = labels.get(condition) ?? condition
    table.push([method, ...cells.map((cell) => right(cell)), right(allAverage(all))])
  }
  return table.toString()
}

/** A mean above its interval. */
const spread = (interval: Interval, places = 1): string =>
  Number.isNaN(interval.mean) ? '–' : `${decimal(interval.mean, places)}\n${rangeText(interval, places)}`

const allAverage = ({ value, weights }: WeightedMean): string =>
  Number.isNaN(value) ? '–' : `${value.toFixed(1)}\n${weights.replaceAll(' : ', '\n')}`

export const SCENARIO_NOTES =
  'The layout of the paper’s Table 1: means with 95 % intervals for other tasks and seeds (t; ˢ extended for skewness, ᵉ exact). VHR and ACR in VillagerBench’s forms, E over elapsed game time; All Avg. weighs the scenarios of the paper by its numbers of tasks, those that were not played by 0.'
