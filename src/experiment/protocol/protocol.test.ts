import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { Catalogue } from '../../plugin/catalogue.ts'
import type { EpisodeResult } from '../matrix/episode-result.ts'
import { type EpisodeKey, episodesOf, keyOf } from '../matrix/experiment-spec.ts'
import { mergeExperiments } from '../matrix/merge-experiments.ts'
import { playedEpisode, record } from '../matrix/testing.ts'
import { plannedComparisons, resultsOfCell } from './cell-results.ts'
import { designProtocol, type ProtocolOptions } from './design-protocol.ts'
import { experimentJournal } from './experiment-journal.ts'
import { readProtocol } from './protocol-file.ts'
import {
  createProtocolFolder,
  deviationsIn,
  joinProtocols,
  noteHalt,
  notePlaying,
} from './protocol-folder.ts'
import { parseSeeds } from './seeds.ts'

const catalogue = new Catalogue()
const root = mkdtempSync(join(tmpdir(), 'causalmace-protocol-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const TEXT = `schema: 1
id: small
title: A small experiment
question: Is it any good?
primary: { measure: completion, block: main, contrast: [full, bare] }
measures: [completion, balance]
usual: repair=off
conditions:
  bare: no-graph
  full: causal
blocks:
  - id: main
    asks: The question.
    tasks: [villager-mini]
    seeds: 1-3
    contrasts: [[full, bare]]
  - id: teams
    asks: And in other teams?
    tasks: [villager-mini/villager-construction-004-waymark]
    teams: [2, 3]
    latencies: [none, fixed:2s]
    seeds: 3-4
    contrasts: [[full, bare], [bare, full]]
episodes: 52
exclude: { infrastructure: { retries: 1, atMost: 0.1 } }
pilot: { seeds: 11-12 }
`
const mini = catalogue.suites
  .get('villager-mini')
  .tasks({})
  .map(({ id }) => id)
const first = mini[0] as string
const text = TEXT.replace('villager-construction-004-waymark', first)
const protocol = (changed = text) => readProtocol(changed, 'small.yaml')
const design = (options: Partial<ProtocolOptions> = {}, changed = text) =>
  designProtocol(protocol(changed), { catalogue, id: 'small', now: new Date(0), ...options })

describe('a protocol', () => {
  it('has a hash of its content, not of its layout', () => {
    const { sha256 } = protocol()
    expect(sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(protocol(`# A remark.\n${text}`).sha256).toBe(sha256)
    expect(protocol(text.replace('seeds: 1-3', 'seeds: "1-3"')).sha256).toBe(sha256)
    expect(protocol(text.replace('any good', 'really good')).sha256).not.toBe(sha256)
  })

  it.each([
    [
      'an unknown key',
      'usual:',
      'usully:',
      'small.yaml:7  usully: unknown key "usully"; did you mean "usual"?',
    ],
    [
      'a condition that cannot be read',
      'bare: no-graph',
      'bare: no-graph,speed=9',
      'small.yaml:9  conditions.bare',
    ],
    ['an undefined condition', '[full, bare] }', '[full, best] }', 'small.yaml:5  primary.contrast'],
    [
      'a contrast of a missing condition',
      '[bare, full]]',
      '[bare, best]]',
      'small.yaml:23  blocks.1.contrasts.1: "best" is no condition here',
    ],
    ['a latency that is none', 'fixed:2s', 'fixed:fast', 'small.yaml:21  blocks.1.latencies.1'],
    [
      'seeds that are none',
      'seeds: 3-4',
      'seeds: 4-3',
      'small.yaml:22  blocks.1.seeds: "4-3" is not a list of seeds',
    ],
    [
      'a primary comparison in several teams',
      'block: main',
      'block: teams',
      'small.yaml:5  primary.block: the block "teams" has several',
    ],
    [
      'a measure that there is not',
      '[completion, balance]',
      '[completion, charm]',
      'small.yaml:6  measures.1',
    ],
    [
      'a pilot with seeds of the experiment',
      '11-12',
      '3-5',
      'small.yaml:26  pilot.seeds: the seeds 3, 4 are played in the experiment, too',
    ],
    [
      'a block that is there twice',
      'id: teams',
      'id: main',
      'small.yaml:17  blocks.1.id: "main" names two blocks',
    ],
  ])('with %s is refused, with the line', (_what, right, wrong, message) => {
    expect(() => protocol(text.replace(right, wrong))).toThrow(message)
  })

  it('with another number of episodes than it states is refused', () => {
    expect(() => design({}, text.replace('episodes: 52', 'episodes: 50'))).toThrow(
      'small.yaml:24  episodes: is 50, but the blocks have 52',
    )
  })

  it('with a missing task is refused, with the line', () => {
    expect(() => design({}, text.replace('[villager-mini]', '[villager-maxi]'))).toThrow(
      'small.yaml:14  blocks.0.tasks.0: villager-maxi: no such file, folder or suite.',
    )
  })

  it('reads lists of seeds', () => {
    expect(parseSeeds('1-3,8')).toEqual([1, 2, 3, 8])
    expect(parseSeeds('4')).toEqual([4])
    for (const none of ['', '3-1', 'x', '1-2-3', '1-']) expect(parseSeeds(none)).toBeUndefined()
  })
})

describe('an experiment by a protocol', () => {
  it('plays each block for each team and latency, and an episode of several cells once', () => {
    const { spec } = design()
    const cells = spec.plan?.cells ?? []
    expect(cells.map(({ name }) => name)).toEqual([
      'main',
      'teams · 2 agents · no latency',
      'teams · 2 agents · fixed:2s',
      'teams · 3 agents · no latency',
      'teams · 3 agents · fixed:2s',
    ])
    const episodes = episodesOf(spec)
    expect(episodes).toHaveLength(52)
    expect(new Set(episodes.map(keyOf)).size).toBe(52)
    expect(spec.conditions.map(({ agents, latency, repair }) => [agents, latency, repair])).toContainEqual([
      2,
      'fixed:2s',
      false,
    ])
    expect([spec.retries, spec.plan?.mostLeftOut]).toEqual([1, 0.1])
  })

  it('as a pilot plays the primary block with seeds of its own', () => {
    const { spec, sources } = design({ pilot: true })
    expect(spec.seeds).toEqual([11, 12])
    expect(episodesOf(spec)).toHaveLength(2 * mini.length * 2)
    expect(sources).toHaveLength(mini.length)
    expect(spec.plan).toMatchObject({ isPilot: true, detectable: null })
  })

  it('computes from the pilot what it detects', () => {
    const found = 'pilot: { seeds: 11-12, found: { task: 4, seed: 0, residual: 9 } }'
    const { spec } = design({}, text.replace('pilot: { seeds: 11-12 }', found))
    // Three seeds cost more than the normal formula predicts; it gives less than 5.
    expect(spec.plan?.detectable).toBeGreaterThan(5)
    expect(spec.plan?.detectable).toBeLessThan(9)
  })

  it('is written down before it is played, with the protocol beside it', () => {
    const { folder, file } = begun('written')
    expect(experimentJournal(folder)).toEqual([
      { type: 'planned', at: '1970-01-01T00:00:00.000Z', protocol: file.sha256, episodes: 52 },
    ])
    expect(readFileSync(folder.file('protocol.yaml'), 'utf8')).toBe(text)
    expect(folder.results()).toEqual([])
  })
})

/** The folder of the experiment. */
function begun(id: string, options: Partial<ProtocolOptions> = {}) {
  const file = protocol()
  return { folder: createProtocolFolder(root, file, design({ ...options, id })), file }
}

const result = (key: EpisodeKey, changes: Partial<EpisodeResult> = {}): EpisodeResult =>
  playedEpisode({
    ...(key.condition.startsWith('causal') ? {} : { outcome: 'task_failure', completionRate: 0 }),
    ...key,
    run: 'r',
    ...changes,
  })

describe('results', () => {
  let number = 0
  let id = ''
  beforeEach(() => {
    id = `played-${number++}`
  })

  it('follow the protocol when all of it was played with the same code', () => {
    const { folder } = begun(id)
    notePlaying(folder, new Date(0))
    for (const key of episodesOf(folder.spec)) record(folder, result(key))
    notePlaying(folder, new Date(1))
    expect(deviationsIn(folder)).toEqual([])
    noteHalt(folder, new Date(2))
    expect(experimentJournal(folder).at(-1)).toMatchObject({ type: 'halted', followed: true, deviations: [] })
  })

  it('say how many episodes are missing', () => {
    const { folder } = begun(id)
    for (const key of episodesOf(folder.spec).slice(1)) record(folder, result(key))
    expect(deviationsIn(folder)).toEqual(['51 of 52 episodes are played'])
  })

  it('say that a condition has lost too many episodes to the infrastructure', () => {
    const { folder } = begun(id)
    for (const [index, key] of episodesOf(folder.spec).entries())
      record(folder, result(key, index < 4 ? { outcome: 'world_crash' } : {}))
    expect(deviationsIn(folder).join()).toMatch(/bare .*: infrastructure faults cost 2 of 18 episodes/)
  })

  it('report why other seeds were played, and that a pilot is one', () => {
    const { folder } = begun(id, { instead: { seeds: [3], because: 'a first look' } })
    expect(deviationsIn(folder)).toContain('seeds 3: a first look')
    const { folder: pilot } = begun(`${id}-pilot`, { pilot: true })
    expect(deviationsIn(pilot)).toContain('this is the pilot')
  })

  it('of shards follow the protocol once they are joined, and are reported as shards before', async () => {
    const parts = [1, 2].map((part) => {
      const playing = { shard: { part, of: 2 }, budget: { maxCalls: 9 } }
      const { folder } = begun(`${id}-part-${part}`, { playing })
      notePlaying(folder, new Date(part))
      for (const key of episodesOf(folder.spec)) record(folder, result(key, { run: null }))
      return folder
    })
    expect(parts.map(deviationsIn)).toEqual([['this is part 1 of 2'], ['this is part 2 of 2']])
    const { folder } = await mergeExperiments(parts, root, id)
    joinProtocols(folder, parts)
    expect(folder.results()).toHaveLength(52)
    expect(folder.spec.budget).toEqual({ maxCalls: 9 })
    expect(deviationsIn(folder)).toEqual([])
    expect(experimentJournal(folder).map(({ type }) => type)).toEqual(['planned', 'played', 'played'])
  })

  it('say that the protocol was changed afterwards', () => {
    const { folder } = begun(id)
    writeFileSync(folder.file('protocol.yaml'), text.replace('any good', 'better than ever'))
    expect(deviationsIn(folder)).toContain(
      'the protocol in the folder is not the one with which the experiment began',
    )
  })

  it('test key secondary comparisons in order, as long as all earlier ones show a difference', () => {
    const balance = '{ measure: balance, block: main, contrast: [full, bare] }'
    const completion = '{ measure: completion, block: main, contrast: [bare, full] }'
    const verdicts = (secondary: string) => {
      const changed = text
        .replace('measures: [', `secondary: [${secondary}]\nmeasures: [`)
        .replace(
          'seeds: 1-3\n    contrasts: [[full, bare]]',
          'seeds: 1-3\n    contrasts: [[full, bare], [bare, full]]',
        )
      const { spec } = designProtocol(readProtocol(changed, 'small.yaml'), {
        catalogue,
        id: 'x',
        now: new Date(0),
      })
      const results = episodesOf(spec).map((key, index) =>
        result(key, { balance: { even: index % 7, paper: 1 } }),
      )
      return plannedComparisons(spec, spec.plan as NonNullable<typeof spec.plan>, results)
        .filter(({ rank }) => rank !== 'other')
        .map(({ rank, measure, isReal }) => `${rank} ${measure.id} ${isReal}`)
    }
    expect(verdicts(`${completion}, ${balance}`)).toEqual([
      'primary completion true',
      'secondary completion true',
      'secondary balance false',
    ])
    expect(verdicts(`${balance}, ${completion}`)).toEqual([
      'primary completion true',
      'secondary balance false',
      'secondary completion false',
    ])
  })

  it('are compared cell by cell, the primary comparison first and alone', () => {
    const { spec } = design()
    const results = episodesOf(spec).map((key, index) =>
      result(key, { balance: { even: index % 7, paper: 1 } }),
    )
    const plan = spec.plan as NonNullable<typeof spec.plan>
    const [primary, ...others] = plannedComparisons(spec, plan, results)
    expect(primary).toMatchObject({
      cell: 'main',
      rank: 'primary',
      isReal: true,
      measure: { id: 'completion' },
    })
    expect(primary?.found.difference.mean).toBeCloseTo(100, 9)
    expect(primary?.found.pairs).toBe(3 * mini.length)
    expect(others).toHaveLength(1 + 4 * 2 * 2)
    const cell = plan.cells[1] as (typeof plan.cells)[number]
    expect(resultsOfCell(spec, cell, results).results).toHaveLength(2 * 2)
    expect(resultsOfCell(spec, cell, results).spec.conditions.map(({ label }) => label)).toEqual([
      'bare',
      'full',
    ])
  })
})
