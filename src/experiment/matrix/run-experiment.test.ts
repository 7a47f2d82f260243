import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packagePath } from '../../core/package-root.ts'
import { Catalogue } from '../../plugin/catalogue.ts'
import { ClaimLostError } from '../claim/claim.ts'
import { thisMachine } from '../claim/place.ts'
import type { EpisodeOrder } from '../pool/messages.ts'
import type { EpisodePool, Played, PlayLimits } from '../pool/pool.ts'
import { conditionOf } from './condition.ts'
import { designExperiment } from './design-experiment.ts'
import { ExperimentFolder } from './experiment-folder.ts'
import { findTasks } from './find-tasks.ts'
import { runExperiment } from './run-experiment.ts'

const catalogue = new Catalogue()
const sources = findTasks([packagePath('benchmarks', 'demo', 'pavilion.yaml')], catalogue)

let root: string
let folder: ExperimentFolder
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'causalmace-running-'))
  const conditions = [conditionOf({ planner: 'no-graph' })]
  const design = { id: 'x', conditions, seeds: [1, 2, 3, 4, 5, 6], sources, retries: 0 }
  folder = ExperimentFolder.create(root, designExperiment(design, catalogue, new Date(0)), sources)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A pool whose episodes all crash, each leaving a line and no run. */
class CrashingPool implements EpisodePool {
  readonly about = 'by nobody'
  readonly givesWholeRuns = false
  readonly atOnce: number
  readonly runs: string[] = []
  readonly ends: string[] = []
  readonly #play: (order: EpisodeOrder, limits: PlayLimits) => Promise<Played>

  constructor(atOnce: number, play: (order: EpisodeOrder, limits: PlayLimits) => Promise<Played>) {
    this.atOnce = atOnce
    this.#play = play
  }

  play(order: EpisodeOrder, limits: PlayLimits): Promise<Played> {
    this.runs.push(order.runId)
    return this.#play(order, limits)
  }

  async recorded(): Promise<void> {}

  async close(): Promise<void> {
    this.ends.push('closed')
  }

  async leave(): Promise<void> {
    this.ends.push('left')
  }
}

const crashed = (wallSeconds: number): Played => ({ kind: 'crashed', wallSeconds, reason: 'as always' })
const stopped = (signal: AbortSignal): Promise<Played> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve({ kind: 'cancelled' })))

describe('an experiment that has to end by some time', () => {
  let now = 0
  const options = { until: 35_000, wallClock: () => now }
  beforeEach(() => {
    now = 0
  })

  it('begins no episode that would not end by then, and plays the rest when it is resumed', async () => {
    const pool = new CrashingPool(1, async (_, { onBegun }) => {
      onBegun()
      now += 10_000
      return crashed(10)
    })
    expect(await runExperiment({ folder, catalogue, pool, ...options })).toBe('until')
    expect(now).toBe(30_000)
    expect(folder.results().map(({ seed }) => seed)).toEqual([1, 2, 3])
    const rest = { folder, catalogue, pool, ...options, until: 60_000 }
    expect(await runExperiment(rest)).toBe('finished')
    expect(folder.results().map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('stops episodes that take longer than expected; they count as never begun', async () => {
    const pool = new CrashingPool(2, async (_, { onBegun, signal }) => {
      onBegun()
      now = 35_000
      return stopped(signal)
    })
    expect(await runExperiment({ folder, catalogue, pool, ...options })).toBe('until')
    expect(folder.results()).toEqual([])
  })

  it('withdraws orders that a pool has not begun', async () => {
    let isFirst = true
    const pool = new CrashingPool(6, async (_, { onBegun, recall }) => {
      if (!isFirst) return stopped(recall)
      isFirst = false
      onBegun()
      now = 30_000
      return crashed(30)
    })
    expect(await runExperiment({ folder, catalogue, pool, ...options })).toBe('until')
    expect(folder.results()).toHaveLength(1)
  })
})

describe('an experiment that another process takes over', () => {
  /** Writes the claim of another host that takes generation `n`. */
  const takeOver = (n: number) => {
    const elsewhere = { ...thisMachine().here, host: 'elsewhere', boot: 'elsewhere', fence: n }
    const claim = { schema: 1, generation: n, ...elsewhere, beat: 0, silentMs: 300, state: 'held', since: '' }
    writeFileSync(folder.file(`claims/runner.${n}.json`), JSON.stringify(claim))
  }

  it('stops recording, leaves the pool to the other process, whose runs get different names', async () => {
    const pool = new CrashingPool(1, async (order, { onBegun }) => {
      onBegun()
      if (order.request.seed === 3) takeOver(2)
      return crashed(1)
    })
    await expect(runExperiment({ folder, catalogue, pool })).rejects.toThrow(ClaimLostError)
    expect(folder.results().map(({ seed }) => seed)).toEqual([1, 2])
    expect(pool.ends).toEqual(['left'])
    const runs = pool.runs.length

    expect(await runExperiment({ folder, catalogue, pool })).toBe('finished')
    expect(folder.results().map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5, 6])
    expect(pool.runs.slice(runs).every((run) => run.endsWith('.try1.fence3'))).toBe(true)
    expect(pool.ends).toEqual(['left', 'closed'])
    expect(readdirSync(folder.file('claims'))).toContain('runner.3.json')
  })

  it('leaves the pool untouched when the folder was refused', async () => {
    const held = await folder.claim()
    const pool = new CrashingPool(1, async () => crashed(1))
    await expect(runExperiment({ folder, catalogue, pool })).rejects.toThrow('is in use by process')
    expect(pool.ends).toEqual(['left'])
    held.release()
  })
})
