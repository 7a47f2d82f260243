import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KnowledgeStore } from '../../src/experiment/knowledge/store.ts'
import { ExperimentFolder } from '../../src/experiment/matrix/experiment-folder.ts'
import { RunFolder } from '../../src/experiment/run-folder.ts'
import { hashOf } from '../../src/planner/causal/knowledge/knowledge.ts'
import { finalPlan } from '../../src/planner/plan-in-events.ts'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import { commandIn } from '../support/command-line.ts'
import { startWorker } from '../support/pool-worker.ts'
import { STORES } from '../support/stores.ts'

/* `--knowledge` in experiments: one that is played at once, stopped and resumed, in shards, and by workers of a pool. */

const MODEL = 'simulated:medium'
const TASK = 'villager-construction/villager-construction-021-arch'
const key = { model: MODEL, prompts: new Catalogue().planner('causal').knowledgeOf as string }

const root = mkdtempSync(join(tmpdir(), 'causalmace-knowledge-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const causalmace = commandIn(root)

/** A store that saves questions about what a construction is mostly made of: blocks on blocks. */
function filled(name: string): string {
  const path = join(root, `${name}.sqlite`)
  const store = KnowledgeStore.open(path)
  const about = { rules: 'support', from: 'PlaceBlock', to: 'PlaceBlock' }
  const asked = [{ ...about, confirmed: 60, refuted: 0, undecided: 0, leaning: 0 }]
  store.add([{ ...key, task: 'earlier', seed: 1, asked }])
  store.close()
  return path
}

function inStore(path: string) {
  const store = KnowledgeStore.open(path, { mustExist: true })
  const content = store.about(key)
  store.close()
  return content
}

const compare = (id: string, ...more: string[]) =>
  causalmace(
    'compare',
    'causal',
    'causal,knowledge=off',
    '--tasks',
    TASK,
    '--seeds',
    '1-2',
    '--model',
    MODEL,
    '--calibration',
    'sheet.json',
    '--id',
    id,
    '--plain',
    ...more,
  )

/** For each episode of one condition: the checksum of its journal, and the evidence of its plan. */
function playedIn(id: string, condition = 0) {
  const folder = ExperimentFolder.open(join(root, 'experiments', id))
  return folder
    .results()
    .filter((result) => result.condition === folder.spec.conditions[condition]?.id)
    .map(({ task, seed, run, journal, outcome }) => {
      const events = [...RunFolder.open(join(folder.runs, run as string)).events()]
      return { task, seed, outcome, seal: journal?.sum, told: finalPlan(events)?.refinement?.knowledge }
    })
    .sort((a, b) => `${a.task} ${a.seed}`.localeCompare(`${b.task} ${b.seed}`))
}

/** Another run adds to the store in the meantime: nothing of it may reach episodes of an experiment that has begun. */
function disturb(path: string): void {
  const store = KnowledgeStore.open(path)
  const about = { rules: 'support', from: 'PlaceBlock', to: 'PlaceBlock' }
  const asked = [{ ...about, confirmed: 0, refuted: 900, undecided: 0, leaning: 0 }]
  store.add([{ ...key, task: 'meanwhile', seed: 1, asked }])
  store.close()
}

describe('an experiment with --knowledge', () => {
  const before = {
    hash: '',
    once: [] as ReturnType<typeof playedIn>,
    after: {} as ReturnType<typeof inStore>,
  }

  beforeAll(async () => {
    const { code, err } = await causalmace('calibrate', '--model', MODEL, '--out', 'sheet.json')
    expect([code, err]).toEqual([0, expect.anything()])
    const store = filled('once')
    before.hash = hashOf(inStore(store))
    const played = await compare('once', '--knowledge', store)
    expect([played.code, played.err]).toEqual([0, expect.anything()])
    expect(played.out).toContain(`learned  2 new entries in ${store}`)
    before.once = playedIn('once')
    before.after = inStore(store)
  })

  it('tells every episode what the store held at its start, and learns at its end', () => {
    expect(before.once).toHaveLength(2)
    for (const { outcome, told } of before.once)
      expect([outcome, told?.hash, told?.ignored]).toEqual(['success', before.hash, undefined])
    expect(before.once.some(({ told }) => (told?.familiar ?? 0) > 0)).toBe(true)
    expect(before.after).toMatchObject({ runs: 2 })
    expect(playedIn('once', 1).map(({ told }) => told)).toEqual(Array(2).fill(undefined))
  })

  it('is the same after `resume`, though the store has grown', async () => {
    const store = filled('resumed')
    const stopped = await compare('resumed', '--knowledge', store, '--until', '1s')
    expect(stopped.code).toBe(75)
    disturb(store)
    const { code, out } = await causalmace('resume', join('experiments', 'resumed'), '--plain')
    expect([code, out.includes('learned  2 new entries')]).toEqual([0, true])
    expect(playedIn('resumed')).toEqual(before.once)
  })

  it('is the same in shards, one after another; the whole learns, and continues with the same', async () => {
    const store = filled('shards')
    const emptied = hashOf(inStore(store))
    for (const part of ['1/2', '2/2'])
      expect((await compare('parts', '--knowledge', store, '--shard', part)).code).toBe(0)
    // A shard that learned would tell the next one something else.
    expect(hashOf(inStore(store))).toBe(emptied)
    const folders = ['1', '2'].map((part) => join('experiments', `parts.shard-${part}-of-2`))
    const merged = await causalmace('merge', ...folders, '--id', 'merged')
    expect([merged.code, merged.out.includes(`learned  2 new entries in ${store}`)]).toEqual([0, true])
    expect(playedIn('merged')).toEqual(before.once)
    expect(inStore(store)).toEqual(before.after)

    const half = await causalmace('merge', folders[0] as string, '--id', 'half')
    expect(half.out).not.toContain('learned')
    expect((await causalmace('resume', join('experiments', 'half'), '--plain')).code).toBe(0)
    expect(playedIn('half')).toEqual(before.once)
  })

  it('is refused as a whole if its shards had different evidence', async () => {
    const store = filled('different')
    expect((await compare('unlike', '--knowledge', store, '--shard', '1/2')).code).toBe(0)
    disturb(store)
    expect((await compare('unlike', '--knowledge', store, '--shard', '2/2')).code).toBe(0)
    const folders = ['1', '2'].map((part) => join('experiments', `unlike.shard-${part}-of-2`))
    const { code, err } = await causalmace('merge', ...folders, '--id', 'unlike')
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('was played with other evidence of earlier plans'),
    ])
  })

  it.skipIf(STORES.redis.missing() !== undefined)('is the same for workers of a pool', async () => {
    const redis = await STORES.redis.start()
    const worker = startWorker(root, redis.url, {})
    try {
      const store = filled('pooled')
      const { code, out } = await compare('pooled', '--knowledge', store, '--pool', redis.url)
      expect([code, out.includes('learned  2 new entries')]).toEqual([0, true])
      expect(playedIn('pooled')).toEqual(before.once)
      expect(inStore(store)).toEqual(before.after)
    } finally {
      worker.kill()
      await redis.close()
    }
  })
})
