import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRandom } from '../../core/random.ts'
import { linkModules } from '../../view/server/link-modules.ts'
import { RaterServer } from '../server/rater-server.ts'
import { DifficultyBackend } from './difficulty-backend.ts'
import { difficultyCourse } from './difficulty-course.ts'
import {
  type DifficultyStore,
  type DifficultyVote,
  namedTask,
  openDifficulties,
  type SaidDifficulty,
} from './difficulty-votes.ts'
import type { DifficultyState, DifficultySteps } from './messages.ts'
import { difficultyAgreement, ratedTasks } from './peoples-scores.ts'

const TASKS = Array.from({ length: 30 }, (_, index) => ({
  task: `mcu_hard_combat_${index}`,
  goal: `Do deed ${index}.`,
  given: ['In the inventory: stick × 2'],
}))

let folder: string
let store: DifficultyStore
let server: RaterServer
let ann: string
let bob: string

async function serve(): Promise<void> {
  store = openDifficulties(folder)
  const tasks = TASKS.map((task) => namedTask(task, store.secret))
  store.keep(tasks)
  const backend = new DifficultyBackend({
    store,
    survey: { tasks, seed: 4 },
    now: () => 0,
    voted: () => undefined,
  })
  const raters = [store.rater('ann'), store.rater('bob')]
  server = await RaterServer.open({ backend, raters, host: '127.0.0.1', port: 0 })
  ;[ann, bob] = raters.map((rater) => server.urlOf(rater)) as [string, string]
}

async function stop(): Promise<void> {
  await server.close()
  store.close()
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'causalmace-difficulty-'))
  await serve()
})
afterEach(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

const stateOf = async (url: string) => (await (await fetch(`${url}state`)).json()) as DifficultyState
const post = (url: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const STEPS: DifficultySteps = { intricacy: 2, creativity: 5, novelty: 'unsure' }

async function answer(url: string, steps: DifficultySteps = STEPS): Promise<DifficultyState> {
  const { item } = await stateOf(url)
  return (await (await post(url, 'vote', { item: item?.id, ballot: { steps } })).json()) as DifficultyState
}

describe('people who are asked how hard tasks are', () => {
  it('see the goal, the initial state and three questions, and no name with a level or category', async () => {
    const { item, of } = await stateOf(ann)
    expect(of).toBe(30)
    expect(item?.questions.map(({ id, words }) => [id, words.length])).toEqual([
      ['intricacy', 5],
      ['creativity', 5],
      ['novelty', 5],
    ])
    expect(item?.given).toEqual(['In the inventory: stick × 2'])
    await answer(bob)
    for (const path of ['', 'page.js', 'page.css', 'state']) {
      const text = await (await fetch(`${ann}${path}`)).text()
      for (const told of ['mcu_hard', 'combat_', 'bob', 'entropy', store.secret])
        expect([path, told, text.includes(told)]).toEqual([path, told, false])
    }
  })

  it('meet every task once, each rater in another order, which a restart does not change', async () => {
    const tasks = TASKS.map((task) => namedTask(task, store.secret))
    const expectedOf = (rater: string) => {
      const said = new Set<string>()
      const goals: string[] = []
      for (;;) {
        const { next } = difficultyCourse({ tasks, seed: 4 }, rater, new Map([...said].map((id) => [id, 1])))
        if (next === undefined) return goals
        said.add(next.id)
        goals.push(next.goal)
      }
    }
    expect(expectedOf('ann')).not.toEqual(expectedOf('bob'))
    expect(new Set(expectedOf('ann')).size).toBe(30)
    const first = (await stateOf(ann)).item?.goal
    expect(first).toBe(expectedOf('ann')[0])
    await answer(ann)
    await stop()
    await serve()
    expect((await stateOf(ann)).item?.goal).toBe(expectedOf('ann')[1])
    expect((await stateOf(bob)).done).toBe(0)
  })

  it('find what they had chosen after a restart, until it is saved', async () => {
    const { item } = await stateOf(ann)
    await post(ann, 'draft', { item: item?.id, ballot: { steps: { novelty: 4 }, comment: 'hm' } })
    await stop()
    await serve()
    expect((await stateOf(ann)).item?.draft).toEqual({ steps: { novelty: 4 }, comment: 'hm' })
    const after = await answer(ann)
    expect([after.done, after.item?.draft]).toEqual([1, {}])
  })

  it('cannot tell, which is kept as missing', async () => {
    await answer(ann)
    expect(store.votes().map(({ rater, said }) => [rater, said.scores])).toEqual([
      ['ann', { intricacy: 2, creativity: 5, novelty: null }],
    ])
  })

  it('answer whole, in turn and once', async () => {
    const { item } = await stateOf(ann)
    const id = item?.id
    const status = async (body: unknown) => (await post(ann, 'vote', body)).status
    expect(await status({ item: id, ballot: { steps: { intricacy: 1, creativity: 2 } } })).toBe(400)
    expect(await status({ item: id, ballot: { steps: { ...STEPS, novelty: 0 } } })).toBe(400)
    expect(await status({ item: id, ballot: { steps: { ...STEPS, fun: 1 } } })).toBe(400)
    expect(await status({ item: 'ffff', ballot: { steps: STEPS } })).toBe(404)
    expect(await status(null)).toBe(400)
    const other = TASKS.map((task) => namedTask(task, store.secret)).find((task) => task.id !== id)
    expect(await status({ item: other?.id, ballot: { steps: STEPS } })).toBe(409)
    expect(await status({ item: id, ballot: { steps: STEPS } })).toBe(200)
    expect(await status({ item: id, ballot: { steps: STEPS } })).toBe(200)
    expect(await status({ item: id, ballot: { steps: { ...STEPS, intricacy: 3 } } })).toBe(409)
    expect(store.votes()).toHaveLength(1)
  })

  it('are let in by their own link alone, and other sites never', async () => {
    const { item } = await stateOf(ann)
    const body = { item: item?.id, ballot: { steps: STEPS } }
    expect((await post(ann, 'vote', body, { Origin: 'http://evil.example' })).status).toBe(403)
    expect((await post(ann.replace(/[^/]+\/$/, 'wrong/'), 'vote', body)).status).toBe(403)
    expect((await fetch(new URL('/', ann))).status).toBe(403)
    expect((await fetch(`${ann}state`, { method: 'DELETE' })).status).toBe(405)
    expect((await fetch(`${ann}vote`, { method: 'POST', body: 'x' })).status).toBe(415)
    expect((await fetch(`${ann}film/00/left`)).status).toBe(404)
    expect(store.votes()).toHaveLength(0)
  })
})

describe('what people say', () => {
  const vote = (rater: string, task: string, ...scores: (number | null)[]): DifficultyVote => ({
    rater,
    at: '',
    item: { id: task, task, goal: '', given: [] },
    said: {
      scores: { intricacy: scores[0], creativity: scores[1], novelty: scores[2] } as SaidDifficulty['scores'],
    },
  })
  const votes = [
    vote('ann', 't', 1, 2, null),
    vote('bob', 't', 3, null, null),
    vote('ann', 'u', 5, 4, 1),
    vote('bob', 'u', 5, 4, 2),
    vote('ann', 'v', 2, 1, 3),
  ]

  it('is the mean of the raters who could tell, and missing if none could', () => {
    const rated = ratedTasks(votes)
    expect(rated.get('t')).toEqual({
      intricacy: { score: 2, raters: 2 },
      creativity: { score: 2, raters: 1 },
    })
    expect(rated.get('u')?.novelty).toEqual({ score: 1.5, raters: 2 })
  })

  it('computes Krippendorff’s agreement over the tasks that two have answered', () => {
    const [intricacy, creativity, novelty] = difficultyAgreement(votes, createRandom(1))
    expect(intricacy).toMatchObject({ answers: 5, unsure: 0, shared: 2 })
    // Units (1, 3) and (5, 5): ranks halve the counts 1, 1, 2, so distances are 1 apart (1–3), 2.5 (1–5) and 1.5 (3–5).
    // Observed: 2·1² = 2. Expected: 2·(1² + 2·2.5² + 2·1.5²) = 36. α = 1 − 3·2 / 36.
    expect(intricacy?.alpha.mean).toBeCloseTo(1 - 6 / 36, 12)
    expect(creativity).toMatchObject({ answers: 4, unsure: 1, shared: 1 })
    expect(creativity?.alpha.mean).toBeNaN()
    expect(novelty).toMatchObject({ answers: 3, unsure: 2, shared: 1 })
  })

  it('of a rater alone shows no agreement', () => {
    const alone = difficultyAgreement(
      votes.filter(({ rater }) => rater === 'ann'),
      createRandom(1),
    )
    expect(alone.map(({ shared, alpha }) => [shared, alpha.mean])).toEqual([
      [0, Number.NaN],
      [0, Number.NaN],
      [0, Number.NaN],
    ])
  })
})

it('the page that asks is a script that a browser can read', () => {
  expect(() => new Script(linkModules(new URL('../page/difficulty.ts', import.meta.url)))).not.toThrow()
})
