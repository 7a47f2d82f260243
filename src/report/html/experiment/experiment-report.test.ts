import { describe, expect, it } from 'vitest'
import { ABLATION_ROWS, settingOfRow } from '../../../experiment/matrix/ablation.ts'
import { conditionOf } from '../../../experiment/matrix/condition.ts'
import type { EpisodeResult } from '../../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../../experiment/matrix/experiment-spec.ts'
import { playedEpisode } from '../../../experiment/matrix/testing.ts'
import { builtinGame } from '../../../scenario/builtin-expert.ts'
import { experimentBlocks, experimentText } from '../../experiment-text.ts'
import { EVERYTHING, tablesIn } from '../../table/table.ts'
import { toTerminal } from '../../table/terminal.ts'
import { chargeTable } from '../../tables/protocol-tables.ts'
import { renderExperimentReport } from './experiment-report.ts'

const catalogue = builtinGame
const usual = {
  model: 'simulated:medium',
  agents: 6,
  trust: 'judger',
  repair: false,
  latency: 'none',
} as const
const spec = (changes: Partial<ExperimentSpec> = {}): ExperimentSpec => ({
  schema: 1,
  id: 'x',
  kind: 'ablation',
  title: 'Ablation',
  conditions: ABLATION_ROWS.map((row, index) =>
    conditionOf({ ...usual, ...settingOfRow(row) }, `row ${index + 1}`),
  ),
  tasks: ['hut', 'pen'].map((id) => ({
    id,
    file: `tasks/${id}.yaml`,
    from: `${id}.yaml`,
    kind: 'construction' as const,
  })),
  seeds: [1, 2],
  epochs: 1,
  clock: 'fast',
  timeLimits: 'task',
  film: false,
  modelSettings: {},
  budget: {},
  plugins: [],
  retries: 2,
  wallSeconds: 60,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...changes,
})

const resultsOf = ({ conditions, tasks, seeds }: ExperimentSpec): EpisodeResult[] =>
  conditions.flatMap(({ id }, row) =>
    tasks.flatMap(({ id: task }) =>
      seeds.map((seed) =>
        playedEpisode({
          outcome: 'task_failure',
          reason: '3 of 4 blocks stand; <b>subtask</b> 7 failed',
          completionRate: (row + seed) / 10,
          viewHitRate: 0.5,
          efficiency: { elapsed: 10 * (row + seed), union: 0, sum: 0, max: 0 },
          condition: id,
          task,
          seed,
        }),
      ),
    ),
  )

const page = (of: ExperimentSpec) => renderExperimentReport({ spec: of, results: resultsOf(of), catalogue })

describe('the page of an experiment', () => {
  it('needs nothing from elsewhere, and is the same for the same results', () => {
    const text = page(spec())
    expect(text).toBe(page(spec()))
    expect(text).not.toMatch(/(?:src|href)=/)
    expect(text).toContain('default-src &#39;none&#39;')
  })

  it('has the paper’s table, says that the model is simulated, and counts the pairs', () => {
    const text = page(spec())
    for (const words of [
      'Table 4',
      '76.04',
      '<b>Simulated model</b> (simulated:medium)',
      'row 6 − row 3',
      '3 of 4 blocks stand',
    ])
      expect(text).toContain(words)
    expect(
      page(
        spec({
          conditions: [conditionOf({ planner: 'causal', assignment: 'random', ...usual, model: 'expert' })],
          kind: 'run',
        }),
      ),
    ).not.toContain('Simulated model')
  })

  it('escapes whatever results hold', () => {
    const title = '<script>alert(1)</script>'
    const text = page(spec({ title }))
    expect(text).not.toContain(title)
    expect(text).not.toContain('<b>subtask</b>')
  })

  it('stands with no results at all, and with some missing', () => {
    const of = spec()
    expect(renderExperimentReport({ spec: of, results: [], catalogue })).toContain('0 of 24 episodes')
    expect(renderExperimentReport({ spec: of, results: resultsOf(of).slice(0, 7), catalogue })).toContain(
      '7 of 24 episodes',
    )
    expect(experimentText(of, [], catalogue, { layout: EVERYTHING })).toContain('0 of 24 episodes')
  })
})

describe('the text of an experiment', () => {
  it('prints Table 4 with intervals, and differences between rows', () => {
    const text = experimentText(spec(), resultsOf(spec()), catalogue, { layout: EVERYTHING })
    expect(text).toContain('simulated model (simulated:medium)')
    expect(text).toMatch(/│ 6 +│ ✓ +│ ✓ +│ ✓ +│ +65\.0 \[1\.5, 100\.0\]/)
    expect(text).toMatch(/row 6 − row 3 .*│ +4 │ +2 × 2 │ +30\.0 \[−79\.4, 88\.9\]ᵉ │ +1\.0000 │/)
    expect(text).toContain('without repair')
  })
})

describe('a metric of a plug-in', () => {
  const depth = {
    id: 'depth',
    title: 'greatest depth',
    unit: 'm',
    better: 'higher',
    compute: () => 1,
  } as const
  const of = spec({ kind: 'comparison', conditions: spec().conditions.slice(0, 2) })
  const [first, second] = of.conditions.map(({ id }) => id)
  // One episode of the second condition has no value, and "old" is no longer defined anywhere.
  const results = resultsOf(of).map((result, index) => {
    if (result.condition === second && index % 4 === 3) return result
    return { ...result, metrics: { depth: result.condition === first ? 5 : 2, old: index } }
  })
  const plugged = { ...builtinGame, metrics: [depth] }

  it('stands in the text with title, unit, direction, n and interval', () => {
    const text = experimentText(of, results, plugged, { layout: EVERYTHING })
    expect(text).toMatch(/greatest depth \(m\) │ \S.* │ +4 │ +5\.00 no interval +│ +higher/)
    expect(text).toMatch(/greatest depth \(m\) │ \S.* │ +3 │ +2\.00 no interval +│ +higher/)
    expect(text).toMatch(/│ old +│/)
  })

  it('is compared in the pairs of which both sides have a value', () => {
    const text = experimentText(of, results, plugged, { layout: EVERYTHING })
    expect(text.slice(text.lastIndexOf('│ greatest depth (m)'))).toMatch(/│ +3 │ +2 × 2 │ +3\.00 no interval/)
    expect(renderExperimentReport({ spec: of, results, catalogue: plugged })).toContain(
      'Greatest depth <small>m, higher is better',
    )
  })

  it('has a section of the page, and none where no episode has a value', () => {
    const page = renderExperimentReport({ spec: of, results, catalogue: plugged })
    expect(page).toContain('Metrics of plug-ins')
    expect(page).toContain('greatest depth (m)')
    const without = renderExperimentReport({ spec: of, results: resultsOf(of), catalogue: plugged })
    expect(without).not.toContain('greatest depth')
  })
})

it('shows what calibrating the model took beside the calls of episodes, wherever these are', () => {
  const calibrated = spec({ kind: 'comparison' })
  const { planner } = calibrated.conditions.at(-1) as (typeof calibrated.conditions)[number]
  const sheets = [
    { planner, model: usual.model, waves: 3, calibration: { calls: 40 } },
  ] as unknown as Parameters<typeof chargeTable>[1]
  const results = resultsOf(calibrated)
  const page = renderExperimentReport({ spec: calibrated, results, catalogue, sheets })
  expect(page).toContain('Calibration (calls, once)')
  expect(page).toMatch(/<td class="n">40<td class="n">/)
  expect(renderExperimentReport({ spec: calibrated, results, catalogue })).not.toContain('Calibration (calls')
  const [table] = chargeTable([{ spec: calibrated, results }], sheets)
  expect(toTerminal(table as NonNullable<typeof table>, { width: 80, all: false })).toMatch(/row 6 +│ +40 /)
  const blocks = experimentBlocks(calibrated, results, catalogue, { all: true, sheets })
  const withCalls = tablesIn(blocks).filter(({ columns }) => columns.some(({ head }) => head === 'calls'))
  expect(withCalls.map(({ id }) => id)).toEqual(['summary'])
  for (const { columns, rows } of withCalls) {
    const at = columns.findIndex(({ head }) => head === 'to calibrate')
    expect(columns[at - 1]?.head).toBe('calls')
    expect(rows.map((row) => row[at])).toEqual(['–', '–', '–', '–', 40, 40])
  }
  const heads = (given?: typeof sheets) =>
    tablesIn(experimentBlocks(calibrated, results, catalogue, { all: true, ...(given && { sheets: given }) }))
      .flatMap(({ columns }) => columns)
      .map(({ head }) => head)
  expect(heads()).not.toContain('to calibrate')
})
