import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { InvalidFileError, LimitError, ModelError, UsageError } from '../../core/errors.ts'
import type { LanguageModel } from '../language-model.ts'
import { record } from '../middleware/record.ts'
import { answer, modelThat, question } from '../testing.ts'
import { wrap } from '../wrap.ts'
import { openCassette } from './cassette-file.ts'
import { createReplayModel } from './replay-model.ts'

let folder = ''
const file = () => join(folder, 'run.cassette.jsonl')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cassette-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const recorded = (inner: LanguageModel) => wrap(inner, [record(openCassette(file(), inner))])

/** A cassette of some requests to reflect, each with its own reply. */
async function tape(...requests: ReturnType<typeof question>[]): Promise<void> {
  const model = recorded(modelThat((_request, call) => ({ value: answer(`call ${call}`) as never })))
  for (const request of requests) await model.generate(request)
}

const changeHeader = (change: object) => {
  const [head, ...rest] = readFileSync(file(), 'utf8').split('\n')
  writeFileSync(file(), [JSON.stringify({ ...JSON.parse(head as string), ...change }), ...rest].join('\n'))
}

describe('a cassette', () => {
  it('replays every reply without the model, alike requests in their order', async () => {
    await tape(question(), question({ seed: 2 }), question())
    const replay = createReplayModel(file())
    expect(replay.id).toBe('test')
    const summaries: unknown[] = []
    for (const request of [question({ seed: 2 }), question(), question()]) {
      summaries.push((await replay.generate(request)).value.summary)
    }
    expect(summaries).toEqual(['call 1', 'call 0', 'call 2'])
  })

  it('numbers alike requests as they are asked, whichever is answered first', async () => {
    const inner = modelThat(async (_request, call) => {
      for (let turns = 0; turns < 3 - call; turns++) await new Promise((resolve) => setImmediate(resolve))
      return { value: answer(`call ${call}`) as never }
    })
    const model = recorded(inner)
    await Promise.all([question(), question(), question()].map((request) => model.generate(request)))
    const replay = createReplayModel(file())
    const replies = await Promise.all(
      [question(), question(), question()].map((request) => replay.generate(request)),
    )
    expect(replies.map(({ value }) => value.summary)).toEqual(['call 0', 'call 1', 'call 2'])
  })

  it('keeps the duration of calls, if it was measured', async () => {
    const model = recorded(
      modelThat((_request, call) => {
        if (call === 1) throw new ModelError('no', { code: 'model_refusal', latencyMs: 90 })
        return call === 0 ? { latencyMs: 730 } : {}
      }),
    )
    await model.generate(question({ seed: 1 }))
    await expect(model.generate(question({ seed: 2 }))).rejects.toThrow('no')
    await model.generate(question({ seed: 3 }))
    const replay = createReplayModel(file())
    expect(await replay.generate(question({ seed: 1 }))).toMatchObject({ latencyMs: 730 })
    await expect(replay.generate(question({ seed: 2 }))).rejects.toMatchObject({ latencyMs: 90 })
    expect(await replay.generate(question({ seed: 3 }))).not.toHaveProperty('latencyMs')
  })

  it('replays failures of the model, but keeps neither a spent budget nor a run that was given up', async () => {
    const errors = [
      new ModelError('no', { code: 'model_refusal', hint: 'Ask nicely.', attempts: 2 }),
      new LimitError('spent'),
      new RangeError('given up'),
    ]
    const model = recorded(
      modelThat((_request, call) => {
        throw errors[call]
      }),
    )
    for (const seed of [1, 2, 3]) await expect(model.generate(question({ seed }))).rejects.toThrow()
    const replay = createReplayModel(file())
    await expect(replay.generate(question())).rejects.toMatchObject({
      message: 'no',
      code: 'model_refusal',
      hint: 'Ask nicely.',
      attempts: 2,
    })
    await expect(replay.generate(question({ seed: 2 }))).rejects.toMatchObject({ code: 'model_cassette' })
    expect(readFileSync(file(), 'utf8').trim().split('\n')).toHaveLength(2)
  })

  it('that lacks a reply names the kind and the agent, and what to do', async () => {
    await tape(question())
    const replay = createReplayModel(file())
    await replay.generate(question())
    const failure = replay.generate(question())
    await expect(failure).rejects.toThrow(ModelError)
    await expect(failure).rejects.toThrow('no reply to this request of kind "reflect" by Alice')
    await expect(failure).rejects.toMatchObject({
      code: 'model_cassette',
      hint: expect.stringContaining('--record'),
    })
    await expect(replay.generate(question({ seed: 9, agent: undefined }))).rejects.toThrow('by the planner')
  })

  it('of other prompts is refused, naming both versions', async () => {
    await tape(question())
    changeHeader({ prompts: '0123456789abcdef' })
    expect(() => createReplayModel(file())).toThrow(ModelError)
    expect(() => createReplayModel(file())).toThrow(
      /other prompts \(version 0123456789abcdef; prompts\/ is now [0-9a-f]{16}\)/,
    )
  })

  it('of another schema is refused', async () => {
    await tape(question())
    changeHeader({ cassette: 99 })
    expect(() => createReplayModel(file())).toThrow('has the schema 99; this version reads 1')
  })

  it('that was cut off in its last line replays what is whole', async () => {
    await tape(question())
    appendFileSync(file(), '{"key": "ab')
    await expect(createReplayModel(file()).generate(question())).resolves.toMatchObject({
      value: answer('call 0'),
    })
  })

  it.each([
    ['', 'run.cassette.jsonl:1'],
    ['hello\n', ':1: not JSON'],
    ['{}\n', ':1  cassette: '],
    ['[]\n', ':1'],
  ])('that is none is refused by its line: %j', (text, message) => {
    writeFileSync(file(), text)
    expect(() => createReplayModel(file())).toThrow(InvalidFileError)
    expect(() => createReplayModel(file())).toThrow(message)
  })

  it('names the line of an entry that is none', async () => {
    await tape(question())
    appendFileSync(file(), '{"key": 1}\n')
    expect(() => createReplayModel(file())).toThrow(/:3 {2}key: /)
  })

  it('that does not exist is refused as a file', () => {
    expect(() => createReplayModel(file())).toThrow('no such file')
  })

  it('is never overwritten, and is created with the first reply', async () => {
    const inner = modelThat(() => ({}))
    const writer = openCassette(file(), inner)
    expect(existsSync(file())).toBe(false)
    await wrap(inner, [record(writer)]).generate(question())
    expect(() => openCassette(file(), inner)).toThrow(UsageError)
  })

  it('in a missing folder is refused before any request', () => {
    expect(() =>
      openCassette(
        join(folder, 'no', 'tape'),
        modelThat(() => ({})),
      ),
    ).toThrow('cannot be written')
  })
})
