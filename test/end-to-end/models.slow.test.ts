import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calibrationFor } from '../../src/experiment/calibrations.ts'
import { runTask } from '../../src/experiment/run-task.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import { Transcript } from '../../src/model/transcript/transcript.ts'
import { createCausalPlanner } from '../../src/planner/causal/causal-planner.ts'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import type { Answerer } from '../../src/question/answerer.ts'
import { createAnswerer } from '../../src/question/create-answerer.ts'
import { builtinGame } from '../../src/scenario/builtin-expert.ts'
import { loadTask, scoring } from '../../src/scenario/testing.ts'
import { agentNames } from '../../src/task/agent-names.ts'
import { commandIn } from '../support/command-line.ts'
import { failure, hang, inOrder, reply, startOpenAiServer } from '../support/openai-server.ts'
import { startTruthfulServer } from '../support/truthful-server.ts'

/* Whole plans and runs with a model behind an endpoint: recorded, replayed, stopped by budgets, failing. */

const KEY = 'sk-end-to-end'
const root = mkdtempSync(join(tmpdir(), 'causalmace-models-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const taskFile = join(root, 'hut.yaml')
const cassette = join(root, 'hut.jsonl')
writeFileSync(
  taskFile,
  `schema: 1
id: hut
scenario: construction
title: A hut
goal: Build the hut as the blueprint shows.
agents: 2
arena: { min: [-8, -60, -8], max: [8, -50, 8], spawn: [5, -60, 5] }
supply: { chests: [{ at: [6, -60, 0], facing: west }] }
blueprint:
  origin: [0, -60, 0]
  palette: { S: stone, G: glass }
  layers: ["S.S", "G.G"]
`,
)
const task = loadTask(taskFile)

const causalmace = commandIn(root, { OPENAI_API_KEY: KEY })

const play = async (answerer: Answerer, runId: string, transcript?: Transcript) =>
  runTask({
    ...(transcript === undefined ? {} : { transcript }),
    request: {
      ...(await calibrationFor(new Catalogue().planner('causal'), answerer, new AbortController().signal)),
      task,
      agents: agentNames(2),
      seed: 7,
      clock: 'fast',
      server: { kind: 'embedded' },
      planner: 'causal',
      assignment: 'busy-rate',
      model: answerer.id,
      trust: 'judger',
      latency: 'recorded',
      film: true,
    },
    answerer,
    scoring,
    taskFile,
    root: join(root, 'runs'),
    runId,
    wallClock: () => 0,
    onEvent: () => undefined,
    signal: new AbortController().signal,
  })

const read = (run: string, file: string): string => readFileSync(join(root, 'runs', run, file), 'utf8')
const journal = (run: string): string => read(run, 'journal.jsonl').replaceAll(/,"wall":\d+}$/gm, '}')
const failures = (run: string) =>
  journal(run)
    .split('\n')
    .filter((line) => line.includes('"model.failed"'))
    .map((line) => JSON.parse(line).data)

describe('a plan made over the wire', () => {
  it('is made again from its cassette when the server is gone, byte for byte', async () => {
    const scene = {
      agents: [{ name: 'Alice', position: task.arena.spawn }],
      containers: task.containers.map(({ position, items }) => ({ position, kind: 'chest', items })),
    }
    const planBy = async (answerer: Answerer) =>
      JSON.stringify(
        await createCausalPlanner().plan(task, scene, {
          answerer,
          ...builtinGame,
          seed: 5,
        }),
      )
    const tape = join(root, 'plan.jsonl')
    const server = await startTruthfulServer()
    const live = createAnswerer({
      model: 'openai:tiny',
      clock: { sleep: async () => undefined },
      baseUrl: server.baseUrl,
      env: {},
      record: tape,
      wallClock: () => 0,
      ...builtinGame,
    })
    const plan = await planBy(server.witness(live.answerer))
    await server.close()
    expect(server.requests.length).toBeGreaterThan(2)
    expect(JSON.parse(plan)).toMatchObject({ model: 'openai:tiny' })
    expect(await planBy(createAnswerer({ replay: tape, wallClock: () => 0, ...builtinGame }).answerer)).toBe(
      plan,
    )
    await expect(planBy(live.answerer)).rejects.toThrow('cannot be reached')
  })
})

describe('a run over the wire', () => {
  beforeAll(async () => {
    const server = await startTruthfulServer()
    let now = 0
    const transcript = new Transcript('full', () => 0)
    const { answerer } = createAnswerer({
      model: 'openai:tiny',
      transcript,
      baseUrl: server.baseUrl,
      env: { OPENAI_API_KEY: KEY },
      record: cassette,
      contextTokens: 50_000,
      // Each look at the clock is 40 ms later: calls take at least that long.
      wallClock: () => {
        now += 40
        return now
      },
      ...builtinGame,
    })
    const { scorecard } = await play(server.witness(answerer), 'live', transcript)
    expect(scorecard.outcome).toBe('success')
    await server.close()
  })

  it('replays from its cassette on the command line, with no server: same plan, same journal', async () => {
    const { code, out } = await causalmace(
      'run',
      taskFile,
      '--plain',
      '--seed',
      '7',
      '--replay',
      cassette,
      '--latency',
      'recorded',
      '--run-id',
      'again',
    )
    expect(code).toBe(0)
    expect(read('again', 'plan.json')).toBe(read('live', 'plan.json'))
    expect(journal('again')).toBe(journal('live'))
    const { thinking } = JSON.parse(read('again', 'scorecard.json'))
    expect(thinking.latency).toBe('recorded')
    // The team begins when the task is decomposed: one call of 40 ms.
    expect(thinking.planning).toBeGreaterThanOrEqual(0.04)
    expect(thinking.agents).toBeGreaterThan(0.4)
    expect(out).toMatch(/planner.*\n.*Alice/)
    expect(out).toContain('openai:tiny')
    expect(JSON.parse(read('live', 'run.json')).options.modelSettings.contextTokens).toBe(50_000)
    expect(JSON.parse(read('again', 'run.json'))).toMatchObject({
      options: { model: 'openai:tiny', modelSettings: { baseUrl: expect.stringContaining('127.0.0.1') } },
      versions: { prompts: expect.stringMatching(/^[0-9a-f]{16}$/) },
    })
  })

  it('leaves the key nowhere', () => {
    for (const file of ['journal.jsonl', 'plan.json', 'run.json'])
      expect(read('live', file)).not.toContain(KEY)
    const said = gunzipSync(readFileSync(join(root, 'runs', 'live', 'transcript.jsonl.gz'))).toString()
    expect(said).toContain('"type":"request"')
    expect(said).not.toContain(KEY)
    expect(readFileSync(cassette, 'utf8')).not.toContain(KEY)
  })

  it('can be read again, request by request, at the game time of each', async () => {
    const { out } = await causalmace('transcript', 'runs/live', '--agent', 'Bob', '--kind', 'act')
    const times = [...out.matchAll(/^Bob {2}act {2}at (\d+\.\d+) s {2}100 tokens in, 20 out/gm)].map(
      ([, time]) => Number(time),
    )
    const acts = journal('live').match(/"model.replied","data":\{"kind":"act","agent":"Bob"/g)
    expect(times).toHaveLength(acts?.length ?? 0)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    const around = await causalmace(
      'transcript',
      'runs/live',
      '--around',
      `${times[1]}s`,
      '--within',
      '0s',
      '--json',
    )
    expect(around.out.trim().split('\n').length).toBeLessThan(4)
    expect(around.out).toContain('"agent":"Bob"')
  })

  it('that goes another way than the cassette ends as a model error that says so', async () => {
    const { code, out } = await causalmace(
      'run',
      taskFile,
      '--plain',
      '--seed',
      '8',
      '--replay',
      cassette,
      '--run-id',
      'astray',
    )
    expect(code).toBe(1)
    expect(out).toContain('holds no reply to this request of kind "decompose" by the planner')
    expect(failures('astray')).toMatchObject([{ kind: 'decompose', code: 'model_cassette' }])
  })

  it('ends with the outcome limit when its budget is spent, and the journal says at which call', async () => {
    const flags = ['--replay', cassette, '--latency', 'recorded', '--max-calls', '9']
    const { code, out } = await causalmace(
      'run',
      taskFile,
      '--plain',
      '--seed',
      '7',
      ...flags,
      '--run-id',
      'poor',
    )
    expect(code).toBe(1)
    expect(out).toContain('limit: The run’s budget for the language model is spent: 9 of 9 requests.')
    expect(JSON.parse(read('poor', 'scorecard.json')).outcome).toBe('limit')
    expect(failures('poor')[0]).toMatchObject({ code: 'limit', model: 'openai:tiny' })
  })
})

describe('a model that fails for ever', () => {
  it.each([
    ['garbage', inOrder(reply('garbage')), 'model_reply', 3],
    ['fails', inOrder(failure(500, 'oops')), 'model_overload', 6],
  ])(
    'ends the run as a model error, with what happened in the journal: %s',
    async (name, handler, code, attempts) => {
      const server = await startOpenAiServer(handler)
      const options = {
        model: 'openai:tiny',
        baseUrl: server.baseUrl,
        env: {},
        wallClock: () => 0,
        ...builtinGame,
      }
      const { answerer, usage } = createAnswerer({ ...options, clock: { sleep: async () => undefined } })
      const { scorecard } = await play(answerer, name)
      await server.close()
      expect(scorecard.outcome).toBe('model_error')
      expect(failures(name)).toMatchObject([{ kind: 'decompose', code, attempts }])
      // The first question of the calibration (three, where there are replies that cannot be used), and the decomposition.
      const asked = code === 'model_reply' ? 4 : 2
      expect(usage.total()).toMatchObject({ calls: 0, attempts: asked * attempts })
    },
  )

  it('does not keep a run from being cancelled: the call is let go at once', async () => {
    const stop = new AbortController()
    const server = await startOpenAiServer(() => {
      stop.abort(new RangeError('enough'))
      return hang
    })
    const { answerer } = createAnswerer({
      model: 'openai:tiny',
      baseUrl: server.baseUrl,
      env: {},
      wallClock: () => 0,
      ...builtinGame,
    })
    const { scorecard } = await runTask({
      request: usualRequest(task, { agents: agentNames(1), model: answerer.id }),
      answerer,
      scoring,
      taskFile,
      root: join(root, 'runs'),
      runId: 'cancelled',
      wallClock: () => 0,
      onEvent: () => undefined,
      signal: stop.signal,
    })
    await server.close()
    expect(scorecard.outcome).toBe('cancelled')
  })
})

describe('bad flags about the model', () => {
  it.each([
    [['--max-calls', '0'], '"0" is not a number above 0.'],
    [['--max-cost', '1', '--price', '1'], 'not two prices'],
  ])('are refused before anything happens: %j', async (flags, message) => {
    const { code, err } = await causalmace('run', taskFile, '--run-id', 'bad', ...flags)
    expect([code, err]).toEqual([2, expect.stringContaining(message)])
    expect(err).not.toContain('    at ')
  })
})

describe('the doctor', () => {
  it('says whether the endpoint has the model, and what to do', async () => {
    const server = await startOpenAiServer(inOrder(failure(404, 'no such model')), ['tiny', 'small'])
    const silent = await startOpenAiServer(inOrder(failure(401, 'who are you?')))
    const ask = (model: string, baseUrl: string) =>
      causalmace('doctor', '--model', model, '--base-url', baseUrl)
    expect((await ask('openai:tiny', server.baseUrl)).out).toContain('127.0.0.1')
    expect(await ask('openai:huge', server.baseUrl)).toMatchObject({
      code: 1,
      out: expect.stringContaining('it has tiny, small'),
    })
    const refused = await ask('openai:tiny', silent.baseUrl)
    expect(refused).toMatchObject({ code: 1, out: expect.stringContaining('into OPENAI_API_KEY') })
    expect(refused.out).not.toContain(KEY)
    await server.close()
    await silent.close()
  })
})
