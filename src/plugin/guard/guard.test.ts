import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { folded } from '../../core/journal/fold.ts'
import { createRandom } from '../../core/random.ts'
import { findTasks } from '../../experiment/matrix/find-tasks.ts'
import { importFile } from '../../import/import-file.ts'
import { defineAction } from '../../judger/actions/action.ts'
import { createNoGraphPlanner } from '../../planner/baselines/no-graph.ts'
import type { Answerer } from '../../question/answerer.ts'
import { foreign } from '../../question/foreign.ts'
import { defineQuestion } from '../../question/question.ts'
import { ask } from '../../question/testing.ts'
import { expert } from '../../scenario/builtin-expert.ts'
import { constructionScenario } from '../../scenario/construction/scenario.ts'
import type { Scenario } from '../../scenario/scenario.ts'
import { checkTask, parseTask } from '../../task/load-task.ts'
import { sceneBefore } from '../../task/scene.ts'
import { SMALL_TASK, smallTask } from '../../testing/tasks.ts'
import { Catalogue } from '../catalogue.ts'
import { definePlugin, type PluginParts } from '../plugin.ts'
import { tryScenario } from './try-scenario.ts'

/* A plug-in that returns a wrong shape at each seam: the error names plug-in, part and field. */

const root = mkdtempSync(join(tmpdir(), 'causalmace-guard-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const catalogueOf = (parts: PluginParts) => new Catalogue([definePlugin({ name: 'mine', ...parts })])
/** A value of any type, as a plug-in in JavaScript could return it. */
const wrong = (value: unknown): never => value as never

const OTHER = SMALL_TASK.replace('scenario: construction', 'scenario: mine')
const scenarioWith = (changes: object): Catalogue =>
  catalogueOf({
    scenarios: [{ ...(constructionScenario as unknown as Scenario), id: 'mine', ...changes } as Scenario],
  })

describe('a wrong shape of a scenario', () => {
  const check = (changes: object) => checkTask(OTHER, 'task.yaml', scenarioWith(changes).scenarios)
  const task = () => parseTask(OTHER, 'task.yaml', scenarioWith({}).scenarios)
  const scenario = (changes: object) => scenarioWith(changes).scenarios.at(-1) as Scenario
  const where = 'The scenario "mine" of the plug-in "mine" returned a wrong shape from'

  it('is no fault in a right one', () => {
    expect(check({}).scenario).toBe('mine')
  })

  it.each<[string, object, string]>([
    ['containers', { resolve: () => ({ containers: 'none', blueprint: [] }) }, 'resolve(): containers'],
    ['keys of its own', { own: { extra: z.number() } }, 'resolve(): extra: missing'],
    ['obstacles', { feasibility: () => [{ message: 'no path' }] }, 'feasibility(): 0.path'],
  ])('is named when a file is read: %s', (_what, changes, message) => {
    expect(() => check(changes)).toThrow(`${where} ${message}`)
  })

  it('is named when it throws, even an error of zod', () => {
    const resolve = () => z.object({ size: z.number() }).parse({ size: 'big' })
    expect(() => check({ resolve })).toThrow(
      /The scenario "mine" of the plug-in "mine" failed in resolve\(\): size: /,
    )
  })

  it('is named where a run is judged and measured, and where the expert plans', () => {
    const progress = {
      ...constructionScenario.judge(smallTask() as never),
      progress: () => ({ done: 'all' }),
    }
    expect(() =>
      scenario({ judge: () => progress })
        .judge(task())
        .progress(wrong({})),
    ).toThrow(`${where} progress(): done`)
    const fold = (now: unknown) => () => ({ apply: () => undefined, now: () => now })
    const measured = scenario({ measureFold: fold({ completion: { value: '1', done: 1, of: 1 } }) })
    expect(() => folded(measured.measureFold(task(), wrong({})), [])).toThrow(
      `${where} measureFold().now(): completion.value`,
    )
    const followed = scenario({ completionFold: fold({ done: 1 }) })
    expect(() => followed.completionFold(task()).now()).toThrow(`${where} completionFold().now(): of`)
    const facts = { task: task(), scene: sceneBefore(task(), ['Alice']) }
    expect(() => scenario({ decompose: () => ({ nodes: [] }) }).decompose(facts)).toThrow(
      `${where} decompose(): functions`,
    )
    expect(() => scenario({ describe: () => 'text' }).describe(task())).toThrow(`${where} describe()`)
  })

  it('in its keys is named when the plug-in is loaded', async () => {
    const file = join(root, 'keys.mjs')
    writeFileSync(file, `export default { name: 'mine', scenarios: [{ id: 'mine', file: { size: 3 } }] }`)
    const { loadPlugin } = await import('../load.ts')
    await expect(loadPlugin(file)).rejects.toThrow(/scenarios\.0\.file\.size: must be a zod schema/)
  })
})

describe('tasks check asks a plug-in’s scenario for all that it says before play, and names', () => {
  const wrongWith = (changes: object) => () => {
    const catalogue = scenarioWith(changes)
    tryScenario(parseTask(OTHER, 'task.yaml', catalogue.scenarios), catalogue)
  }
  const judging = (changes: object) => ({
    judge: (of: never) => ({ ...constructionScenario.judge(of), ...changes }),
  })
  const measuring = (changes: object) => ({
    measureFold: () => ({
      apply: () => undefined,
      now: () => ({ completion: { value: 1, done: 1, of: 1 }, complexity: 1, maxActionTime: 1 }),
      ...changes,
    }),
  })
  const two = { completion: { value: 2, done: 3, of: 1 }, complexity: 1, maxActionTime: 1 }
  const node = { id: 1, description: 'fly', step: { function: 'fly', arguments: {} } }
  const fly = { name: 'fly', call: [], description: 'Fly.', body: [{ action: 'Flyy', args: {} }] }

  it('nothing in a right one', () => {
    expect(wrongWith({})).not.toThrow()
  })

  it.each<[string, object, string]>([
    ['fixtures', judging({ fixtures: [{ foo: 1 }] }), 'judge(): fixtures.0.position'],
    ['free cells', judging({ free: [{ x: 'a' }] }), 'judge(): free.0.x'],
    ['commands', judging({ commands: () => [5] }), 'commands(): 0'],
    ['progress', judging({ progress: () => ({ done: 5, of: 0, what: '' }) }), 'progress(): done must not'],
    ['descriptions', { describe: () => [3] }, 'describe(): 0'],
    ['an order', { order: () => 5 }, 'order()'],
    ['decidable', { decidable: () => true }, 'decidable()'],
    ['decomposable', { decomposable: () => 'no' }, 'decomposable()'],
    [
      'shares above 100 %',
      measuring({ now: () => two }),
      'measureFold().now(): completion.value: expected at most 1',
    ],
    ['upgrades', { upgrade: () => 5 }, 'upgrade()'],
    ['causes', { causes: () => [{ a: 1 }] }, 'causes()'],
    ['places', { placeSection: () => ({ html: 3 }) }, 'placeSection(): text'],
    ['actions', { decompose: () => ({ functions: [fly], nodes: [node] }) }, 'decompose(): node 1: Flyy'],
  ])('%s', (_what, changes, message) => {
    expect(wrongWith(changes)).toThrow(
      `The scenario "mine" of the plug-in "mine" returned a wrong shape from ${message}`,
    )
  })

  it('what a fold throws', () => {
    const apply = () => {
      throw new Error('boom')
    }
    expect(wrongWith(measuring({ apply }))).toThrow('failed in measureFold().apply(): boom')
  })

  it('a part that is no method', () => {
    expect(() => scenarioWith({ causes: { needs: 5 } })).toThrow(
      'The scenario "mine" of the plug-in "mine" has a wrong shape: causes: expected a function, got {"needs":5}.',
    )
  })

  it('what watches a run and what a team does, where they are played', () => {
    const scenario = (changes: object) => scenarioWith(changes).scenarios.at(-1) as Scenario
    const where = 'The scenario "mine" of the plug-in "mine" returned a wrong shape from'
    const task = smallTask() as never
    const watching = (watch: () => unknown) => () => scenario(judging({ watch })).judge(task).watch(wrong({}))
    expect(watching(() => 'no')).toThrow(`${where} watch(): expected a function`)
    expect(watching(async () => () => undefined)).toThrow(`${where} watch(): expected a value at once`)
    expect(() => scenario({ tactics: () => 5 }).tactics?.(task, wrong({}))).toThrow(`${where} tactics()`)
    const tactics = scenario({ tactics: () => ({ isOver: () => 'yes' }) }).tactics?.(task, wrong({}))
    expect(() => tactics?.isOver?.()).toThrow(`${where} tactics().isOver()`)
  })
})

describe('a wrong shape of', () => {
  it.each<[string, PluginParts, (catalogue: Catalogue) => unknown]>([
    [
      'planner',
      { planners: [{ id: 'x', summary: '', create: () => wrong(undefined) }] },
      (all) => all.planner('x'),
    ],
    [
      'planner',
      {
        planners: [
          { id: 'x', summary: '', create: (id) => ({ ...createNoGraphPlanner(id), asks: wrong(5) }) },
        ],
      },
      (all) => all.planner('x'),
    ],
    [
      'assignment',
      { assignments: [{ id: 'x', summary: '', create: () => wrong(undefined) }] },
      (all) => all.assignment('x', createRandom(1)),
    ],
    [
      'model',
      {
        models: [
          {
            id: 'x',
            form: 'x',
            summary: '',
            create: () => ({ ...expert, abilities: wrong({ answers: 7 }) }),
          },
        ],
      },
      (all) => all.models.get('x').create(undefined, wrong({})),
    ],
  ])('what a %s is made of', (kind, parts, make) => {
    expect(() => make(catalogueOf(parts))).toThrow(
      `The ${kind} "x" of the plug-in "mine" returned a wrong shape from create()`,
    )
  })

  it('a plan names plug-in, planner and field, and so does an error', async () => {
    const planning = (plan: () => unknown) =>
      catalogueOf({
        planners: [
          {
            id: 'p',
            summary: '',
            create: (id) => ({ ...createNoGraphPlanner(id), plan: async () => wrong(plan()) }),
          },
        ],
      })
        .planner('p')
        .plan(smallTask(), sceneBefore(smallTask(), ['Alice']), wrong({ answerer: expert }))
    const origin = 'The planner "p" of the plug-in "mine"'
    await expect(planning(() => ({ task: 'small' }))).rejects.toThrow(
      `${origin} returned a wrong shape from plan(): planner`,
    )
    await expect(planning(() => (undefined as unknown as { subtasks: unknown }).subtasks)).rejects.toThrow(
      `${origin} failed in plan(): Cannot read`,
    )
  })

  it('a metric', () => {
    const [metric] = catalogueOf({ metrics: [{ id: 'm', title: 'M', compute: () => wrong('5') }] }).metrics
    expect(() => metric?.compute([], smallTask())).toThrow(
      'The metric "m" of the plug-in "mine" returned a wrong shape from compute()',
    )
  })

  it('an assignment: a path that is no candidate', () => {
    const catalogue = catalogueOf({
      assignments: [{ id: 'a', summary: '', create: () => ({ id: 'a', next: () => 99 }) }],
    })
    const board = wrong({ candidates: () => [1, 2] })
    expect(() => catalogue.assignment('a', createRandom(1)).next({ name: 'Alice' }, board)).toThrow(
      'The assignment "a" of the plug-in "mine" returned a wrong shape from next(): expected one of the candidates 1, 2, got 99.',
    )
  })

  it('a suite', () => {
    const catalogue = catalogueOf({ suites: [{ id: 's', summary: '', tasks: () => wrong([{ id: 7 }]) }] })
    expect(() => findTasks(['s'], catalogue)).toThrow(
      'The suite "s" of the plug-in "mine" returned a wrong shape from tasks(): 0.id',
    )
  })

  it('an importer’s outcome', async () => {
    const file = join(root, 'foreign.txt')
    writeFileSync(file, 'foreign')
    const read = function* () {
      yield wrong({ kind: 'task', draft: { id: 'a', scenario: 'mine' } })
    }
    const catalogue = catalogueOf({ importers: [{ id: 'i', summary: '', fits: () => true, read }] })
    const mine = catalogue.importers.get('i')
    const reading = async () => {
      for await (const outcome of importFile(file, [mine], { minecraft: '1.19.2' }))
        expect(outcome).toBeUndefined()
    }
    await expect(reading()).rejects.toThrow(
      'The importer "i" of the plug-in "mine" returned a wrong shape from read(): notes',
    )
  })

  it('an action’s result', async () => {
    const stand = defineAction({
      name: 'Stand',
      signature: 'Stand()',
      summary: 'Stands.',
      role: 'looks',
      tooEarly: 'refused',
      args: z.strictObject({}),
      run: async () => wrong({ ok: false, reason: 'bored', detail: '' }),
    })
    const action = catalogueOf({ actions: [stand] }).actions.specs.find(({ name }) => name === 'Stand')
    const run = action?.run as (args: unknown, body: unknown) => Promise<unknown>
    await expect(run({}, { signal: new AbortController().signal })).rejects.toThrow(
      'The action "Stand" of the plug-in "mine" returned a wrong shape from run(): reason',
    )
  })

  it('a model’s reply, and of its usage', async () => {
    const answering = (reply: object) => {
      const model: Answerer = { id: 'm', answer: async () => wrong(reply) }
      return foreign(model).answer(ask())
    }
    const usage = { inputTokens: 0, outputTokens: 0 }
    await expect(answering({ value: 3, usage, attempts: 1 })).rejects.toThrow(
      /The model "m" gave a reply that does not fit/,
    )
    await expect(answering({ value: {}, attempts: 1 })).rejects.toThrow(/usage/)
  })

  it('a question’s own expert answer', async () => {
    const question = defineQuestion({
      id: 'riddle',
      reply: z.object({ answer: z.string() }),
      prompt: 'act',
      slots: () => ({}),
      expert: () => wrong({ answer: 42 }),
    })
    await expect(expert.answer({ question, facts: {}, seed: 1, sample: 0 })).rejects.toThrow(
      /`expert` answer that the question "riddle" defines is not a reply to it: answer: /,
    )
  })
})
