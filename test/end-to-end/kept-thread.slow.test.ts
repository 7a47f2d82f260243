import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '../../src/core/random.ts'
import { type EpisodeOptions, EpisodePlayer } from '../../src/experiment/episode-player.ts'
import { findTasks, textOf } from '../../src/experiment/matrix/find-tasks.ts'
import { runEpisode } from '../../src/experiment/run-episode.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import { Episode } from '../../src/judger/episode.ts'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import { loadPlugin } from '../../src/plugin/load.ts'
import { createAnswerer } from '../../src/question/create-answerer.ts'
import { builtinGame } from '../../src/scenario/builtin-expert.ts'
import { parseTask } from '../../src/scenario/testing.ts'
import { agentNames } from '../../src/task/agent-names.ts'
import type { Task } from '../../src/task/task.ts'
import { EmbeddedServer } from '../../src/world/index.ts'
import { countObjects } from '../support/heap.ts'

/* An episode is the same, whatever its thread has played before. */

interface Played {
  name: string
  task: Task
  agents: number
  seed: number
  model: string
  planner: string
}

const catalogue = new Catalogue()

function episode(
  name: string,
  changes: Partial<Omit<Played, 'name' | 'task'>> & { version?: Task['gameVersion'] } = {},
): Played {
  const { version, agents = 1, seed = 1, model = 'expert', planner = 'causal' } = changes
  const source = findTasks([name], catalogue)[0]
  if (source === undefined) throw new TypeError(`there is no task ${name}`)
  const task = parseTask(textOf(source, agents), name)
  return {
    name: `${name} ${JSON.stringify(changes)}`,
    task: version === undefined ? task : { ...task, gameVersion: version },
    agents,
    seed,
    model,
    planner,
  }
}

/** Scenarios, versions, teams, seeds, planners and models, so that anything a thread retains belongs to something else. */
const EPISODES = [
  episode('villager-escape/villager-escape-2-0', { agents: 2 }),
  episode('villager-construction/villager-construction-016-lamp', { agents: 3 }),
  episode('villager-construction/villager-construction-016-lamp', {
    agents: 3,
    version: '1.21.4',
    planner: 'no-graph',
  }),
  episode('villager-cooking/villager-cooking-cake-00', {
    agents: 2,
    version: '1.20.4',
    seed: 2,
    model: 'simulated:weak',
  }),
  episode('gathering/gather-wood-1', { seed: 4 }),
]

interface Told {
  journal: string[]
  recording: string[]
}

const optionsOf = ({ task, agents, seed, model, planner }: Played, told: Told): EpisodeOptions => {
  const { answerer } = createAnswerer({ model, seed, wallClock: () => 0, ...builtinGame })
  return {
    request: usualRequest(task, {
      agents: agentNames(agents),
      seed,
      planner,
      model: answerer.id,
      film: true,
    }),
    answerer,
    onEvent: (event) => told.journal.push(JSON.stringify(event)),
    onRecorded: (line) => told.recording.push(line),
    signal: new AbortController().signal,
  }
}

async function play(
  played: Played,
  how: (options: EpisodeOptions) => Promise<void>,
  changes: Partial<EpisodeOptions> = {},
): Promise<Told> {
  const told: Told = { journal: [], recording: [] }
  await how({ ...optionsOf(played, told), ...changes })
  return told
}

/** Each episode as played in its own thread. */
const alone = new Map<Played, Told>()
beforeAll(async () => {
  for (const played of EPISODES) alone.set(played, await play(played, runEpisode))
})

const begun: Worker[] = []
const note = (thread: Worker) => void begun.push(thread)
process.on('worker', note)
const player = new EpisodePlayer()
afterAll(async () => {
  process.off('worker', note)
  await player.close()
})

const playNext = (options: EpisodeOptions) => player.play(options)

const first = EPISODES[0] as Played

/** Threads that were begun for some episodes. */
async function threadsFor(work: () => Promise<void>): Promise<number> {
  const before = begun.length
  await work()
  return begun.length - before
}

describe('a thread that plays episodes one after another', () => {
  it('leaves the journals and recordings as they are in threads of their own', async () => {
    const random = createRandom(1)
    const order = [...EPISODES, ...EPISODES]
      .map((played) => ({ played, at: random.next() }))
      .sort((a, b) => a.at - b.at)
    const threads = await threadsFor(async () => {
      for (const { played } of order)
        expect(await play(played, playNext), played.name).toEqual(alone.get(played))
    })
    expect(threads).toBeLessThanOrEqual(1)
  })

  it('keeps nothing of the episodes that are over', async () => {
    await play(first, playNext)
    const left = () => countObjects(begun.at(-1) as Worker, [EmbeddedServer, Episode, Catalogue])
    await expect
      .poll(left, { interval: 500, timeout: 60_000 })
      .toEqual({ EmbeddedServer: 0, Episode: 0, Catalogue: 0 })
  })
})

describe('a new thread is begun', () => {
  /** An episode, disturbed once its plan exists. */
  const disturbed = (onPlan: (stop: AbortController) => void, changes: Partial<Played> = {}) => {
    const stop = new AbortController()
    return play({ ...first, ...changes }, playNext, {
      signal: stop.signal,
      onEvent({ type }) {
        if (type === 'plan.ready') onPlan(stop)
      },
    })
  }

  it.each<[after: string, work: () => Promise<unknown>]>([
    ['was cancelled', () => disturbed((stop) => stop.abort())],
    [
      'could not be written down',
      () =>
        expect(
          disturbed(() => {
            throw new Error('the disk is full')
          }),
        ).rejects.toThrow('the disk is full'),
    ],
    [
      'lost its thread',
      () =>
        expect(disturbed(() => void begun.at(-1)?.terminate())).rejects.toMatchObject({
          code: 'world_crash',
        }),
    ],
    ['ran out of time', () => disturbed(() => undefined, { task: { ...first.task, timeLimitMs: 500 } })],
    [
      'could not begin',
      () =>
        expect(disturbed(() => undefined, { planner: 'nobody' })).rejects.toMatchObject({ code: 'usage' }),
    ],
  ])('after an episode that %s, and the next is as it should be', async (_, work) => {
    await play(first, playNext)
    await work()
    const threads = await threadsFor(async () =>
      expect(await play(first, playNext)).toEqual(alone.get(first)),
    )
    expect(threads).toBe(1)
  })

  it('for each episode with plug-ins, and every event before its thread crashed is reported', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'causalmace-crash-'))
    const file = join(folder, 'crash.mjs')
    writeFileSync(
      file,
      `export default {
         name: 'crash',
         planners: [{ id: 'crash', summary: 'none', create: (id) => ({ id, plan: () => new Promise(() => setImmediate(() => { throw new Error('as planned') })) }) }],
       }`,
    )
    const { reference } = await loadPlugin(file)
    const types: string[] = []
    const options = optionsOf({ ...first, planner: 'crash' }, { journal: [], recording: [] })
    const threads = await threadsFor(async () => {
      await play(first, playNext)
      const crashed = player.play({
        ...options,
        request: { ...options.request, plugins: [reference] },
        onEvent: ({ type }) => types.push(type),
      })
      await expect(crashed).rejects.toMatchObject({
        code: 'world_crash',
        message: expect.stringContaining('as planned'),
      })
    })
    rmSync(folder, { recursive: true })
    expect(threads).toBeGreaterThanOrEqual(1)
    expect(types.at(-1)).toBe('plan.started')
  })
})
