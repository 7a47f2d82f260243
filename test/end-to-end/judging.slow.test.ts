import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Judgement, judgementSchema } from '../../src/evaluation/judgement.ts'
import { DIMENSIONS, type Dimension } from '../../src/mcu/autoeval/dimension.ts'
import { readScores } from '../../src/mcu/autoeval/reply/read-scores.ts'
import { TEN } from '../../src/mcu/autoeval/scale.ts'
import { openFile } from '../../src/scenario/open/testing.ts'
import { commandIn } from '../support/command-line.ts'
import {
  type ChatRequest,
  failure,
  type OpenAiServer,
  refusal,
  reply,
  startOpenAiServer,
} from '../support/openai-server.ts'

/* Judging recorded runs through the command line: by rules, and by a vision endpoint that answers like real ones do. */

const KEY = 'sk-judging'
const root = mkdtempSync(join(tmpdir(), 'causalmace-judging-'))
const causalmace = commandIn(root, { OPENAI_API_KEY: KEY })
let server: OpenAiServer | undefined
afterAll(async () => {
  await server?.close()
  rmSync(root, { recursive: true, force: true })
})

const scores = (values: readonly string[], line = (name: string, value: string) => `- ${name}: ${value}`) =>
  `Overall Scores:\n${DIMENSIONS.map((name, i) => line(name, values[i] as string)).join('\n')}`
const six = ['7', '6', '5', '4', '3', '2']

const named = (name: string) => name.toLowerCase().replaceAll(' ', '_')
const object = (value: (index: number) => unknown) =>
  JSON.stringify(Object.fromEntries(DIMENSIONS.map((name, i) => [named(name), value(i)])))
const ALL = '7 6 5 4 3 2'

/**
 * Replies as real models write them, and the six scores in them: `-` for dimensions that do not apply, `?` for unreadable ones.
 */
const REPLIES: readonly (readonly [text: string, says: string])[] = [
  [scores(six), ALL],
  [scores(six.map((v) => `**${v}**`)), ALL],
  [scores(six.map((v) => `\`${v}\``)), ALL],
  [scores(six, (name, v) => `- **${name}**: ${v}`), ALL],
  [scores(six, (name, v) => `* **${name}:** **${v}/10**`), ALL],
  [scores(six.map((v) => `${v}/10`)), ALL],
  [scores(six.map((v) => `${v} / 10 (fair)`)), ALL],
  [scores(six.map((v) => `${v} out of 10`)), ALL],
  [scores(six.map((v) => `${v}0 %`)), ALL],
  [scores(six.map((v) => `${v}0 percent`)), ALL],
  [scores(['7.5', '6,0', ...six.slice(2)]), '7.5 6 5 4 3 2'],
  [scores(['N/A', ...six.slice(1)]), '- 6 5 4 3 2'],
  [scores([...six.slice(0, 2), 'n/a (no errors were made)', 'Not applicable', 'NA', '—']), '7 6 - - - -'],
  ['- Task Progress: 3', '3 ? ? ? ? ?'],
  [scores(six).split('\n').slice(0, 4).join('\n'), '7 6 5 ? ? ?'],
  [scores(six).slice(0, 62), '7 6 ? ? ? ?'],
  [`Certainly! Here is my rating.\n\n${scores(six)}\n\nLet me know if you need more.`, ALL],
  [DIMENSIONS.map((name, i) => `### ${name}\n- evidence: it went on\nScore: ${six[i]}`).join('\n'), ALL],
  [DIMENSIONS.map((name, i) => `**${name}**\n- evidence\n**Score:** ${six[i]}/10`).join('\n\n'), ALL],
  [`Task Progress:\nScore: 1\n${scores(six)}`, ALL],
  [`\`\`\`json\n${object((i) => Number(six[i]))}\n\`\`\``, ALL],
  [`Here you are: ${object((i) => ({ evidence: 'seen', score: six[i] }))}`, ALL],
  [object((i) => (i === 2 ? null : `${six[i]}/10`)), '7 6 - 4 3 2'],
  [scores(six, (name, v) => `| ${name} | ${v} |`), ALL],
  [scores(six, (name, v) => `| **${name}** | ${v}/10 | it did so |`), ALL],
  [scores(six, (name, v) => `${DIMENSIONS.indexOf(name as Dimension) + 1}. ${name} - ${v}`), ALL],
  [scores(six, (name, v) => `${name} = ${v}`).toUpperCase(), ALL],
  [scores(six).replace('Recognition and', 'Recognition &').replaceAll('\n', '\r\n'), ALL],
  [scores(six.map((v) => `${v}. The agent went on.`)), ALL],
  [scores(['85', '-1', '11/10', '120%', '10', '0']), '? ? ? ? 10 0'],
  [scores(['7-8', '6–7', '5 or 6', ...six.slice(3)]), '? ? ? 4 3 2'],
  [`Task Progress: 7\nTask Progress: 3\nAction Control: 6`, '? 6 ? ? ? ?'],
  [scores(['ten', 'good', ...six.slice(2)]), '? ? 5 4 3 2'],
]
/** Replies that rate nothing: asked for twice more, then kept as they came. */
const MUTE = ['I’m sorry, but I can’t assist with rating this video.', 'What a fine run!', '{"scores": {}}']

const picturesIn = ({ messages }: ChatRequest): string[] =>
  messages.flatMap(({ content }) =>
    typeof content === 'string'
      ? []
      : content.flatMap(({ image_url }) => (image_url as { url: string } | undefined)?.url ?? []),
  )

/** Whether these are the bytes of a JPEG of this size. */
function isJpeg(url: string, width: number, height: number): boolean {
  const bytes = Buffer.from(url.replace(/^data:image\/jpeg;base64,/, ''), 'base64')
  const frame = bytes.indexOf(Buffer.of(0xff, 0xc0))
  const size = [bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)]
  return (
    bytes.readUInt16BE(0) === 0xffd8 &&
    bytes.subarray(-2).equals(Buffer.of(0xff, 0xd9)) &&
    size[0] === width &&
    (size[1] as number) >= height
  )
}

/** The six scores of a reply, as in `REPLIES`. */
const saidIn = (text: string): string => {
  const read = readScores(text, TEN)
  return DIMENSIONS.map((name) => {
    const score = read[name]
    return score.kind === 'rated'
      ? `${Math.round(1000 * score.value) / 100}`
      : score.kind === 'unread'
        ? '?'
        : '-'
  }).join(' ')
}

const judgementIn = (file: string): Judgement =>
  judgementSchema.parse(JSON.parse(readFileSync(join(root, 'runs', 'one', 'judgements', file), 'utf8')))

beforeAll(async () => {
  const ladder = openFile(['give @s stick 7', 'setblock ~2 ~ ~ crafting_table'], {
    kind: 'crafted',
    of: 'ladder',
    count: 3,
  })
  writeFileSync(join(root, 'ladder.yaml'), ladder)
  expect((await causalmace('run', 'ladder.yaml', '--plain', '--run-id', 'one')).code).toBe(0)
})

describe('a recorded run is judged', () => {
  it('by rules, without a key; again from its folder it comes out the same', async () => {
    const { out, code } = await causalmace('judge', 'runs/one')
    expect(code).toBe(0)
    expect(out).toContain('facts: means over runs in per cent')
    expect(judgementIn('facts.facts.json').scores['Task Progress'].value).toBe(1)
    const again = await causalmace('judge', 'runs/one', '--again')
    expect(again.out).toContain('1 judgement of 1 run read again, 0 come out otherwise')
  })

  it('by a vision endpoint, whose replies are streamed: nothing is lost, nothing invented', async () => {
    const problems: string[] = []
    const answers = [
      ...REPLIES.map(([text]) => reply(text)),
      ...MUTE.flatMap((text) => [reply(text), reply(text), reply(text)]),
      refusal('I cannot help with that.'),
    ]
    const asked = REPLIES.length + MUTE.length + 1
    expect(asked).toBeGreaterThan(36)
    let sample = 0
    server = await startOpenAiServer((request) => {
      const pictures = picturesIn(request)
      if (pictures.length === 0 || pictures.length > 60) problems.push(`${pictures.length} pictures`)
      if (!pictures.every((url) => isJpeg(url, 640, 360))) problems.push('not a JPEG of 640×360')
      if (request.response_format !== undefined) problems.push('asks for JSON')
      return answers[sample++] ?? failure(500, 'too many')
    })
    const judged = [
      'judge',
      'runs/one',
      '--judge',
      'vlm:openai:seer',
      '--base-url',
      server.baseUrl,
      '--concurrency',
      '1',
    ]
    const { out, err } = await causalmace(...judged, '--repeat', String(asked), '--price', '1,2')
    expect(problems).toEqual([])
    expect(err).toMatch(/forecast for vlm:openai:seer: 37 requests, about \d+k? tokens in .* at its price/)
    expect(sample).toBe(answers.length)
    const { samples, scores: together } = judgementIn('vlm-openai-seer.frames-facts.json')
    // Each reply is kept unchanged except for control characters, which might reach a terminal.
    expect(samples.map(({ reply: text }) => text)).toEqual([
      ...REPLIES.map(([text]) => text.replaceAll('\r', '')),
      ...MUTE,
      undefined,
    ])
    for (const [text, says] of REPLIES) expect(saidIn(text), text).toBe(says)
    const statuses = Map.groupBy(samples, ({ status }) => status)
    expect([statuses.get('rated')?.length, statuses.get('unparsed')?.length]).toEqual([
      REPLIES.length,
      MUTE.length,
    ])
    expect(samples.at(-1)).toMatchObject({ status: 'failed', error: { code: 'model_refusal' } })
    // The counts match the replies: nothing lost, nothing invented.
    for (const [index, name] of DIMENSIONS.entries()) {
      const said = REPLIES.map(([, says]) => says.split(' ')[index] as string)
      const numbers = said.filter((value) => /\d/.test(value)).map((value) => Number(value) / 10)
      expect(together[name], name).toMatchObject({
        rated: numbers.length,
        notApplicable: said.filter((value) => value === '-').length,
        unread: said.filter((value) => value === '?').length + MUTE.length,
        low: Math.min(...numbers),
        high: Math.max(...numbers),
      })
    }
    expect(out).toContain('33 read, 3 not to be read, 1 failed')
  })

  it('from the folder alone with the endpoint gone, to the byte; and no file holds the key', async () => {
    await server?.close()
    server = undefined
    const again = await causalmace('judge', 'runs/one', '--again')
    expect(again).toMatchObject({
      code: 0,
      out: expect.stringContaining('2 judgements of 1 run read again, 0 come out otherwise'),
    })
    const files = readdirSync(join(root, 'runs', 'one'), {
      recursive: true,
      encoding: 'utf8',
      withFileTypes: true,
    })
    for (const file of files.filter((entry) => entry.isFile()))
      expect(readFileSync(join(file.parentPath, file.name)).includes(KEY)).toBe(false)
  })

  it('gives up a reply that rates nothing after two more requests, and keeps it', async () => {
    let asked = 0
    server = await startOpenAiServer(() => {
      asked++
      return reply('What a fine run!')
    })
    const { code } = await causalmace(
      'judge',
      'runs/one',
      '--judge',
      'vlm:openai:mute',
      '--base-url',
      server.baseUrl,
      '--evidence',
      'facts',
    )
    expect(code).toBe(0)
    expect(asked).toBe(3)
    const { samples, scores: together } = judgementIn('vlm-openai-mute.facts.json')
    expect(samples).toMatchObject([{ status: 'unparsed', reply: 'What a fine run!' }])
    expect(together['Task Progress']).toMatchObject({ value: null, unread: 1 })
  })
})

describe('teams meet in the arena', () => {
  it('by the scores of runs that were judged; without any it says what to do', async () => {
    expect(
      (await causalmace('run', 'ladder.yaml', '--plain', '--planner', 'sequential', '--run-id', 'two')).code,
    ).toBe(0)
    const early = await causalmace('arena', 'runs/two', '--judge', 'facts')
    expect(early).toMatchObject({ code: 2, err: expect.stringContaining(' judge --judge facts') })
    const judged = await causalmace('judge', 'runs/one', 'runs/two')
    expect(judged.out).toContain('page     runs/one/judged.html')
    expect(readFileSync(join(root, 'runs', 'one', 'judged.html'), 'utf8')).toContain(
      '2 runs of 1 task by 2 teams',
    )
    const { out } = await causalmace('arena', 'runs/one', 'runs/two', '--picture', 'ratings.svg')
    expect(readFileSync(join(root, 'ratings.svg'), 'utf8')).toContain('causal · expert')
    expect(out).toContain('1 duel over 1 task')
    expect(out).toMatch(/1500 no [│\d .±]*\n[│ \w·]*interval/)
  })

  it('by comparisons in both orders, kept in a file and not asked for twice', async () => {
    let asked = 0
    const open = await startOpenAiServer(() => {
      asked++
      return reply('result: A is better')
    })
    server = open
    const arena = () =>
      causalmace(
        'arena',
        'runs/one',
        'runs/two',
        '--judge',
        'vlm:openai:seer',
        '--base-url',
        open.baseUrl,
        '--compare',
        'arena.jsonl',
      )
    expect((await arena()).out).toContain('preferred in 100 %')
    const { out } = await arena()
    expect(asked).toBe(2)
    expect(out).toContain('1500')
  })
})
