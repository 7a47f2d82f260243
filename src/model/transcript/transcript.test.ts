import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { InvalidFileError, ModelError } from '../../core/errors.ts'
import type { LanguageModel } from '../language-model.ts'
import { converse, followedBy } from '../persist.ts'
import { hashMessages } from '../prompts.ts'
import { modelThat, question } from '../testing.ts'
import { wrap } from '../wrap.ts'
import { readTranscript } from './read-transcript.ts'
import { Transcript, type TranscriptMode } from './transcript.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'transcript-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const file = () => join(folder, 'transcript.jsonl.gz')

const unfit = new ModelError('It is no JSON.', {
  code: 'model_reply',
  raw: 'Sure!',
  remedy: { kind: 'tell', issue: 'it is no JSON', said: 'Sure!' },
  usage: { inputTokens: 7, outputTokens: 1 },
})

/** Asks a model that needs a second attempt, and reads the resulting transcript. */
async function transcribed(mode: TranscriptMode) {
  const transcript = new Transcript(mode, () => 5)
  const model = wrap(
    modelThat((_request, call) => {
      if (call === 0) throw unfit
      return { raw: '{"status": true}' }
    }),
    [transcript.middleware],
  )
  transcript.open(file())
  await ask(model)
  transcript.close()
  return existsSync(file()) ? readTranscript(file()) : []
}

const ask = (model: LanguageModel) => converse(model, (after) => followedBy(question(), after))

describe('a transcript', () => {
  it('holds every request in order, with the reply as it was written and why it could not be used', async () => {
    const [first, second, ...rest] = await transcribed('full')
    expect(rest).toEqual([])
    expect(first).toMatchObject({
      seq: 0,
      kind: 'reflect',
      agent: 'Alice',
      reply: 'Sure!',
      fault: { code: 'model_reply', message: 'It is no JSON.' },
      usage: { inputTokens: 7, outputTokens: 1 },
      wall: 5,
    })
    expect(first?.messages.map(({ text }) => text)).toEqual(question().messages.map(({ content }) => content))
    expect(second).toMatchObject({ seq: 1, reply: '{"status": true}' })
    expect(second?.fault).toBeUndefined()
    expect(second?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  })

  it('names a question and its re-asks by the hash that the journal has', async () => {
    const hash = hashMessages(question().messages)
    expect((await transcribed('full')).map(({ prompt }) => prompt)).toEqual([hash, hash])
  })

  it('of failures keeps only those', async () => {
    expect((await transcribed('failures')).map(({ reply }) => reply)).toEqual(['Sure!'])
  })

  it('that is off leaves no file', async () => {
    expect(await transcribed('off')).toEqual([])
    expect(existsSync(file())).toBe(false)
  })

  it('keeps messages sent before there is a folder for it', async () => {
    const transcript = new Transcript('full', () => 5)
    await ask(
      wrap(
        modelThat(() => ({})),
        [transcript.middleware],
      ),
    )
    transcript.open(file())
    transcript.close()
    expect(readTranscript(file())).toHaveLength(1)
  })

  it('stores a text once, however often it is sent', async () => {
    const transcript = new Transcript('full', () => 5)
    const model = wrap(
      modelThat(() => ({})),
      [transcript.middleware],
    )
    transcript.open(file())
    const long = Array.from({ length: 4000 }, (_, n) => (n * 7919) % 65_537).join(' ')
    const asked = question({ messages: [{ role: 'user', content: long }] })
    await model.generate(asked)
    const once = readFileSync(file()).length
    for (let n = 0; n < 20; n++) await model.generate(asked)
    transcript.close()
    expect(readFileSync(file()).length).toBeLessThan(1.5 * once)
    expect(readTranscript(file()).every(({ messages }) => messages[0]?.text === long)).toBe(true)
  })

  it('of a run that was killed is read up to the request that was being written', async () => {
    await transcribed('full')
    const bytes = readFileSync(file())
    writeFileSync(file(), bytes.subarray(0, bytes.length - 9))
    const requests = readTranscript(file())
    expect(requests[0]).toMatchObject({ seq: 0 })
    expect(requests.length).toBeLessThanOrEqual(2)
  })

  it('that is none is refused', () => {
    appendFileSync(file(), 'hello')
    expect(() => readTranscript(file())).toThrow(InvalidFileError)
  })
})
