import { groupsOf, summarizeScenarios } from '../../experiment/analysis/by-scenario.ts'
import { labelsOf } from '../../experiment/matrix/condition.ts'
import type { EpisodeResult } from '../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../experiment/matrix/experiment-spec.ts'
import type { TabledScenario } from '../../judger/scenarios/table-group.ts'
import { intervalNote } from '../interval-note.ts'
import { episodesText } from '../number-texts.ts'
import { type Cell, type Table, tableOf } from '../table/model.ts'

/** Whether the table adds anything to those over all tasks: several kinds of tasks, or extra columns. */
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
): Table {
  const labels = labelsOf(spec.conditions)
  const summaries = summarizeScenarios(spec, results, scenarios)
  const played = groupsOf(spec, scenarios)
    .filter(({ kind }) => summaries.some(({ kinds }) => kinds.has(kind)))
    .map(({ kind, columns = [] }) => ({ kind, titles: columns.map(({ title }) => title) }))
  const heads = played.flatMap(({ kind, titles }) =>
    ['n', 'CR (%)', ...titles, 'E (%/min)'].map((head) => ({ head, group: kind })),
  )
  const rows = summaries.map(({ condition, kinds, all }): Cell[] => {
    const cells = played.flatMap(({ kind, titles }): Cell[] => {
      const found = kinds.get(kind)
      if (found === undefined) return ['–', '–', ...titles.map(() => '–'), '–']
      const { n, unjudged, completion, columns, efficiency } = found
      const own = titles.map((title): Cell => {
        const column = columns.get(title)
        return column === undefined ? '–' : { ...column, places: 1 }
      })
      return [
        episodesText({ sound: n + unjudged, unjudged }),
        { ...completion, places: 1 },
        ...own,
        { ...efficiency, places: 0 },
      ]
    })
    const average = Number.isNaN(all.value) ? '–' : all.value.toFixed(1)
    return [labels.get(condition) ?? condition, ...cells, average]
  })
  const weights = [...new Set(summaries.map(({ all }) => all.weights))].filter((text) => text !== '')
  return tableOf(['method', ...heads, 'All Avg. CR (%)'], rows, {
    id: 'scenarios',
    caption: 'Completion by scenario, in the layout of the paper’s Table 1.',
    notes: [
      `${intervalNote(spec)} VHR and ACR in VillagerBench’s forms, E over elapsed game time. All Avg. weights the paper’s scenarios by their numbers of tasks; scenarios that were not played have weight 0${weights.length === 0 ? '' : ` (${weights.join('; ')})`}.`,
    ],
  })
}
