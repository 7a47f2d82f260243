import { describe, expect, it } from 'vitest'
import { ModelError, type ModelErrorCode } from '../core/errors.ts'
import type { Position } from '../core/position.ts'
import { subtask } from '../graph/testing.ts'
import type { Message } from '../model/language-model.ts'
import type { Answerer, Ask } from '../question/answerer.ts'
import { requestOf } from '../question/request-of.ts'
import { expert } from '../scenario/testing.ts'
import type { ActionResult } from '../task/action.ts'
import { withdrawItem } from '../task/actions/withdraw-item.ts'
import { cell, construction } from '../task/testing.ts'
import { Agent } from './agent.ts'
import type { TeamWorld } from './team-world.ts'
import { fakeAvatar, fakeWorld, steppingClock } from './testing.ts'

const others = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `neighbour-${index}`,
    position: { x: index, y: 0, z: 0 },
  }))

/** A world in which rabbits leave these drops one after another; the last entry repeats for ever. */
function pasture(leavings: readonly object[]) {
  const clock = steppingClock()
  let killed = 0
  const alice = fakeAvatar('alice', {
    async act() {
      await clock.sleep(1000)
      const leaving = leavings[Math.min(killed++, leavings.length - 1)]
      return { ok: true, data: { target: 'rabbit', ...leaving } }
    },
  })
  return { world: fakeWorld([alice], { clock }), killed: () => killed }
}

/** A world in which nothing is ever done, and in which every action takes this long (ms). */
function world({
  neighbours = 0,
  result = { ok: true, data: {} } as ActionResult,
  actionMs = 1000,
} = {}): TeamWorld {
  const clock = steppingClock()
  const alice = fakeAvatar('alice', {
    observe: () => ({ others: others(neighbours) }),
    async act() {
      await clock.sleep(actionMs)
      return result
    },
  })
  return fakeWorld([alice], { clock })
}

interface Asked {
  question: string
  sample: number
  messages: readonly Message[]
}

const heard = <Facts, Reply>(ask: Ask<Facts, Reply>): Asked => ({
  question: ask.question.id,
  sample: ask.sample,
  messages: requestOf(ask).messages,
})

/** A model that keeps navigating, with a record of its prompts. */
function walker(fails: () => boolean = () => false, code: ModelErrorCode = 'model_timeout') {
  const questions: Asked[] = []
  const model: Answerer = {
    id: 'walker',
    async answer(ask) {
      questions.push(heard(ask))
      if (fails()) throw new ModelError('no', { code })
      if (ask.question.id !== 'act') return expert.answer(ask)
      const value = { thought: 'on', action: { name: 'NavigateTo', args: { pos: [1, 0, 0] } } }
      return { value: value as never, usage: { inputTokens: 0, outputTokens: 0 }, attempts: 1 }
    },
  }
  return { asked: questions, model }
}

const work = subtask(
  1,
  [0, 1, 2, 3, 4].map((x) => ({ name: 'PlaceBlock', args: { item: 'stone', pos: [x, 0, 0] } })),
)

function agentWith(answerer: Answerer, world: TeamWorld, emit = (_type: string, _data: object) => {}): Agent {
  return new Agent({
    name: 'alice',
    world,
    answerer,
    log: { emit },
    trust: 'judger',
    seed: 1,
    signal: new AbortController().signal,
  })
}

const kinds = (asked: readonly Asked[], kind: string) => asked.filter(({ question }) => question === kind)
const longest = (asked: readonly Asked[]) =>
  Math.max(...kinds(asked, 'act').map(({ messages }) => JSON.stringify(messages).length))

describe('an agent', () => {
  it('summarizes a long history as it works, so that its prompts stay short', async () => {
    const { asked, model } = walker()
    await agentWith(model, world()).execute(work, { attempt: 1 })
    expect(kinds(asked, 'act')).toHaveLength(38)
    expect(kinds(asked, 'summarize-history')).toHaveLength(3)
    const last = JSON.stringify(kinds(asked, 'act').at(-1)?.messages)
    expect(last).toContain('In short: I did NavigateTo (8 times)')
    expect(last).toContain('34 earlier steps: worked: NavigateTo × 34')
    expect(longest(asked)).toBeLessThan(5000)
  })

  it('summarizes a long environment once per subtask', async () => {
    const { asked, model } = walker()
    await agentWith(model, world({ neighbours: 200 })).execute(work, { attempt: 1 })
    expect(kinds(asked, 'summarize-environment')).toHaveLength(1)
    expect(longest(asked)).toBeLessThan(5000)
  })

  it('looks around for its prompts, and not for a model that answers by the facts', async () => {
    const looks: (boolean | undefined)[] = []
    const observe = (_cells: readonly Position[], looksAround?: boolean) => {
      looks.push(looksAround)
      return {}
    }
    const { model } = walker()
    for (const answerer of [model, { ...model, byFacts: true as const }]) {
      const team = fakeWorld([fakeAvatar('alice', { observe })], { clock: steppingClock() })
      await agentWith(answerer, team).execute(subtask(1, []), { attempt: 1 })
      expect(new Set(looks.splice(0))).toEqual(new Set([answerer === model]))
    }
  })

  it('uses another sample in every attempt, so that a wrong step is not repeated for ever', async () => {
    const { asked, model } = walker()
    const agent = agentWith(model, world({ result: { ok: false, reason: 'stuck', detail: '' } }))
    for (const attempt of [1, 2]) await agent.execute(work, { attempt })
    expect([...new Set(kinds(asked, 'act').map(({ sample }) => sample))]).toEqual([0, 1])
  })

  it('stops before the turn of a subtask after two refusals in a row, without asking its model to reflect', async () => {
    const { asked, model } = walker()
    const emitted: [string, object][] = []
    const refusing = world({ result: { ok: false, reason: 'no_support', detail: 'it needs a block below' } })
    const agent = agentWith(model, refusing, (type, data) => emitted.push([type, data]))
    const attempt = await agent.execute(work, { attempt: 1, isUntimely: () => true })
    expect(attempt).toMatchObject({ done: false, wasTooEarly: true, refusal: { reason: 'no_support' } })
    expect(asked.map(({ question }) => question)).toEqual(['act', 'act'])
    const finished = emitted.find(([type]) => type === 'subtask.finished')?.[1]
    expect(finished).toMatchObject({
      stop: 'too_early',
      steps: 2,
      reflection: { reasoning: expect.stringContaining('it needs a block below') },
    })
  })

  it('makes half as many steps before the turn of a subtask, and all of them once its turn starts', async () => {
    const { asked, model } = walker()
    await agentWith(model, world()).execute(work, { attempt: 1, isUntimely: () => true })
    expect(kinds(asked.splice(0), 'act')).toHaveLength(19)
    let calls = 0
    await agentWith(model, world()).execute(work, { attempt: 1, isUntimely: () => calls++ < 10 })
    expect(kinds(asked, 'act')).toHaveLength(38)
  })

  it('hands a subtask back after three identical refusals, with a warning after the second', async () => {
    const { asked, model } = walker()
    const stops: unknown[] = []
    const stuck = world({ result: { ok: false, reason: 'stuck', detail: '' } })
    const agent = agentWith(model, stuck, (type, data) => {
      if (type === 'subtask.finished' && 'stop' in data) stops.push(data.stop)
    })
    await agent.execute(work, { attempt: 1 })
    const prompts = kinds(asked, 'act').map(({ messages }) => JSON.stringify(messages))
    expect(prompts.map((text) => text.includes('was refused 2 times alike (stuck)'))).toEqual([
      false,
      false,
      true,
    ])
    // It remembers: the next attempt ends with the first refusal of that kind.
    await agent.execute(work, { attempt: 2 })
    expect(kinds(asked, 'act')).toHaveLength(4)
    expect(stops).toEqual(['same_refusal', 'same_refusal'])
  })

  it('continues after wrongly thinking it was done, with its reflection in mind, but not for ever', async () => {
    const { asked, model } = walker()
    let stops = 0
    const quitter: Answerer = {
      id: 'quitter',
      async answer(ask) {
        if (ask.question.id !== 'act' || stops++ % 2 === 0) return model.answer(ask)
        asked.push(heard(ask))
        return {
          value: { thought: 'done', action: null } as never,
          usage: { inputTokens: 0, outputTokens: 0 },
          attempts: 1,
        }
      },
    }
    expect(await agentWith(quitter, world()).execute(work, { attempt: 1 })).toMatchObject({ done: false })
    expect(kinds(asked, 'reflect')).toHaveLength(3)
    expect(JSON.stringify(kinds(asked, 'act')[2]?.messages)).toContain('Then you reflected: 5 of 5 cells')
    expect(new Set(kinds(asked, 'act').map(({ sample }) => sample)).size).toBe(3)
  })

  it('stops and reflects when the game time for a subtask is over', async () => {
    const { asked, model } = walker()
    const slow = world({ actionMs: 51_000 })
    expect(await agentWith(model, slow).execute(work, { attempt: 1 })).toMatchObject({ done: false })
    expect([kinds(asked, 'act').length, kinds(asked, 'reflect').length]).toEqual([3, 1])
  })

  it('keeps hunting while prey leaves nothing: time limits bad luck, steps limit what is out of reach', async () => {
    const hunting = subtask(1, [{ name: 'Attack', args: { target: 'rabbit' } }])
    const nothing = { gained: [], left: 0 }
    const hunt = async (leavings: readonly object[]) => {
      const { world, killed } = pasture(leavings)
      return [(await agentWith(expert, world).execute(hunting, { attempt: 1 })).done, killed()]
    }
    const meat = { gained: [{ item: 'rabbit', count: 1 }], left: 0 }
    expect(await hunt([...Array(30).fill(nothing), meat])).toEqual([true, 31])
    expect(await hunt([nothing])).toEqual([false, 76])
    expect(await hunt([{ gained: [], left: 1 }])).toEqual([false, 14])
  })

  it('carries an inventory of other materials without losing steps for its own cells', async () => {
    const task = construction([0, 1, 2, 3, 4].map((x) => cell('stone', x, 0, 0)))
    const take = async (item: string) => {
      const { asked, model } = walker(() => false)
      const action = withdrawItem.call({ container: [7, 0, 0], item, amount: 1 })
      const taker: Answerer = {
        ...model,
        async answer(ask) {
          const reply = await model.answer(ask)
          return ask.question.id === 'act' ? { ...reply, value: { thought: '', action } as never } : reply
        },
      }
      await agentWith(taker, { ...world({ actionMs: 10 }), task }).execute(work, { attempt: 1 })
      return kinds(asked, 'act').length
    }
    expect(await take('stone')).toBe(38)
    expect(await take('glass')).toBe(38 + 36)
  })

  it('may think for long: that time does not count against the subtask, and the longest thought is recorded', async () => {
    const { asked, model } = walker()
    const place = world()
    const thinking: Answerer = {
      ...model,
      async answer(ask) {
        await place.clock.sleep(40_000)
        return model.answer(ask)
      },
    }
    const agent = agentWith(thinking, place)
    await agent.execute(work, { attempt: 1 })
    expect(kinds(asked, 'act').length).toBeGreaterThan(20)
    expect(agent.longestThoughtMs).toBe(40_000)
  })

  it('only hands the subtask back when the model gives no usable reply', async () => {
    const { asked, model } = walker(() => true, 'model_reply')
    const finished: object[] = []
    const emit = (type: string, data: object) => void (type === 'subtask.finished' && finished.push(data))
    expect((await agentWith(model, world(), emit).execute(work, { attempt: 1 })).done).toBe(false)
    expect(finished).toMatchObject([
      { stop: 'no_reply', steps: 0, reflection: { status: false, reasoning: expect.stringContaining('no') } },
    ])
    expect(kinds(asked, 'act')).toHaveLength(3)
    expect(kinds(asked, 'reflect')).toHaveLength(3)
  })

  it('asks again with another sample after a temporary model failure, and ends after a permanent one', async () => {
    let count = 0
    const { asked, model } = walker(() => count++ % 4 === 0)
    await agentWith(model, world()).execute(work, { attempt: 1 })
    expect(new Set(asked.map(({ sample }) => sample)).size).toBeGreaterThan(5)
    const broken = walker(() => true)
    await expect(agentWith(broken.model, world()).execute(work, { attempt: 1 })).rejects.toThrow(ModelError)
    expect(broken.asked).toHaveLength(7)
  })
})
