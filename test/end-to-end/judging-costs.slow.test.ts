import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DIMENSIONS } from '../../src/mcu/autoeval/dimension.ts'
import { openFile } from '../../src/scenario/open/testing.ts'
import { commandIn } from '../support/command-line.ts'
import { hang, type OpenAiServer, reply, startOpenAiServer } from '../support/openai-server.ts'

/* Costs and criteria of judging: caps over several calls of the command, and a kill in the middle. */

const KEY = 'sk-judging'
const root = mkdtempSync(join(tmpdir(), 'causalmace-judging-'))
const causalmace = commandIn(root, { OPENAI_API_KEY: KEY })
let server: OpenAiServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const six = ['7', '6', '5', '4', '3', '2']
const scores = (values: readonly string[]) =>
  `Overall Scores:\n${DIMENSIONS.map((name, i) => `- ${name}: ${values[i]}`).join('\n')}`

beforeAll(async () => {
  const success = { kind: 'crafted', of: 'ladder', count: 3 }
  writeFileSync(
    join(root, 'ladder.yaml'),
    openFile(['give @s stick 7', 'setblock ~2 ~ ~ crafting_table'], success),
  )
  expect((await causalmace('run', 'ladder.yaml', '--plain', '--run-id', 'one')).code).toBe(0)
})

describe('judging with caps', () => {
  const folders = ['runs/capped-1', 'runs/capped-2', 'runs/capped-3', 'runs/capped-4']
  const judged = (judge: string, open: OpenAiServer) => [
    ...['judge', ...folders, '--judge', `vlm:openai:${judge}`, '--base-url', open.baseUrl],
    ...['--evidence', 'facts', '--concurrency', '1'],
  ]
  const repliesOf = (judge: string) =>
    folders.filter((folder) => existsSync(join(root, folder, 'judgements', `vlm-openai-${judge}.facts.json`)))
      .length

  beforeAll(() => {
    for (const folder of folders) {
      cpSync(join(root, 'runs', 'one'), join(root, folder), { recursive: true })
      rmSync(join(root, folder, 'judgements'), { recursive: true, force: true })
    }
  })

  it('goes on after it was killed: what was replied is kept, and not asked for again', async () => {
    let asked = 0
    const open = await startOpenAiServer(() => {
      asked++
      if (asked === 3) killed.kill('SIGKILL')
      return asked === 3 ? hang : reply(scores(six))
    })
    server = open
    const main = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url))
    const killed = spawn(process.execPath, [main, ...judged('seer', open)], {
      cwd: root,
      env: { ...process.env, OPENAI_API_KEY: KEY },
      stdio: 'ignore',
    })
    const [code, signal] = (await once(killed, 'exit')) as [number | null, string | null]
    expect([code, signal]).toEqual([null, 'SIGKILL'])
    expect(repliesOf('seer')).toBe(2)
    const { code: again, out } = await causalmace(...judged('seer', open))
    expect(again).toBe(0)
    expect(out).toContain('4 read, 0 not to be read, 0 failed')
    // Two before, the one that was cut short, and the two that were left.
    expect(asked).toBe(5)
    expect(JSON.parse(readFileSync(join(root, 'runs/capped-1/judging.json'), 'utf8'))).toMatchObject({
      calls: 5,
    })
  })

  it('spends no more over several calls of the command than their cap, and says so', async () => {
    let asked = 0
    const open = await startOpenAiServer(() => {
      asked++
      return reply(scores(six))
    })
    server = open
    // Five were spent on these runs before.
    const capped = () => causalmace(...judged('dear', open), '--max-calls', '7')
    const first = await capped()
    expect(first).toMatchObject({ code: 2, err: expect.stringContaining('7 of 7 requests') })
    expect((await capped()).code).toBe(2)
    expect([asked, repliesOf('dear')]).toEqual([2, 2])
    const dear = await causalmace(...judged('dear', open), '--max-cost', '0.000001', '--price', '1,2')
    expect(dear).toMatchObject({ code: 2, err: expect.stringContaining('budget') })
    expect(asked).toBe(3)
  })
})

describe('criteria', () => {
  const good = DIMENSIONS.map(
    (name) => `**${name}**\n - whether ${name.toLowerCase()} can be seen\n - e.g. a ladder`,
  ).join('\n\n')

  it('are written by a model, which gets the faults of its reply; a cassette gives the same without it', async () => {
    const said: string[] = []
    const open = await startOpenAiServer(({ messages }) => {
      said.push(JSON.stringify(messages))
      return reply(said.length === 1 ? good.replace('**Creative Attempts**', 'Creative') : `Sure!\n${good}`)
    })
    server = open
    const model = ['--model', 'openai:writer', '--base-url', open.baseUrl]
    const made = await causalmace(
      'criteria',
      'ladder.yaml',
      '--out',
      'criteria',
      ...model,
      '--record',
      'criteria.jsonl',
    )
    expect(made).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 file of criteria by openai:writer'),
    })
    expect(said).toHaveLength(2)
    expect(said[1]).toContain('it has no heading')
    const file = readFileSync(join(root, 'criteria', 'open-test.txt'), 'utf8')
    expect(file).toContain(
      '**Creative Attempts: good ideas that the task does not ask for**\n - whether creative attempts can be seen',
    )
    expect(file).not.toContain('Sure')
    await causalmace('criteria', 'ladder.yaml', '--out', 'again', '--replay', 'criteria.jsonl')
    expect(readFileSync(join(root, 'again', 'open-test.txt'), 'utf8')).toBe(file)
  })

  it('are given up where a model never writes them', async () => {
    let asked = 0
    server = await startOpenAiServer(() => {
      asked++
      return reply('I would look at everything.')
    })
    const model = ['--model', 'openai:poet', '--base-url', server.baseUrl]
    expect((await causalmace('criteria', 'ladder.yaml', '--out', 'none', ...model)).code).not.toBe(0)
    expect(asked).toBe(3)
  })

  it('are edited by hand, checked, and what judges are shown', async () => {
    await causalmace('criteria', 'ladder.yaml', '--out', 'edited')
    const path = join(root, 'edited', 'open-test.txt')
    const edited = readFileSync(path, 'utf8').replace(
      'whether the agent does this:',
      'whether with care the agent does this:',
    )
    writeFileSync(path, edited)
    expect((await causalmace('criteria', '--check', 'edited')).out).toContain(
      '1 file checked: 1 can be used, 0 cannot, 0 findings',
    )
    let shown = ''
    server = await startOpenAiServer(({ messages }) => {
      shown = JSON.stringify(messages)
      return reply(scores(six))
    })
    const judge = [
      'judge',
      'runs/one',
      '--judge',
      'vlm:openai:reader',
      '--base-url',
      server.baseUrl,
      '--evidence',
      'facts',
    ]
    expect((await causalmace(...judge, '--criteria', 'edited')).code).toBe(0)
    expect(shown).toContain('whether with care the agent does this:')
    writeFileSync(path, edited.replace('**Action Control', '**Control'))
    const refused = await causalmace(...judge, '--criteria', 'edited')
    expect(refused).toMatchObject({
      code: 2,
      err: expect.stringContaining('lacks the heading "**Action Control**"'),
    })
    expect((await causalmace('criteria', '--check', 'edited')).code).toBe(1)
  })
})
