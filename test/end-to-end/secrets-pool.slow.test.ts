import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { commandIn } from '../support/command-line.ts'
import { PLAYS, startLeakingEndpoint } from '../support/leaking-endpoint.ts'
import { startWorker } from '../support/pool-worker.ts'
import { noRedis, startRedis } from '../support/redis.ts'
import { writeStubs } from '../support/stub-experiments.ts'
import { textsOf, tracesBelow, tracesIn } from '../support/traces-of.ts'

/* An endpoint repeats the key to workers and runner of a pool: nothing that they ever tell the store holds it. */

const KEY = 'sk-Test_d41D8cd9/8f00"b204+Zq7'
const root = mkdtempSync(join(tmpdir(), 'causalmace-pool-leaks-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
writeStubs(root)

/** Everything sent to a Redis, from its append-only file. */
function* toldTo(folder: string): Generator<Buffer> {
  const log = join(folder, 'appendonlydir')
  for (const file of readdirSync(log)) {
    const bytes = readFileSync(join(log, file))
    for (let end = bytes.indexOf('\r\n'), at = 0; end >= 0; end = bytes.indexOf('\r\n', at)) {
      const length = bytes[at] === 0x24 ? Number(bytes.toString('latin1', at + 1, end)) : undefined
      if (length !== undefined) yield Buffer.from(bytes.subarray(end + 2, end + 2 + length))
      at = end + 2 + (length === undefined ? 0 : length + 2)
    }
  }
}

describe.skipIf(noRedis() !== undefined)('a key that an endpoint repeats', () => {
  it('is in nothing that a pool gets, in either mode of asking the model', async () => {
    const [store, server] = [await startRedis(), await startLeakingEndpoint()]
    const worker = startWorker(root, store.url, { OPENAI_API_KEY: KEY }, '--base-url', server.baseUrl)
    try {
      const causalmace = commandIn(root, { OPENAI_API_KEY: KEY })
      const conditions = [PLAYS, 'babbles', 'is_cut_off'].map((model) => `no-graph,model=openai:${model}`)
      const matrix = ['--tasks', 'left.yaml', '--seeds', '1', '--retries', '0', '--plain', '--patience', '0']
      for (const models of ['worker', 'runner']) {
        const how = ['--base-url', server.baseUrl, '--pool', store.url, '--models', models, '--id', models]
        const { code, out, err } = await causalmace('compare', ...conditions, ...matrix, ...how)
        expect({ code, traces: tracesIn(out + err, KEY) }).toEqual({ code: 0, traces: [] })
      }
      const texts = [...toldTo(store.folder)].flatMap(textsOf)
      expect(texts.filter((text) => text.includes('***')).length).toBeGreaterThan(5)
      expect(texts.filter((text) => tracesIn(text, KEY).length > 0)).toEqual([])
      expect(tracesIn(worker.said(), KEY)).toEqual([])
      expect(tracesBelow(root, KEY).found).toEqual([])
    } finally {
      worker.kill()
      await Promise.all([server.close(), store.close()])
    }
  })
})
