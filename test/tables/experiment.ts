import { conditionOf } from '../../src/experiment/matrix/condition.ts'
import type { EpisodeResult } from '../../src/experiment/matrix/episode-result.ts'
import { type ExperimentSpec, episodesOf } from '../../src/experiment/matrix/experiment-spec.ts'
import { playedEpisode } from '../../src/experiment/matrix/testing.ts'
import { builtinGame } from '../../src/scenario/builtin-expert.ts'

/** An experiment that has every table, with long names and many columns. */

const usual = { trust: 'judger', repair: false, latency: 'none' } as const
const CONDITIONS = [
  conditionOf({ ...usual, planner: 'causal', assignment: 'busy-rate', model: 'simulated:medium', agents: 6 }),
  conditionOf({
    ...usual,
    planner: 'causal:none',
    assignment: 'random',
    model: 'simulated:over-reacting',
    agents: 12,
  }),
  conditionOf({
    ...usual,
    planner: 'villageragent:faithful',
    assignment: 'busy-rate',
    model: 'openai:a-model-with-a-long-name',
    agents: null,
  }),
  conditionOf({
    ...usual,
    planner: 'self-consistency',
    assignment: 'critical-path',
    model: 'expert',
    agents: 3,
  }),
]
const KINDS = ['construction', 'escape', 'gathering', 'open']
const task = (kind: string, index: number) => ({
  id: `${kind}-with-a-rather-long-name-${index}`,
  file: `tasks/${kind}-${index}.yaml`,
  from: `${kind}-${index}.yaml`,
  kind,
  labels: [
    {
      system: 'sub-benchmark',
      value: ['tool use', 'mining and crafting', 'compositional tasks'][index % 3] ?? '',
    },
    { system: 'difficulty', value: index % 2 === 0 ? 'easy' : 'unreasonably hard' },
  ],
})

export const comparison = (changes: Partial<ExperimentSpec> = {}): ExperimentSpec => ({
  schema: 1,
  id: 'comparison-of-everything',
  kind: 'comparison',
  title: 'Comparison',
  conditions: CONDITIONS,
  tasks: KINDS.flatMap((kind) => [0, 1].map((index) => task(kind, index))),
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

/** A metric of a plug-in, and the scenarios of the package. */
export const catalogue = {
  ...builtinGame,
  metrics: [
    {
      id: 'depth',
      title: 'greatest depth below the surface',
      unit: 'm',
      better: 'higher' as const,
      compute: () => 0,
    },
  ],
}

const OUTCOMES = [
  'success',
  'success',
  'task_failure',
  'limit',
  'agent_error',
  'success',
  'world_crash',
] as const

/** Results that differ in everything that a table shows. */
export const resultsOf = (spec: ExperimentSpec): EpisodeResult[] =>
  episodesOf(spec).map((key, index) => {
    const outcome = OUTCOMES[index % OUTCOMES.length] ?? 'success'
    const elapsed = 20 + (index % 37) * 11
    return playedEpisode({
      ...key,
      outcome,
      reason:
        outcome === 'success'
          ? ''
          : `subtask ${index % 4} failed too often: not_reachable at (12, 64, −${index % 3})`,
      completionRate: index % 11 === 10 ? null : (index % 7) / 6,
      viewHitRate: (index % 5) / 4,
      villagerViewHitRate: (index % 5) / 4,
      villagerContributionRate: (index % 3) / 2,
      done: index % 7,
      of: 6,
      time: { elapsed, union: elapsed / 2, sum: elapsed * 2, max: elapsed / 3 },
      efficiency: { elapsed: 3000 / elapsed, union: 1, sum: 1, max: 1 },
      balance: { even: (index % 9) / 8, paper: 1 },
      calls: 1000 + (index % 90),
      inputTokens: 123_456 + index,
      outputTokens: 6543,
      refusals: {
        too_far: 1,
        missing_item: 2,
        no_such_block: 1,
        not_reachable: 4,
        container_busy: 1,
        agent_in_the_way: 9,
      },
      schedule: {
        ...{
          makespan: elapsed,
          bound: elapsed / 2,
          boundWithFurnaces: elapsed / 1.5,
          chain: 5,
          share: elapsed / 2,
        },
        agents: [{ name: 'Alice', working: 5, waiting: 3, idle: 2 }],
        whatIf: {
          criticalPath: elapsed / 1.2,
          inOrder: elapsed,
          random: elapsed * 1.1,
          teams: { 1: 90, 3: 30, 6: 20, 12: 10 },
        },
      },
      floor: { seconds: 10, ratio: elapsed / 10 },
      metrics: { depth: 1000 / (1 + (index % 13)) },
    })
  })

/** Calibrations of two of the conditions. */
export const sheets = [
  { planner: 'causal', model: 'simulated:medium', waves: 12, calibration: { calls: 1358 } },
  { planner: 'causal:none', model: 'simulated:over-reacting', waves: 12, calibration: { calls: 12_345 } },
] as never[]
