import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { packagePath } from '../core/package-root.ts'
import { conditionOf } from '../experiment/matrix/condition.ts'
import { designExperiment } from '../experiment/matrix/design-experiment.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { episodesOf } from '../experiment/matrix/experiment-spec.ts'
import { findTasks } from '../experiment/matrix/find-tasks.ts'
import { mergeExperiments } from '../experiment/matrix/merge-experiments.ts'
import { mixtureOf } from '../experiment/matrix/played-with.ts'
import { playedEpisode, record } from '../experiment/matrix/testing.ts'
import { Catalogue } from '../plugin/catalogue.ts'
import { folderTables, folderText } from './experiment-text.ts'
import { EVERYTHING } from './table/table.ts'
import { writeExperimentReport } from './write-experiment-report.ts'

const root = mkdtempSync(join(tmpdir(), 'causalmace-mixed-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const catalogue = new Catalogue()
const usual = { planner: 'causal', assignment: 'busy-rate', model: 'expert', agents: null } as const
const sources = findTasks([packagePath('benchmarks', 'demo', 'pavilion.yaml')], catalogue)
const now = new Date('2026-01-02T03:04:05Z')

function create(id: string, shard?: { part: number; of: number }): ExperimentFolder {
  const conditions = ['causal', 'no-graph'].map((planner) =>
    conditionOf({ ...usual, planner, trust: 'judger', repair: false, latency: 'none' }),
  )
  const spec = designExperiment(
    { id, kind: 'comparison', title: 'Two', conditions, sources, seeds: [1, 2], ...(shard && { shard }) },
    catalogue,
    new Date(0),
  )
  return ExperimentFolder.create(root, spec, sources)
}

/** Records that every episode of a seed was played. */
function play(folder: ExperimentFolder, seed: number): void {
  const mixed = folder.spec.mixed?.length ?? 0
  for (const episode of episodesOf(folder.spec))
    if (episode.seed === seed) record(folder, playedEpisode({ ...episode, mixed }))
}

const mixture = (folder: ExperimentFolder, allow = false) => mixtureOf(folder, { plugins: [], allow, now })

/** The same experiment, played by another commit. */
function ofOtherCommit(folder: ExperimentFolder): ExperimentFolder {
  const path = folder.file('spec.json')
  const spec = JSON.parse(readFileSync(path, 'utf8'))
  spec.versions.git = { commit: 'f'.repeat(40), dirty: false }
  writeFileSync(path, JSON.stringify(spec))
  return ExperimentFolder.open(folder.path)
}

describe('an experiment that is resumed', () => {
  it('with the same code, plug-ins and tasks needs no flag', () => {
    expect(mixture(create('same'))).toBeUndefined()
  })

  it('after a task was edited is refused, by the name of its file', () => {
    const folder = create('edited')
    writeFileSync(folder.file('tasks/pavilion.yaml'), '# harder\n', { flag: 'a' })
    expect(() => mixture(folder)).toThrow('tasks: tasks/pavilion.yaml was edited')
  })

  it('with other code is refused, by version, commit or fingerprint', () => {
    const folder = create('code')
    const versions = folder.spec.versions
    const differences = (changes: object) => {
      const path = folder.file('spec.json')
      writeFileSync(path, JSON.stringify({ ...folder.spec, versions: { ...versions, ...changes } }))
      return mixture(ExperimentFolder.open(folder.path), true)?.differences ?? []
    }
    expect(differences({ causalmace: '0.0.9' })).toEqual([`causalmace 0.0.9 → ${versions?.causalmace}`])
    expect(differences({ code: 'other' })).toEqual([`code other → ${versions?.code}`])
    expect(differences({ git: { commit: 'f'.repeat(40), dirty: false } })).toHaveLength(
      versions?.git == null ? 0 : 1,
    )
    // Before there were fingerprints, library versions were all there was to compare.
    const libraries = { ...versions?.libraries, mineflayer: '1.0.0' }
    expect(differences({ code: undefined, libraries })).toEqual([
      `mineflayer 1.0.0 → ${versions?.libraries['mineflayer']}`,
    ])
  })

  it('with another plug-in, or the same one changed, is refused', () => {
    const folder = create('plug-in')
    const plugin = {
      name: 'mine',
      version: null,
      hash: 'abc',
      specifier: './mine.ts',
      module: 'file:///mine.ts',
    }
    expect(() => mixtureOf(folder, { plugins: [plugin], allow: false, now })).toThrow(
      'plug-in mine none → abc',
    )
  })

  it('with --mixed says in every table which episodes were played before and after', () => {
    const before = create('mixed')
    play(before, 1)
    writeFileSync(before.file('tasks/pavilion.yaml'), '# harder\n', { flag: 'a' })
    const found = mixture(before, true)
    if (found === undefined) throw new Error('nothing differs')
    before.mix(found)
    const folder = ExperimentFolder.open(before.path)
    expect(mixture(folder)).toBeUndefined()
    play(folder, 2)
    const note =
      /Mixed: of 4 episodes 2 played with causalmace .*, 2 after a change \(tasks\/pavilion.yaml was edited\)/g
    const text = folderText(folder, catalogue, EVERYTHING)
    expect(text.match(note)?.length).toBeGreaterThanOrEqual(2)
    const page = readFileSync(writeExperimentReport(folder, catalogue), 'utf8')
    expect(page.match(note)?.length).toBe(page.match(/<\/table>/g)?.length)
    for (const { notes } of folderTables(folder, catalogue)) expect(notes.join(' ')).toMatch(note)
  })

  it('in parts that were mixed tells them apart when they are merged', async () => {
    const shards = [1, 2].map((part) => create(`mixed-${part}`, { part, of: 2 }))
    for (const [index, shard] of shards.entries()) {
      play(shard, 1)
      shard.mix({
        at: now.toISOString(),
        differences: [`change ${index}`],
        versions: shard.spec.versions as never,
        taskHashes: {},
      })
      play(shard, 2)
    }
    const { folder } = await mergeExperiments(shards, root, 'merged')
    expect(folder.spec.mixed?.map(({ differences }) => differences)).toEqual([['change 0'], ['change 1']])
    const indices = folder.results().map(({ mixed }) => mixed)
    expect(indices.filter((index) => index > 0).length).toBeGreaterThan(0)
    expect(Math.max(...indices)).toBeLessThanOrEqual(2)
  })
})

it('other commits are told apart when a specification says so', () => {
  const folder = create('other')
  if (folder.spec.versions?.git == null) return
  expect(() => mixture(ofOtherCommit(folder))).toThrow('commit ffffffffff → ')
})
