import { describe, expect, it } from 'vitest'
import { ABLATION_ROWS, conditionOfRow } from '../../../experiment/matrix/ablation.ts'
import { conditionOf } from '../../../experiment/matrix/condition.ts'
import { type EpisodeResult, nothingMeasured } from '../../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../../experiment/matrix/experiment-spec.ts'
import { experimentText } from '../../experiment-text.ts'
import { renderExperimentReport } from './experiment-report.ts'

const usual = { model: 'simulated:medium', agents: 6, trust: 'judger', repair: false } as const
const spec = (changes: Partial<ExperimentSpec> = {}): ExperimentSpec => ({
  schema: 1,
  id: 'x',
  kind: 'ablation',
  title: 'Ablation',
  conditions: ABLATION_ROWS.map((row, index) => conditionOfRow(row, index + 1, usual)),
  tasks: ['hut', 'pen'].map((id) => ({
    id,
    file: `tasks/${id}.yaml`,
    from: `${id}.yaml`,
    kind: 'construction' as const,
  })),
  seeds: [1, 2],
  epochs: 1,
  clock: 'fast',
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
      seeds.map((seed) => ({
        ...nothingMeasured(''),
        outcome: 'task_failure' as const,
        reason: '3 of 4 blocks stand; <b>subtask</b> 7 failed',
        completionRate: (row + seed) / 10,
        viewHitRate: 0.5,
        efficiency: { elapsed: 10 * (row + seed), union: 0, sum: 0, max: 0 },
        schema: 1 as const,
        condition: id,
        task,
        seed,
        epoch: 1,
        attempt: 1,
        run: null,
        wallSeconds: 1,
        cpuSeconds: 1,
        finishedAt: '2026-01-01T00:00:00.000Z',
      })),
    ),
  )

const page = (of: ExperimentSpec) => renderExperimentReport({ spec: of, results: resultsOf(of) })

describe('the page of an experiment', () => {
  it('needs nothing from elsewhere, and is the same for the same results', () => {
    const text = page(spec())
    expect(text).toBe(page(spec()))
    expect(text).not.toMatch(/(?:src|href)=/)
    expect(text).toContain('default-src &#39;none&#39;')
  })

  it('has the paper’s table, says that the model is simulated, and counts the pairs', () => {
    const text = page(spec())
    for (const words of ['Table 4', '76.04', 'Simulated model.', 'full − row 3 ✘✘✓', 'Failures by kind'])
      expect(text).toContain(words)
    expect(
      page(
        spec({
          conditions: [conditionOf({ planner: 'causal', assignment: 'random', ...usual, model: 'expert' })],
          kind: 'run',
        }),
      ),
    ).not.toContain('Simulated model.')
  })

  it('escapes whatever results hold', () => {
    const title = '<script>alert(1)</script>'
    const text = page(spec({ title }))
    expect(text).not.toContain(title)
    expect(text).not.toContain('<b>subtask</b>')
  })

  it('stands with no results at all, and with some missing', () => {
    const of = spec()
    expect(renderExperimentReport({ spec: of, results: [] })).toContain('0 of 24 episodes')
    expect(renderExperimentReport({ spec: of, results: resultsOf(of).slice(0, 7) })).toContain(
      '7 of 24 episodes',
    )
    expect(experimentText(of, [])).toContain('0 of 24 episodes')
  })
})

describe('the text of an experiment', () => {
  it('prints Table 4 with intervals, and what is needed where they hold zero', () => {
    const text = experimentText(spec(), resultsOf(spec()))
    expect(text).toContain('simulated model (simulated:medium)')
    expect(text).toMatch(/│ 6 +│ ✓ +│ ✓ +│ ✓ +│ +65\.0 \[60\.0, 70\.0\]/)
    expect(text).toMatch(/full − row 3 .*│ +4 │ +30\.00 \[30\.00, 30\.00\]/)
    expect(text).toContain('without repair')
  })
})
