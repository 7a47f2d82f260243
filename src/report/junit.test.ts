import { expect, it } from 'vitest'
import { missedThresholds, parseThreshold } from '../experiment/analysis/thresholds.ts'
import { conditionOf, DEFAULT_SETTING } from '../experiment/matrix/condition.ts'
import type { EpisodeResult } from '../experiment/matrix/episode-result.ts'
import { experimentSpecSchema } from '../experiment/matrix/experiment-spec.ts'
import { playedEpisode } from '../experiment/matrix/testing.ts'
import { toJunit } from './junit.ts'

const condition = conditionOf(DEFAULT_SETTING)
const spec = experimentSpecSchema.parse({
  schema: 1,
  id: 'night',
  kind: 'run',
  title: 'Night',
  conditions: [condition],
  tasks: [{ id: 'hut', file: 'tasks/hut.yaml', from: 'hut.yaml' }],
  seeds: [1, 2, 3, 4],
  epochs: 1,
  clock: 'fast',
  retries: 2,
  wallSeconds: 900,
  createdAt: '',
})
const result = (seed: number, changes: Partial<EpisodeResult>): EpisodeResult =>
  playedEpisode({
    condition: condition.id,
    seed,
    completionRate: 0,
    run: `run${seed}`,
    wallSeconds: 1.5,
    ...changes,
  })
const results = [
  result(1, { outcome: 'success', completionRate: 1 }),
  result(2, { outcome: 'task_failure', completionRate: 0.5, reason: 'no "door" < 3\u001b[31m' }),
  result(3, { outcome: 'world_crash', reason: 'gone' }),
]

it('an experiment is JUnit’s XML: failures, errors of the infrastructure, and what was not played', () => {
  const xml = toJunit(spec, results)
  expect(xml).toContain('tests="4" failures="1" errors="1" skipped="1"')
  expect(xml).toContain('name="hut seed 1" time="1.50"/>')
  expect(xml).toContain('message="no &quot;door&quot; &lt; 3[31m"')
  expect(xml).toContain('completion 50.0 %; run run2')
  expect(xml).toContain('<error type="world_crash" message="gone">')
  expect(xml).toContain('name="hut seed 4" time="0.00"><skipped/></testcase>')
})

it('a threshold is missed by a condition whose mean is lower, faults of the infrastructure left out', () => {
  const missed = (text: string) => missedThresholds(spec, results, [parseThreshold(text)])
  expect(missed('cr=0.75')).toEqual([])
  expect(missed('cr=0.8')).toEqual([expect.stringContaining('cr 0.750, wanted at least 0.8')])
  expect(missed('success=0.6')).toEqual([expect.stringContaining('success 0.500')])
  expect(missedThresholds(spec, [], [parseThreshold('cr=0')])).toEqual([
    expect.stringContaining('cr no episode'),
  ])
})

it.each(['cr', 'cr=', 'cr=2', 'cr=-1', 'speed=1', '=0.5'])('a threshold is not %s', (text) => {
  expect(() => parseThreshold(text)).toThrow('is not a threshold')
})

it('an episode that no rule decides is skipped and waits for a judge, also where a limit ended it', () => {
  for (const outcome of ['not_judgeable', 'limit'] as const) {
    const xml = toJunit(spec, [result(1, { outcome, completionRate: null, reason: 'no predicate' })])
    expect(xml).toContain('failures="0"')
    expect(xml).toContain('<skipped message="waits for a judge: no predicate"/>')
  }
})
