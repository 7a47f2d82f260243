import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ModelError, UsageError } from '../core/errors.ts'
import { createRandom } from '../core/random.ts'
import { modelThat } from '../model/testing.ts'
import { createNoGraphPlanner } from '../planner/baselines/no-graph.ts'
import { defineQuestion } from '../question/question.ts'
import { ask } from '../question/testing.ts'
import { byBusyRate } from '../worker/assignment/by-busy-rate.ts'
import { DEFAULT_ASSIGNMENT, DEFAULT_PLANNER } from './builtin.ts'
import { Catalogue } from './catalogue.ts'
import { defineAssignment, defineModel, definePlanner } from './define.ts'
import { definePlugin } from './plugin.ts'
import { PluginError } from './plugin-error.ts'

const planner = (id: string) => definePlanner({ id, summary: 'no edges', create: createNoGraphPlanner })
const mine = definePlugin({
  name: 'mine',
  planners: [planner('mine')],
  assignments: [defineAssignment({ id: 'lazy', summary: 'as busy-rate', create: () => byBusyRate })],
})

describe('the catalogue', () => {
  const catalogue = new Catalogue([mine])

  it('holds the built-in parts first, then those of plug-ins', () => {
    expect(catalogue.planners.ids).toEqual([
      'causal',
      'causal:paper',
      'causal:vote',
      'random-drop',
      'perfect',
      'causal:none',
      'causal:predicted',
      'causal:world',
      'causal:counterfactual-world',
      'causal:both',
      'world',
      'experience',
      'no-graph',
      'villageragent:faithful',
      'villageragent:fixed',
      'agentverse',
      'react',
      'sequential',
      'self-consistency',
      'pairwise',
      'breadth-first',
      'triplets',
      'effects',
      'verifier',
      'conformal',
      'pddl',
      'mine',
    ])
    expect(catalogue.planners.ids).toContain(DEFAULT_PLANNER)
    expect(catalogue.assignments.ids).toContain(DEFAULT_ASSIGNMENT)
    expect(catalogue.planners.ownerOf('mine')).toBe('mine')
    for (const id of catalogue.planners.ids) expect(catalogue.planner(id).id).toBe(id)
  })

  it('makes what an id stands for', () => {
    expect(catalogue.assignment('busy-rate', createRandom(1))).toBe(byBusyRate)
    expect(catalogue.assignment('lazy', createRandom(1)).id).toBe('busy-rate')
    expect(catalogue.answerer({ model: 'expert', wallClock: () => 0 }).answerer.id).toBe('expert')
  })

  it.each(['', 'causal:', 'villageragent', 'constructor', '__proto__'])(
    'refuses the unknown id "%s" and lists the known ones',
    (id) => {
      const refusal = (() => {
        try {
          return catalogue.planner(id)
        } catch (error) {
          return error
        }
      })()
      expect(refusal).toBeInstanceOf(UsageError)
      expect(refusal).toMatchObject({ hint: expect.stringContaining('pddl, mine') })
    },
  )

  it('refuses two plug-ins with the same id, and names both', () => {
    const other = definePlugin({ name: 'other', planners: [planner('mine')] })
    expect(() => new Catalogue([mine, other])).toThrow(
      'The plug-ins "mine" and "other" both have a planner "mine".',
    )
    const greedy = definePlugin({ name: 'greedy', planners: [planner('causal')] })
    expect(() => new Catalogue([greedy])).toThrow('"causalmace" and "greedy" both have a planner "causal"')
    const double = definePlugin({ name: 'double', planners: [planner('a'), planner('a')] })
    expect(() => new Catalogue([double])).toThrow('The plug-in "double" has two planners "a".')
  })

  it('holds the questions of plug-ins beside the built-in ones, and refuses an id that is taken', () => {
    const question = (id: string) =>
      defineQuestion({ id, reply: z.string(), prompt: 'act', slots: () => ({}) })
    const plugin = (id: string) => definePlugin({ name: 'curious', questions: [question(id)] })
    expect(new Catalogue([plugin('riddle')]).questions.ids).toEqual(expect.arrayContaining(['act', 'riddle']))
    expect(() => new Catalogue([plugin('act')])).toThrow(
      '"causalmace" and "curious" both have a question "act"',
    )
  })

  it('refuses two plug-ins of one name, and one that is called like the built-in parts', () => {
    expect(() => new Catalogue([mine, definePlugin({ name: 'mine' })])).toThrow(PluginError)
    expect(() => new Catalogue([definePlugin({ name: 'causalmace' })])).toThrow('names the built-in parts')
  })

  it('refuses a planner that says it is another one', () => {
    const liar = definePlugin({
      name: 'liar',
      planners: [{ id: 'a', summary: 'b', create: () => createNoGraphPlanner('b') }],
    })
    expect(() => new Catalogue([liar]).planner('a')).toThrow('says its id is "b"')
  })
})

describe('a model of a plug-in', () => {
  const quiet = definePlugin({
    name: 'quiet',
    models: [
      defineModel({
        id: 'quiet',
        form: 'quiet',
        summary: 'as the expert',
        create: () => ({ ...modelThat(() => ({})), id: 'quiet' }),
      }),
    ],
  })
  const catalogueOf = (hash: string) =>
    new Catalogue(
      [quiet],
      [{ name: 'quiet', version: null, hash, specifier: './q.ts', module: 'file:///q.ts' }],
    )
  const folder = mkdtempSync(join(tmpdir(), 'cassette-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('has name and hash of the plug-in in its settings, and so in the keys of caches', () => {
    const settings = (hash: string) =>
      catalogueOf(hash).answerer({ model: 'quiet', wallClock: () => 0 }).answerer.settings
    expect(settings('a')).toEqual({ plugin: 'quiet (a)' })
    expect(settings('b')).not.toEqual(settings('a'))
  })

  it('is replayed from a cassette with the same plug-in only', async () => {
    const tape = join(folder, 'tape.jsonl')
    const { answerer } = catalogueOf('a').answerer({ model: 'quiet', record: tape, wallClock: () => 0 })
    await answerer.answer(ask())
    const replay = (catalogue: Catalogue) =>
      catalogue.answerer({ replay: tape, wallClock: () => 0 }).answerer.answer(ask())
    await expect(replay(catalogueOf('a'))).resolves.toBeDefined()
    expect(() => replay(catalogueOf('b'))).toThrow('was recorded with quiet (a); now there is quiet (b)')
    expect(() => replay(new Catalogue())).toThrow('now there is no plug-in')
  })
})

describe('a model of a plug-in that fails', () => {
  const failing = (error: unknown) => {
    const plugin = definePlugin({
      name: 'broken',
      models: [
        defineModel({
          id: 'broken',
          form: 'broken',
          summary: 'fails',
          create: () => ({ id: 'broken', generate: () => Promise.reject(error) }),
        }),
      ],
    })
    return new Catalogue([plugin]).answerer({ model: 'broken', wallClock: () => 0 }).answerer
  }
  const zodError = z.object({ thought: z.string() }).safeParse({}).error

  it('with an error of the schema reports a reply that cannot be used', async () => {
    const refusal = failing(zodError).answer(ask())
    await expect(refusal).rejects.toBeInstanceOf(ModelError)
    await expect(failing(zodError).answer(ask())).rejects.toMatchObject({
      code: 'model_reply',
      message: expect.stringMatching(/The model "broken" gave a reply that does not fit: .*thought/s),
    })
  })

  it.each([
    ['an error', new TypeError('no such key')],
    ['what is no error', 'no such key'],
  ])('with %s names the model and the reason', async (_what, error) => {
    await expect(failing(error).answer(ask())).rejects.toMatchObject({
      code: 'model',
      message: 'The model "broken" failed: no such key',
    })
  })

  it('keeps a ModelError of its own, and the reason of a signal', async () => {
    const own = new ModelError('busy', { code: 'model_request' })
    await expect(failing(own).answer(ask())).rejects.toBe(own)
    const signal = AbortSignal.abort(new RangeError('enough'))
    await expect(failing(signal.reason).answer(ask(), { signal })).rejects.toBe(signal.reason)
  })

  it('when it is made names the model, too', () => {
    const plugin = definePlugin({
      name: 'broken',
      models: [
        defineModel({
          id: 'broken',
          form: 'broken',
          summary: 'fails',
          create: () => {
            throw new TypeError('no such file')
          },
        }),
      ],
    })
    expect(() => new Catalogue([plugin]).answerer({ model: 'broken', wallClock: () => 0 })).toThrow(
      'The model "broken" of the plug-in "broken" failed in create(): no such file',
    )
  })
})

describe('a prompt of a plug-in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prompts-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'reflect.md')
  writeFileSync(file, 'Be brief. {{task}} {{state}} {{history}} {{environment}}')
  const terse = definePlugin({ name: 'terse', prompts: { reflect: pathToFileURL(file) } })

  it('is asked in the place of the question’s own', async () => {
    const asked: string[] = []
    const model = modelThat(({ messages }) => {
      asked.push(JSON.stringify(messages))
      return {}
    })
    await new Catalogue([terse]).answerer({ model, wallClock: () => 0 }).answerer.answer(ask())
    await new Catalogue().answerer({ model, wallClock: () => 0 }).answerer.answer(ask())
    expect(asked.map((text) => text.includes('Be brief.'))).toEqual([true, false])
  })

  it('needs a question, and only one plug-in may replace it', () => {
    const lost = definePlugin({ name: 'lost', prompts: { sing: pathToFileURL(file) } })
    expect(() => new Catalogue([lost])).toThrow('There is no question "sing".')
    expect(() => new Catalogue([terse, { ...terse, name: 'other' }])).toThrow('both have a prompt "reflect"')
  })
})
