import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { packagePath } from '../../core/package-root.ts'
import { Catalogue } from '../../plugin/catalogue.ts'
import { conditionOf } from './condition.ts'
import { designExperiment } from './design-experiment.ts'
import { nothingMeasured } from './episode-result.ts'
import { ExperimentFolder } from './experiment-folder.ts'
import { type EpisodeKey, episodesOf, keyOf, runIdOf } from './experiment-spec.ts'
import { findTasks } from './find-tasks.ts'
import { mergeExperiments } from './merge-experiments.ts'
import { noteSpent, spentIn } from './spending.ts'
import { record } from './testing.ts'

const root = mkdtempSync(join(tmpdir(), 'causalmace-shards-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const catalogue = new Catalogue()
const sources = findTasks([packagePath('benchmarks', 'demo', 'pavilion.yaml')], catalogue)
const conditions = [conditionOf({}), conditionOf({ planner: 'no-graph' })]
const design = (id: string, shard?: { part: number; of: number }, seeds = [1, 2, 3, 4, 5]) =>
  designExperiment({ id, conditions, seeds, sources, ...(shard && { shard }) }, catalogue, new Date(0))

/** A shard whose episodes have results, except for the last ones. */
function played(part: number, of: number, { open = 0, seeds = [1, 2, 3, 4, 5] } = {}): ExperimentFolder {
  const id = `${of}-${part}-${open}-${seeds.length}`
  const folder = ExperimentFolder.create(root, design(id, { part, of }, seeds), sources)
  const episodes = episodesOf(folder.spec)
  for (const episode of episodes.slice(0, episodes.length - open)) {
    const run = runIdOf(episode, 1)
    mkdirSync(join(folder.runs, run))
    writeFileSync(join(folder.runs, run, 'journal.jsonl'), '')
    const attempt = { attempt: 1, run, wallSeconds: 1, cpuSeconds: 1, finishedAt: '' }
    record(folder, {
      ...nothingMeasured('x'),
      outcome: 'success',
      completionRate: 1,
      schema: 2,
      journal: null,
      mixed: 0,
      ...episode,
      ...attempt,
    })
  }
  noteSpent(folder, { calls: part, inputTokens: 10, outputTokens: 1, cost: 0.5 })
  return folder
}

const keys = (episodes: readonly EpisodeKey[]) => episodes.map(keyOf).sort()

describe('the shards of an experiment', () => {
  it('together have each episode once, and keep pairs together', () => {
    const parts = [1, 2, 3].map((part) => episodesOf(design('x', { part, of: 3 })))
    expect(keys(parts.flat())).toEqual(keys(episodesOf(design('x'))))
    for (const episodes of parts)
      for (const [, pair] of Map.groupBy(episodes, ({ seed }) => seed)) expect(pair).toHaveLength(2)
  })

  it('become the whole, with runs and spending', async () => {
    const { folder, missing } = await mergeExperiments([played(1, 2), played(2, 2)], root, 'whole')
    expect(missing).toEqual([])
    expect(folder.spec).not.toHaveProperty('shard')
    expect(keys(folder.results())).toEqual(keys(episodesOf(folder.spec)))
    for (const { run } of folder.results())
      expect(existsSync(join(folder.runs, run ?? '', 'journal.jsonl'))).toBe(true)
    expect(spentIn(folder)).toMatchObject({ calls: 3, inputTokens: 20, cost: 1 })
    expect(ExperimentFolder.open(folder.path).spec.tasks).toEqual(folder.spec.tasks)
  })

  it('that are missing or not finished leave their episodes open', async () => {
    const { folder, missing } = await mergeExperiments(
      [played(3, 3, { open: 1 }), played(1, 3)],
      root,
      'part',
    )
    expect(missing).toEqual([2])
    expect(folder.results().length).toBeLessThan(episodesOf(folder.spec).length)
  })

  it('are refused if they are not shards, not of one experiment, or named twice', async () => {
    const whole = ExperimentFolder.create(root, design('no-shard'), sources)
    const [one, other] = [played(1, 4), played(2, 4, { seeds: [1, 2] })]
    await expect(mergeExperiments([one, whole], root, 'a')).rejects.toThrow('is no shard')
    await expect(mergeExperiments([one, other], root, 'b')).rejects.toThrow('not of the same experiment')
    await expect(mergeExperiments([one, one], root, 'c')).rejects.toThrow('Shard 1 of 4 is named twice')
    await expect(mergeExperiments([], root, 'd')).rejects.toThrow('No shard was given')
  })
})
