import { describe, expect, it } from 'vitest'
import { conditionOf } from '../../experiment/matrix/condition.ts'
import type { ExperimentSpec } from '../../experiment/matrix/experiment-spec.ts'
import { playedEpisode } from '../../experiment/matrix/testing.ts'
import { paperFigures } from './figures.ts'
import { toSvg } from './svg.ts'

const TIMES = { elapsed: 0, union: 0, sum: 0, max: 0 }

/** An experiment of three tasks and two seeds; `seconds` says how long a condition takes. */
function experiment(
  conditions: ExperimentSpec['conditions'],
  seconds: (condition: number, task: number) => number,
) {
  const tasks = ['hut', 'pen', 'tower']
  const spec = {
    kind: 'comparison',
    title: 'Comparison',
    conditions,
    tasks: tasks.map((id) => ({ id, file: '', from: '' })),
    seeds: [1, 2],
  } as unknown as ExperimentSpec
  const results = conditions.flatMap(({ id }, condition) =>
    tasks.flatMap((task, index) =>
      [1, 2].map((seed) =>
        playedEpisode({
          time: { ...TIMES, elapsed: seconds(condition, index) },
          efficiency: { ...TIMES, elapsed: 6000 / seconds(condition, index) },
          condition: id,
          task,
          seed,
        }),
      ),
    ),
  )
  return { spec, results }
}

const figuresOf = ({ spec, results }: ReturnType<typeof experiment>) =>
  new Map(paperFigures(spec, results, {}).map(({ name, drawing }) => [name, toSvg(drawing)]))

describe('figures for print', () => {
  it('say in a title what they show, for people who cannot see it', () => {
    const figures = figuresOf(
      experiment([conditionOf({ planner: 'causal' }), conditionOf({ planner: 'react' })], (condition) =>
        condition === 0 ? 60 : 90,
      ),
    )
    expect(figures.size).toBeGreaterThan(0)
    for (const svg of figures.values()) expect(svg).toMatch(/<title>[^<]+<\/title>/)
  })

  it('show each contrast with its interval, in the colour of better or worse', () => {
    const figures = figuresOf(
      experiment(
        [conditionOf({ planner: 'causal' }), conditionOf({ planner: 'react' })],
        (condition, task) => (condition === 0 ? 10 + task : 30 + 2 * task),
      ),
    )
    expect(figures.get('forest-efficiency')).toContain('stroke="#2e7d32"')
    expect(figures.get('forest-efficiency')).toContain('causal − react')
    expect(figures.has('speed-up')).toBe(false)
  })

  it('show how much faster larger teams are, where nothing else differs', () => {
    const figures = figuresOf(
      experiment(
        [1, 2, 4].map((agents) => conditionOf({ agents })),
        (condition, task) => (40 + task) / 2 ** condition,
      ),
    )
    const heights = [...(figures.get('speed-up') ?? '').matchAll(/cy="([\d.]+)"/g)].map(([, y]) => Number(y))
    const [one = 0, two = 0, four = 0] = heights
    // Twice and four times as fast stand one and three steps above once.
    expect((one - four) / (one - two)).toBeCloseTo(3, 1)
  })

  it('are none for a single condition', () => {
    expect(figuresOf(experiment([conditionOf({})], () => 10)).size).toBe(0)
  })
})
