import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { NotApplicableError } from '../../core/support.ts'
import { modelThat } from '../../model/testing.ts'
import { createNoGraphPlanner } from '../../planner/baselines/no-graph.ts'
import { Catalogue } from '../../plugin/catalogue.ts'
import { definePlanner } from '../../plugin/define.ts'
import { definePlugin } from '../../plugin/plugin.ts'
import { missedThresholds } from '../analysis/thresholds.ts'
import { conditionOf, DEFAULT_SETTING, parseCondition } from './condition.ts'
import { type Design, designExperiment } from './design-experiment.ts'
import { ExperimentFolder } from './experiment-folder.ts'
import { episodesOf, keyOf } from './experiment-spec.ts'
import { exportRows, toCsv } from './export-results.ts'
import { findTasks } from './find-tasks.ts'
import { joinExperiments } from './join-experiments.ts'
import { mergeExperiments } from './merge-experiments.ts'
import { notApplicableGroups, whyNotCompared } from './played-tasks.ts'
import { playedEpisode, record } from './testing.ts'

const catalogue = new Catalogue()
const root = mkdtempSync(join(tmpdir(), 'causalmace-not-applicable-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const LAMP = 'villager-mini/villager-construction-004-lamp'
const CAKE = 'villager-mini/villager-cooking-cake-00'
const simulated = { ...DEFAULT_SETTING, model: 'simulated:strong' }
const pair = ['causal', 'react'].map((text) => parseCondition(text, simulated))
const [causal = '', react = ''] = pair.map(({ id }) => id)

const design = (changes: Partial<Design> = {}, tasks = [LAMP, CAKE]) =>
  designExperiment(
    {
      id: 'x',
      kind: 'comparison',
      conditions: pair,
      sources: findTasks(tasks, catalogue),
      seeds: [1, 2],
      ...changes,
    },
    catalogue,
    new Date(0),
  )

describe('episodes of an experiment that are not applicable', () => {
  const spec = design()

  it('are found before anything is played, with the reason, and are not played', () => {
    expect(spec.notApplicable).toEqual([
      { condition: react, task: 'villager-cooking-cake-00', why: expect.stringContaining('no blueprint') },
    ])
    const played = episodesOf(spec).map(({ condition, task }) => `${condition} ${task}`)
    expect(played).toHaveLength(2 * (2 * 2 - 1))
    expect(played).not.toContain(`${react} villager-cooking-cake-00`)
    expect(notApplicableGroups(spec)).toMatchObject([
      { label: 'react', tasks: ['villager-cooking-cake-00'], of: 2 },
    ])
  })

  it('follow from the answerer’s declared abilities: a language model acts on a goal in words', () => {
    const mine = modelThat(() => ({}))
    const conditions = [conditionOf({ planner: 'react', model: 'mine' })]
    expect(design({ conditions, models: { mine } }).notApplicable).toBeUndefined()
    const deaf = { ...mine, abilities: { answers: ['decompose', 'dependencies'] } }
    expect(() => design({ conditions, models: { mine: deaf } })).toThrow(
      'has no answer to the question "act"',
    )
  })

  it('is refused where nothing is left to play', () => {
    expect(() => design({}, [CAKE]).notApplicable).not.toThrow()
    expect(() => design({ conditions: pair.slice(1) }, [CAKE])).toThrow(NotApplicableError)
  })

  it('follow from a planner plug-in’s declarations, and from the questions that it names', () => {
    const picky = definePlanner({
      id: 'picky',
      summary: 'serves constructions alone',
      create: (id) => ({
        ...createNoGraphPlanner(id),
        supports: ({ task }) =>
          task.scenario === 'construction'
            ? { ok: true }
            : { ok: false, why: 'it builds and does nothing else' },
      }),
    })
    const plugged = new Catalogue([definePlugin({ name: 'mine', planners: [picky] })])
    const conditions = ['causal', 'picky'].map((text) => parseCondition(text, simulated))
    const sources = findTasks([LAMP, CAKE], plugged)
    const { notApplicable } = designExperiment(
      { id: 'y', conditions, sources, seeds: [1] },
      plugged,
      new Date(0),
    )
    expect(notApplicable).toMatchObject([
      { task: 'villager-cooking-cake-00', why: 'it builds and does nothing else' },
    ])
  })

  it('include a recorded latency of answers that take no time', () => {
    const conditions = [conditionOf({ latency: 'recorded' }), conditionOf({})]
    const found = design({ conditions }, [LAMP]).notApplicable
    expect(found).toMatchObject([
      { condition: conditions[0]?.id, why: expect.stringContaining('--latency recorded') },
    ])
  })

  it('have a row without numbers in exports', () => {
    const lines = episodesOf(spec).map((key) => playedEpisode({ ...key }))
    const rows = exportRows(spec, lines)
    const left = rows.filter(({ outcome }) => outcome === 'not_applicable')
    expect(left).toHaveLength(2)
    for (const row of left)
      expect(
        Object.entries(row)
          .filter(([, value]) => typeof value === 'number')
          .map(([name]) => name),
      ).toEqual(['seed', 'epoch'])
    const [head = '', ...body] = toCsv(rows).split('\r\n')
    const column = head.split(',').indexOf('completionRate')
    const cells = body
      .filter((line) => line.includes('not_applicable'))
      .map((line) => line.split(',')[column])
    expect(cells).toEqual(['', ''])
  })

  it('miss no threshold', () => {
    const cake = design({}, [CAKE])
    const lines = episodesOf(cake).map((key) => playedEpisode({ ...key }))
    expect(missedThresholds(cake, lines, [{ measure: 'cr', atLeast: 0.5 }])).toEqual([])
    expect(whyNotCompared(cake, { a: causal, b: react })).toContain('no blueprint')
    expect(whyNotCompared(spec, { a: causal, b: react })).toBeUndefined()
  })
})

describe('folders', () => {
  const sources = findTasks([LAMP, CAKE], catalogue)
  const folderOf = (id: string, changes: Partial<Design> = {}) =>
    ExperimentFolder.create(root, design({ id, ...changes }), sources)

  it('keep episodes that prove impossible later, and do not play them again', () => {
    const folder = folderOf('later', { conditions: pair.slice(0, 1) })
    folder.leaveOut({ condition: causal, task: 'villager-cooking-cake-00', why: 'a reason' })
    const again = ExperimentFolder.open(folder.path)
    expect(again.spec.notApplicable).toMatchObject([{ why: 'a reason' }])
    expect(episodesOf(again.spec)).toHaveLength(2)
  })

  it('of shards divide the same episodes, and are merged with what each could not play', async () => {
    const shards = [1, 2].map((part) => folderOf(`s${part}`, { shard: { part, of: 2 } }))
    shards[1]?.leaveOut({ condition: causal, task: 'villager-cooking-cake-00', why: 'a reason' })
    for (const shard of shards) for (const key of episodesOf(shard.spec)) record(shard, playedEpisode(key))
    const { folder } = await mergeExperiments(shards, root, 'whole')
    expect(folder.spec.notApplicable).toHaveLength(2)
    const keys = new Set(folder.results().map(keyOf))
    for (const episode of episodesOf(folder.spec)) expect(keys).toContain(keyOf(episode))
  })

  it('joined to one comparison keep it, under the names that conditions get there', () => {
    const { spec } = joinExperiments([folderOf('one'), folderOf('two')])
    expect(spec.notApplicable?.map(({ condition }) => condition)).toEqual([`${react}_one`, `${react}_two`])
    expect(episodesOf(spec)).toHaveLength(2 * 6)
  })
})
