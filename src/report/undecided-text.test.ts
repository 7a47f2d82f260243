import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { summarised } from '../evaluation/judgement.ts'
import { JudgementFolder } from '../evaluation/judgement-folder.ts'
import { conditionOf, DEFAULT_SETTING } from '../experiment/matrix/condition.ts'
import type { EpisodeResult } from '../experiment/matrix/episode-result.ts'
import { experimentSpecSchema } from '../experiment/matrix/experiment-spec.ts'
import { playedEpisode } from '../experiment/matrix/testing.ts'
import { readScores } from '../mcu/autoeval/reply/read-scores.ts'
import { TEN } from '../mcu/autoeval/scale.ts'
import { undecidedLines } from './undecided-text.ts'

const condition = conditionOf(DEFAULT_SETTING)
const spec = experimentSpecSchema.parse({
  schema: 1,
  id: 'garden',
  kind: 'run',
  title: 'Garden',
  conditions: [condition],
  tasks: [{ id: 'hut', file: 'tasks/hut.yaml', from: 'hut.yaml' }],
  seeds: [1, 2],
  epochs: 1,
  clock: 'fast',
  retries: 2,
  wallSeconds: 900,
  createdAt: '',
})
const undecided: Partial<EpisodeResult> = { outcome: 'not_judgeable', completionRate: null, efficiency: null }
const result = (seed: number, changes: Partial<EpisodeResult>) =>
  playedEpisode({ condition: condition.id, seed, run: `run${seed}`, ...changes })

let runs: string
beforeEach(() => {
  runs = mkdtempSync(join(tmpdir(), 'undecided-'))
})
afterEach(() => rmSync(runs, { recursive: true }))

const judge = (run: string, progress: number) =>
  new JudgementFolder(join(runs, run)).write({
    schema: 1,
    judge: { id: 'vlm:test', looksAt: { frames: true, facts: true }, scale: 'ten', seed: 1 },
    evidence: '',
    task: 'hut',
    outcome: null,
    samples: [],
    scores: summarised([readScores(`- Task Progress: ${progress}`, TEN)]),
  })

it('episodes that no rule decides wait for a judge, and are filled in by one', () => {
  const folder = { path: 'experiments/garden', runs, spec }
  const results = [result(1, undecided), result(2, undecided)]
  expect(undecidedLines(folder, results).join('\n')).toMatch(
    /no rule decides 2 episodes, 2 wait for a judge\n`causalmace judge experiments\/garden`/,
  )
  judge('run1', 4)
  expect(undecidedLines(folder, results)[0]).toMatch(/1 judged: Task Progress 40.0 .*%, 1 wait/)
  judge('run2', 8)
  const [line, ...more] = undecidedLines(folder, results)
  expect(line).toMatch(/2 judged: Task Progress 60.0 /)
  expect(more).toEqual([])
})

it('nothing is said where rules decide every episode', () => {
  const results = [result(1, {}), result(2, { outcome: 'task_failure', completionRate: 0 })]
  expect(undecidedLines({ path: '', runs, spec }, results)).toEqual([])
})
