import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, it } from 'vitest'
import { codeVersion } from '../../src/experiment/pool/code-version.ts'
import { LocalPool } from '../../src/experiment/pool/local-pool.ts'
import type { EpisodeOrder } from '../../src/experiment/pool/messages.ts'
import type { EpisodePool } from '../../src/experiment/pool/pool.ts'
import { openSharedPool } from '../../src/experiment/pool/shared/shared-pool.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import { loadTask } from '../../src/task/load-task.ts'
import { episodePoolConformance, type PoolTrial } from '../../src/testing/conformance/episode-pool.ts'
import { MAIN } from '../support/command-line.ts'
import { STORES } from '../support/stores.ts'
import { writeStubs } from '../support/stub-experiments.ts'

const root = mkdtempSync(join(tmpdir(), 'causalmace-pools-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
writeStubs(root)
const file = join(root, 'left.yaml')
const task = loadTask(file, new Catalogue().scenarios)

/** Each trial has run folders of its own. */
let trials = 0
const trialOf = (pool: EpisodePool, close: () => Promise<void>): PoolTrial => {
  const runs = join(root, `runs-${trials++}`)
  mkdirSync(runs)
  const order = (runId: string): EpisodeOrder => ({
    request: usualRequest(task),
    taskFile: file,
    root: runs,
    runId,
    model: {},
    hasBudget: false,
  })
  return { pool, order, close }
}

describe('processes of this machine as an EpisodePool', () => {
  const checks = episodePoolConformance(async () => {
    const pool = new LocalPool(2)
    return trialOf(pool, () => pool.close())
  })
  for (const { name, run } of checks) it(name, run)
})

for (const { name, missing, start } of Object.values(STORES)) {
  const reason = missing()
  if (reason !== undefined) process.stdout.write(`skipped, workers behind ${name}: ${reason}\n`)

  describe.skipIf(reason !== undefined)(`workers behind ${name} as an EpisodePool`, () => {
    const checks = episodePoolConformance(async () => {
      const store = await start()
      const worker: ChildProcess = spawn(
        process.execPath,
        [MAIN, 'worker', '--pool', store.url, '--jobs', '2'],
        {
          stdio: 'ignore',
        },
      )
      const pool = await openSharedPool({
        url: store.url,
        announcement: {
          instance: `trial-${trials}`,
          experiment: 'a trial',
          code: codeVersion(),
          plugins: [],
          models: ['expert'],
          baseUrl: null,
        },
        incoming: join(root, 'incoming'),
        onNote: () => undefined,
      })
      return trialOf(pool, async () => {
        await pool.close()
        worker.kill('SIGKILL')
        await store.close()
      })
    })
    for (const { name, run } of checks) it(name, run)
  })
}
