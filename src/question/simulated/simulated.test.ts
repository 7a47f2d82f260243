import { describe, expect, it } from 'vitest'
import { ModelError } from '../../core/errors.ts'
import type { Subtask } from '../../graph/subtask.ts'
import { wantedCells } from '../../graph/wanted-cells.ts'
import { createSimulated, expert } from '../../scenario/testing.ts'
import { builtInActions } from '../../task/actions/built-in.ts'
import { cell, construction } from '../../task/testing.ts'
import { type ActFacts, act } from '../kinds/act.ts'
import { decompose as decomposition } from '../kinds/decompose.ts'
import type { Wording } from '../kinds/dependencies.ts'
import { reflect } from '../kinds/reflect.ts'
import { requestOf } from '../request-of.ts'
import { profileNamed, type Rates } from './profile.ts'
import { about, demo, effectsOf, erring, keyOf, nodes, scene, seeds, trueOf, truth } from './testing.ts'

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
        const own = trueOf(node).filter(({ before }) => before === node)
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

  /** The edges that a model names in addition to the true ones, when asked about all subtasks at once. */
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
    let count = 0
    for (const seed of seeds) {
      const made = await Promise.all(
        nodes.map((node) => effectsOf(model, about(node, 'counterfactual', seed))),
      )
      const invented = Map.groupBy(made.flat(), keyOf)
      for (const [, both] of invented) expect(both).toHaveLength(2)
      count += invented.size
    }
    // Half as many as there are true edges, minus those that two true edges imply.
    const share = count / (seeds.length * isTrue.size)
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(0.55)
  })

  it('wrong_reason: edges with another rule for their cause', async () => {
    const model = erring({ wrong_reason: rates.wrong_reason })
    let [wrong, all] = [0, 0]
    for (const seed of seeds) {
      for (const node of nodes) {
        for (const effect of await effectsOf(model, about(node, 'rule', seed))) {
          const right = trueOf(node).find((each) => keyOf(each) === keyOf(effect))
          if (effect.before !== node || right?.rules.length === 1) continue
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
    gameVersion: tower.gameVersion,
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
