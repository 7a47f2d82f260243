import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { explain } from '../../src/cli/explain.ts'
import { isCausalMaceError } from '../../src/core/errors.ts'
import type { GameEvent } from '../../src/core/journal/events.ts'
import { JournalWriter } from '../../src/core/journal/writer.ts'
import { writeText } from '../../src/core/output/files.ts'
import { sealedJson } from '../../src/core/records/sealed-json.ts'
import { hidden } from '../../src/core/secrets/secrets.ts'
import { toErrorRecord } from '../../src/experiment/error-record.ts'
import { toBytes } from '../../src/experiment/pool/shared/wire.ts'
import { openCassette } from '../../src/model/cassette/cassette-file.ts'
import { cache } from '../../src/model/middleware/cache.ts'
import { folderStore } from '../../src/model/middleware/cache-store.ts'
import { record } from '../../src/model/middleware/record.ts'
import { createOpenAiModel } from '../../src/model/openai/openai-model.ts'
import { followedBy, persist } from '../../src/model/persist.ts'
import { question } from '../../src/model/testing.ts'
import { Transcript } from '../../src/model/transcript/transcript.ts'
import { wrap } from '../../src/model/wrap.ts'
import { LEAKS, PLAYS, startLeakingEndpoint } from '../support/leaking-endpoint.ts'
import type { OpenAiServer } from '../support/openai-server.ts'
import { tracesBelow, tracesIn } from '../support/traces-of.ts'

/* An endpoint repeats the key, in every form and in every place of its answers: no record of any kind holds it. */

const KEY = 'sk-Test_d41D8cd9/8f00"b204+Zq7'
const root = mkdtempSync(join(tmpdir(), 'causalmace-leaks-'))
const kinds = [...Object.keys(LEAKS), PLAYS]
let server: OpenAiServer
beforeAll(async () => {
  server = await startLeakingEndpoint()
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true, force: true })
})

/** Asks as an episode does. @returns the error, or the reply */
async function asked(kind: string): Promise<unknown> {
  const wallClock = () => 5
  const transcript = new Transcript('full', wallClock)
  const model = createOpenAiModel({
    model: kind,
    apiKey: KEY,
    baseUrl: server.baseUrl,
    timeoutMs: 5000,
    wallClock,
  })
  const cassette = openCassette(join(root, `${kind}.cassette.jsonl`), model)
  const all = wrap(model, [record(cassette), cache(folderStore(join(root, 'cache'))), transcript.middleware])
  transcript.open(join(root, `${kind}.transcript.gz`))
  try {
    const ask = question({ messages: [{ role: 'user', content: `What is ${KEY}?` }] })
    return await persist((after) => all.generate(followedBy(ask, after)), undefined)
  } catch (error) {
    return error
  } finally {
    transcript.close()
  }
}

const said = (end: unknown): string =>
  end instanceof Error ? `${explain(end)}\n${end.stack}` : JSON.stringify(end)

it.each(kinds)('an endpoint that %s leaves no key behind', async (kind) => {
  const end = await asked(kind)
  const error = end instanceof Error ? end : undefined
  if (kind === PLAYS) expect(said(end)).toContain(JSON.stringify(KEY).slice(1, -1))
  else expect(isCausalMaceError(error), said(end)).toBe(true)
  // The texts that the terminal, results, the pool and crashes get.
  expect(tracesIn(hidden(said(end)), KEY)).toEqual([])
  const folder = join(root, kind)
  const failure = toErrorRecord(error ?? new Error(said(end)), 'unexpected')
  const message = {
    type: 'refusal',
    id: 1,
    error: { ...failure, attempts: 1, usage: { inputTokens: 0, outputTokens: 0 } },
  }
  writeFileSync(`${folder}.message.bin`, toBytes({ conversation: 'c', message: message as never }))
  writeText(`${folder}.document.json`, sealedJson({ reason: said(end), failure }))
  const journal = new JournalWriter(`${folder}.journal.jsonl`, () => 5)
  const events = [{ t: 1, type: 'episode.finished', data: { outcome: 'model_error', reason: said(end) } }]
  for (const event of events) journal.append(event as unknown as GameEvent)
  journal.close()
})

it('is asked in at least thirty ways, with the key as it is', () => {
  expect(kinds.length).toBeGreaterThanOrEqual(30)
  expect(new Set(server.requests.map(({ body }) => body.model))).toEqual(new Set(kinds))
  expect(new Set(server.requests.map(({ authorization }) => authorization))).toEqual(
    new Set([`Bearer ${KEY}`]),
  )
  // Requests to the endpoint are never altered.
  expect(JSON.stringify(server.requests[0]?.body.messages)).toContain(JSON.stringify(`What is ${KEY}?`))
})

it('leaves the key in no file, and a mask where it would have been', () => {
  const { looked, found } = tracesBelow(root, KEY)
  expect(looked.length).toBeGreaterThan(4 * kinds.length)
  expect(found).toEqual([])
  const masked = looked.filter((file) => readFileSync(file, 'latin1').includes('***'))
  expect(masked.length).toBeGreaterThan(kinds.length)
})
