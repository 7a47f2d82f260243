import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { InvalidFileError, ModelError, UsageError } from '../../core/errors.ts'
import type { Subtask } from '../../graph/subtask.ts'
import { wantedCells } from '../../graph/wanted-cells.ts'
import { loadRules } from '../../planner/causal/rules.ts'
import { worded } from '../../planner/causal/testing.ts'
import { decompose } from '../../planner/decompose.ts'
import { contextFor } from '../../planner/testing.ts'
import { createSimulated, expert, pavilion } from '../../scenario/testing.ts'
import { builtInActions } from '../../task/actions/built-in.ts'
import { agentNames } from '../../task/agent-names.ts'
import { sceneBefore } from '../../task/scene.ts'
import { cell, construction } from '../../task/testing.ts'
import type { Answerer, Ask } from '../answerer.ts'

import { type ActFacts, act } from '../kinds/act.ts'
import { decompose as decomposition } from '../kinds/decompose.ts'
import { type DependenciesFacts, dependencies, type Wording } from '../kinds/dependencies.ts'
import { reflect } from '../kinds/reflect.ts'
import { requestOf } from '../prompted.ts'
import type { ReplyOf } from '../question.ts'
import { loadProfiles, profileNamed, type Rates, ratesSchema } from './profile.ts'

const demo = pavilion()
const rules = loadRules()
/** A large team, so that the demo has many subtasks. */
const scene = sceneBefore(demo, agentNames(24))
const { subtasks } = await decompose(demo, scene, contextFor(expert))

type Reply = ReplyOf<typeof dependencies>

const about = (
  node: number,
  wording: Wording = 'rule',
  seed = 1,
  sample = 0,
): Ask<DependenciesFacts, Reply> => ({
  question: dependencies,
  facts: {
    task: demo,
    subtasks,
    asked: [node],
    among: subtasks.map(({ id }) => id),
    rules: worded(rules, () => wording),
  },
  seed,
  sample,
})

/** A model with no errors but these. */
const NONE = Object.fromEntries(Object.keys(ratesSchema.shape).map((name) => [name, 0])) as Rates
const erring = (rates: Partial<Rates>): Answerer =>
  createSimulated({ name: 'test', source: 'a test', rates: { ...NONE, ...rates } })

type Effect = Reply['causal_effects'][number]
const keyOf = ({ chosen_node: from, target_node: to }: Effect) => `${from}→${to}`
const effectsOf = async (model: Answerer, request: Ask<DependenciesFacts, Reply>) =>
  (await model.answer(request)).value.causal_effects

const nodes = subtasks.map(({ id }) => id)
const truth = new Map<number, Effect[]>()
for (const node of nodes) truth.set(node, await effectsOf(expert, about(node)))
const trueOf = (node: number): Effect[] => truth.get(node) ?? []
const seeds = Array.from({ length: 30 }, (_, index) => index + 1)

/** Expects a share within four standard errors of the rate: seeds are fixed, so it does so always or never. */
function expectShare(hits: number, of: number, rate: number): void {
  expect(of).toBeGreaterThan(200)
  expect(Math.abs(hits / of - rate)).toBeLessThan(4 * Math.sqrt((rate * (1 - rate)) / of))
}

describe('a simulated model', () => {
  it('is the expert when it makes no errors', async () => {
    const perfect = createSimulated('perfect')
    for (const node of nodes) {
      for (const wording of ['rule', 'paraphrase', 'counterfactual'] as const) {
        const request = about(node, wording)
        expect(await effectsOf(perfect, request)).toEqual(await effectsOf(expert, request))
      }
    }
  })

  it('answers a request in the same way whatever was asked before', async () => {
    const requests = nodes.flatMap((node) => [
      about(node),
      about(node, 'counterfactual'),
      about(node, 'rule', 1, 1),
    ])
    const inOrder = await Promise.all(requests.map((each) => effectsOf(createSimulated('strong'), each)))
    const one = createSimulated('strong')
    const backwards = []
    for (const each of [...requests].reverse()) backwards.unshift(await effectsOf(one, each))
    expect(backwards).toEqual(inOrder)
  })

  it('errs in other ways with another seed or in another sample', async () => {
    const all = async (seed: number, sample: number) =>
      JSON.stringify(
        await Promise.all(
          nodes.map((node) => effectsOf(erring({ flip: 0.2 }), about(node, 'rule', seed, sample))),
        ),
      )
    expect(new Set([await all(1, 0), await all(2, 0), await all(1, 1)]).size).toBe(3)
  })

  it('counts tokens for what it was asked and what it answered', async () => {
    const { usage, attempts } = await createSimulated('perfect').answer(about(nodes.at(-1) as number))
    const { messages } = requestOf(about(nodes.at(-1) as number))
    const characters = messages.reduce((sum, { content }) => sum + content.length, 0)
    expect([usage.inputTokens, attempts]).toEqual([Math.ceil(characters / 4), 1])
    expect(usage.outputTokens).toBeGreaterThan(20)
  })
})

describe('the errors of a simulated model come as often as its profile says', () => {
  const rates = profileNamed('medium').rates

  it('missed: edges that it never names, in no sample', async () => {
    const model = erring({ missed: rates.missed })
    let [missed, all] = [0, 0]
    for (const seed of seeds) {
      for (const node of nodes) {
        const named = (await effectsOf(model, about(node, 'rule', seed))).map(keyOf)
        expect((await effectsOf(model, about(node, 'rule', seed, 1))).map(keyOf)).toEqual(named)
        const own = trueOf(node).filter(({ chosen_node }) => chosen_node === node)
        all += own.length
        missed += own.filter((effect) => !named.includes(keyOf(effect))).length
      }
    }
    expectShare(missed, all, rates.missed)
  })

  it('flip: edges left out in one answer', async () => {
    const model = erring({ flip: rates.flip })
    let [left, all] = [0, 0]
    for (const seed of seeds) {
      for (const node of nodes) {
        const named = new Set((await effectsOf(model, about(node, 'rule', seed))).map(keyOf))
        all += trueOf(node).length
        left += trueOf(node).filter((effect) => !named.has(keyOf(effect))).length
      }
    }
    expectShare(left, all, rates.flip)
  })

  it('disobeyed: edges named although every rule is replaced', async () => {
    const model = erring({ disobeyed: rates.disobeyed })
    let [held, all] = [0, 0]
    for (const seed of seeds) {
      for (const node of nodes) {
        held += (await effectsOf(model, about(node, 'counterfactual', seed))).length
        all += trueOf(node).length
      }
    }
    expectShare(held, all, rates.disobeyed)
  })

  /** What a model names beside the true edges, asked about all subtasks at once. */
  const madeUpBy = async (rates: Partial<Rates>, seed: number, sample = 0) => {
    const named = await effectsOf(erring(rates), {
      ...about(1, 'rule', seed, sample),
      facts: aboutAll('rule'),
    })
    return named.map(keyOf).filter((key) => !isTrue.has(key))
  }
  const isTrue = new Set([...truth.values()].flat().map(keyOf))
  const aboutAll = (wording: Wording) => ({ ...about(1, wording).facts, asked: nodes })

  it.each(['invented', 'misapplied', 'unstable'] as const)(
    '%s: made-up edges, as a share of the task’s true ones',
    async (kind) => {
      let made = 0
      for (const seed of seeds) made += (await madeUpBy({ [kind]: 0.2 }, seed)).length
      // Two true edges may bring the same made-up one.
      expectShare(made, seeds.length * isTrue.size, 0.19)
    },
  )

  it('invented edges are the same in every answer, unstable ones are each answer’s own', async () => {
    const [first, again] = [await madeUpBy({ invented: 0.3 }, 1, 0), await madeUpBy({ invented: 0.3 }, 1, 1)]
    expect(again).toEqual(first)
    expect(await madeUpBy({ unstable: 0.3 }, 1, 0)).not.toEqual(await madeUpBy({ unstable: 0.3 }, 1, 1))
  })

  it('made-up edges of one task say nothing about those of another', async () => {
    const other = { ...demo, id: 'another' }
    const of = async (task: typeof demo) =>
      (await effectsOf(erring({ invented: 0.5 }), { ...about(1), facts: { ...aboutAll('rule'), task } })).map(
        keyOf,
      )
    expect(await of(other)).not.toEqual(await of(demo))
  })

  it('invented edges stand whatever rules are replaced, and are the same from both ends', async () => {
    const model = erring({ invented: 0.5 })
    const made = (
      await Promise.all(nodes.map((node) => effectsOf(model, about(node, 'counterfactual'))))
    ).flat()
    const counts = Map.groupBy(made, keyOf)
    expect(counts.size).toBeGreaterThanOrEqual(5)
    for (const [, both] of counts) expect(both).toHaveLength(2)
  })

  it('wrong_reason: edges with another rule for their cause', async () => {
    const model = erring({ wrong_reason: rates.wrong_reason })
    let [wrong, all] = [0, 0]
    for (const seed of seeds) {
      for (const node of nodes) {
        for (const effect of await effectsOf(model, about(node, 'rule', seed))) {
          const right = trueOf(node).find((each) => keyOf(each) === keyOf(effect))
          if (effect.chosen_node !== node || right?.rules.length === 1) continue
          all++
          if (effect.rules.join() !== right?.rules.join()) wrong++
        }
      }
    }
    expectShare(wrong, all, rates.wrong_reason)
  })

  it('forgotten: nodes left out of a decomposition, the first never', async () => {
    const model = erring({ forgotten: 0.1 })
    let left = 0
    for (const seed of seeds) {
      const { value } = await model.answer({
        question: decomposition,
        facts: { task: demo, description: '', scene, actions: [] },
        seed,
        sample: 0,
      })
      expect(value.nodes[0]?.id).toBe(1)
      left += nodes.length - value.nodes.length
    }
    expectShare(left, seeds.length * (nodes.length - 1), 0.1)
  })

  const tower = construction([cell('stone', 0, 0, 0), cell('stone', 0, 1, 0)])
  const work: Subtask = {
    id: 1,
    description: '',
    step: { function: 'work', arguments: {} },
    actions: [0, 1].map((y) => ({ name: 'PlaceBlock', args: { item: 'stone', pos: [0, y, 0] } })),
  }
  const acting = (block: string): ActFacts => ({
    subtask: work,
    wanted: wantedCells(work, tower, builtInActions),
    remaining: work.actions,
    observation: {
      agent: 'alice',
      position: { x: 1, y: 0, z: 0 },
      health: 20,
      food: 20,
      held: 'stone',
      inventory: [{ item: 'stone', count: 2 }],
      cells: [0, 1].map((y) => ({ position: { x: 0, y, z: 0 }, block })),
      containers: [],
      others: [],
    },
    history: [],
    actions: [],
  })
  const many = Array.from({ length: 2000 }, (_, index) => index)

  it('wrong_action: steps that are not the expert’s', async () => {
    const model = erring({ wrong_action: rates.wrong_action })
    const request = { question: act, facts: acting('air'), agent: 'alice', seed: 1 } as const
    const right = (await expert.answer({ ...request, sample: 0 })).value
    let wrong = 0
    for (const sample of many) {
      const { value } = await model.answer({ ...request, sample })
      if (JSON.stringify(value.action) !== JSON.stringify(right.action)) wrong++
    }
    expectShare(wrong, many.length, rates.wrong_action)
  })

  it.each([
    ['false_done', 'air', true],
    ['false_failed', 'stone', false],
  ] as const)('%s: reflections that are wrong', async (name, block, believed) => {
    const model = erring({ [name]: rates[name] })
    const request = { question: reflect, facts: acting(block), agent: 'alice', seed: 1 } as const
    let wrong = 0
    for (const sample of many) {
      if ((await model.answer({ ...request, sample })).value.status === believed) wrong++
    }
    expectShare(wrong, many.length, rates[name])
  })

  it('malformed: replies that cost another attempt, and three in a row the request', async () => {
    const model = erring({ malformed: 0.3 })
    const tokens = (await createSimulated('perfect').answer(about(nodes.at(-1) as number))).usage.inputTokens
    let [again, failed] = [0, 0]
    for (const sample of many) {
      try {
        const { attempts, usage } = await model.answer(about(nodes.at(-1) as number, 'rule', 1, sample))
        if (attempts > 1) again++
        expect(usage.inputTokens).toBe(tokens * attempts)
      } catch (error) {
        expect(error).toBeInstanceOf(ModelError)
        expect(error).toMatchObject({ code: 'model_reply', attempts: 3, usage: { inputTokens: 3 * tokens } })
        again++
        failed++
      }
    }
    expectShare(again, many.length, 0.3)
    expectShare(failed, many.length, 0.3 ** 3)
  })
})

describe('a family of misbehaviour', () => {
  const ids = rules.map(({ id }) => id)
  /** All subtasks at once, with these rules contradicted and so many shams. */
  const contradicting = (negated: readonly string[], shams: number, seed: number, sample = 0) => {
    const request = about(1, 'rule', seed, sample)
    const stated = worded(rules, ({ id }) => (negated.includes(id) ? 'counterfactual' : 'rule'))
    const orderless = Array.from({ length: 9 }, (_, index) => ({
      id: `sham-${index}`,
      text: 'Squid swim.',
      wording: index < shams ? ('counterfactual' as const) : ('rule' as const),
      sham: true as const,
    }))
    return { ...request, facts: { ...request.facts, asked: nodes, rules: [...stated, ...orderless] } }
  }
  const all = new Set([...truth.values()].flat().map(keyOf))
  /** The share of true edges that answers name. */
  const standing = async (rates: Partial<Rates>, negated: readonly string[] = [], shams = 0) => {
    let [stood, asked] = [0, 0]
    for (const seed of seeds) {
      for (const sample of [0, 1, 2]) {
        const named = await effectsOf(erring(rates), contradicting(negated, shams, seed, sample))
        stood += named.filter((effect) => all.has(keyOf(effect))).length
        asked += all.size
      }
    }
    return { stood, asked, share: stood / asked }
  }

  it('uneven: edges have rates of their own, with the given mean', async () => {
    const { asked, stood } = await standing({ uneven: 0.3 })
    expect(Math.abs(1 - stood / asked - 0.3)).toBeLessThan(0.06)
    const counts = new Map([...all].map((key) => [key, 0]))
    for (let sample = 0; sample < 40; sample++) {
      for (const effect of await effectsOf(erring({ uneven: 0.3 }), contradicting([], 0, 1, sample)))
        counts.set(keyOf(effect), (counts.get(keyOf(effect)) ?? 0) + 1)
    }
    expect([...counts.values()].some((count) => count > 37)).toBe(true)
    expect([...counts.values()].some((count) => count < 20)).toBe(true)
  })

  it('lapsing: some answers lose half of their edges, the others none', async () => {
    const sizes: number[] = []
    for (let sample = 0; sample < 60; sample++)
      sizes.push((await effectsOf(erring({ lapse: 0.3 }), contradicting([], 0, 1, sample))).length)
    const lost = sizes.filter((size) => size < all.size)
    expect(lost.length).toBeGreaterThan(8)
    expect(lost.length).toBeLessThan(30)
    expect(Math.abs(lost.reduce((sum, size) => sum + size, 0) / lost.length / all.size - 0.5)).toBeLessThan(
      0.15,
    )
  })

  it('over-reacting: a contradicted sham costs as many edges as a contradicted rule that is not theirs', async () => {
    expect((await standing({ over_reaction: 0.2 })).share).toBe(1)
    expect(Math.abs((await standing({ over_reaction: 0.2 }, [], 5)).share - 0.8)).toBeLessThan(0.04)
    expect(Math.abs((await standing({ over_reaction: 0.2 }, ['animal-and-tool'])).share - 0.8)).toBeLessThan(
      0.04,
    )
  })

  it('misapplying: a made-up edge falls when the rule is contradicted that the model names for it', async () => {
    const model = erring({ misapplied: 0.4 })
    const made = (await effectsOf(model, contradicting([], 0, 1))).filter((effect) => !all.has(keyOf(effect)))
    expect(made.length).toBeGreaterThan(3)
    for (const effect of made) {
      const without = await effectsOf(model, contradicting(effect.rules, 0, 1))
      expect(without.map(keyOf)).not.toContain(keyOf(effect))
      const others = ids.filter((id) => !effect.rules.includes(id))
      expect((await effectsOf(model, contradicting(others, 0, 1))).map(keyOf)).toContain(keyOf(effect))
    }
  })

  it('half-hearted: the more is contradicted at once, the more is overlooked', async () => {
    const rates = { overlooked: 0.1, crowding: 0.5 }
    // Most edges of the demo have several causes, and fall only if no contradiction of them is overlooked.
    expect((await standing({}, ids)).share).toBe(0)
    const [few, many] = [
      await standing(rates, ['support', 'lower-before-higher']),
      await standing(rates, ids),
    ]
    expect(many.share).toBeGreaterThan(0.9)
    expect(few.share).toBeLessThan(many.share)
  })

  it('ignoring: no contradiction moves anything', async () => {
    expect((await standing({ ignored: 1 }, ids)).share).toBe(1)
    expect(Math.abs((await standing({ ignored: 0.4 }, ids)).share - 0.4)).toBeLessThan(0.2)
  })

  it('sycophantic: takes the order of the list for dependencies', async () => {
    const named = new Set((await effectsOf(erring({ shown: 1 }), contradicting([], 0, 1))).map(keyOf))
    for (const [index, id] of nodes.slice(1).entries()) expect(named.has(`${nodes[index]}→${id}`)).toBe(true)
  })

  it('takes the rate after its name, and nothing that is none', () => {
    expect(profileNamed('over-reacting@0.35').rates.over_reaction).toBe(0.35)
    expect(profileNamed('over-reacting@0.35').name).toBe('over-reacting@0.35')
    for (const name of ['strong@0.1', 'over-reacting@2', 'over-reacting@', 'over-reacting@x', 'nobody@0.1'])
      expect(() => profileNamed(name)).toThrow(UsageError)
  })
})

describe('the profiles', () => {
  const root = mkdtempSync(join(tmpdir(), 'causalmace-profiles-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  const file = (text: string): string => {
    const path = join(root, 'profiles.yaml')
    writeFileSync(path, text)
    return path
  }
  const faultsIn = (path: string) => {
    try {
      loadProfiles(path)
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidFileError)
      return (error as InvalidFileError).issues.map(({ path }) => path)
    }
    return []
  }
  const rows = (changes: Record<string, unknown> = {}) =>
    JSON.stringify({ profiles: { mine: { source: 'here', rates: { ...NONE, ...changes } } } })

  it('are perfect, strong, medium and weak, each worse than the one before, and at least eight families', () => {
    const all = loadProfiles()
    const profiles = all.filter(({ family }) => family === undefined)
    expect(profiles.map(({ name }) => name)).toEqual(['perfect', 'strong', 'medium', 'weak'])
    expect(all.length - profiles.length).toBeGreaterThanOrEqual(8)
    for (const { family, rates, source } of all) {
      expect(source.length).toBeGreaterThan(20)
      if (family !== undefined) expect(rates[family]).toBeGreaterThan(0)
    }
    for (const [index, { rates, source }] of profiles.entries()) {
      expect(source.length).toBeGreaterThan(20)
      const better = profiles[index - 1]
      if (better === undefined) continue
      for (const [name, rate] of Object.entries(rates)) {
        expect(rate).toBeGreaterThanOrEqual(better.rates[name as keyof Rates])
      }
    }
  })

  it('are named when one is asked for that is not there', () => {
    expect(() => profileNamed('godlike')).toThrow(UsageError)
    expect(() => createSimulated('godlike')).toThrow('There is no simulated model "godlike"')
  })

  it('are refused with the entry that is wrong', () => {
    expect(faultsIn(file(rows()))).toEqual([])
    expect(faultsIn(file(rows({ flip: 1.2 })))).toEqual(['profiles.mine.rates.flip'])
    expect(faultsIn(file(rows({ flipp: 0.1 })))).toEqual(['profiles.mine.rates'])
    expect(faultsIn(file('profiles: { mine: { rates: {} } }'))).toContain('profiles.mine.source')
    expect(faultsIn(file('profiles: ['))).toEqual([''])
    expect(faultsIn(join(root, 'none.yaml'))).toEqual([''])
  })
})
