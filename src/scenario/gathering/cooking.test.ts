import { describe, expect, it } from 'vitest'
import type { EventData, EventType, GameEvent } from '../../core/journal/events.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import { suiteTasks } from '../../suite/testing.ts'
import { builtInActions } from '../../task/actions/built-in.ts'
import { asGathering } from '../testing.ts'
import { gatheringCompletion } from './completion.ts'
import { contributionRate } from './contributions.ts'
import { cookingComplexity, cookingLimits } from './cooking-complexity.ts'
import { cookingScore } from './cooking-score.ts'
import type { GatheringTask } from './gathering.ts'

const tasks = suiteTasks('villager-cooking').map(asGathering)
const taskNamed = (name: string) => tasks.find(({ id }) => id === `villager-cooking-${name}`) as GatheringTask
const pointsOf = (name: string) => taskNamed(name).gathering.checkpoints ?? []

const event = <T extends EventType>(type: T, data: EventData<T>): GameEvent =>
  ({ t: 0, type, data }) as GameEvent

/** "3 wheat, 1 egg" */
const stacks = (text: string): ItemCount[] =>
  text.split(', ').map((stack) => {
    const [count, item] = stack.split(' ')
    return { item: item as string, count: Number(count) }
  })
const holds = (agent: string, text: string) =>
  event('items.changed', { agent, items: text === '' ? [] : stacks(text) })
const did = (agent: string, name: string, data: unknown) =>
  event('action.finished', {
    agent,
    startedAt: 0,
    thought: '',
    action: { name, args: {} },
    result: { ok: true, data },
  })

describe('the cooking score', () => {
  const cake = pointsOf('cake-00')
  const stew = pointsOf('rabbit-stew-00')

  it('is 0 for empty hands and 100 for the dish, which includes everything else', () => {
    expect(cookingScore(cake, [])).toMatchObject({ value: 0, done: 0, of: 100 })
    expect(cookingScore(cake, [holds('Ann', '1 egg'), holds('Ben', '1 cake')])).toMatchObject({
      value: 1,
      done: 100,
    })
  })

  it('is 90 for all ingredients of a cake without the cake (VillagerBench)', () => {
    const ready = holds('Ann', '1 egg, 3 milk_bucket, 3 wheat, 2 sugar')
    expect(cookingScore(cake, [ready]).done).toBe(90)
  })

  it('needs a single agent to carry the count, and is permanent', () => {
    expect(cookingScore(cake, [holds('Ann', '2 wheat'), holds('Ben', '1 wheat')]).done).toBe(0)
    expect(cookingScore(cake, [holds('Ann', '3 wheat'), holds('Ann', '')]).done).toBe(25)
  })

  it('leaves out the parts of a reached check-point: 80 for a raw stew, still 80 with one smelted, then 90', () => {
    const raw = '1 rabbit, 1 potato, 1 coal, 1 carrot, 1 brown_mushroom, 1 bowl'
    const events = [holds('Ann', raw)]
    expect(cookingScore(stew, events).done).toBe(80)
    events.push(holds('Ann', '1 cooked_rabbit, 1 potato'))
    expect(cookingScore(stew, events).done).toBe(80)
    events.push(holds('Ann', '1 baked_potato'))
    expect(cookingScore(stew, events).done).toBe(90)
  })

  it('leaves out the parts of parts', () => {
    const fromIron = pointsOf('cake-24')
    expect(fromIron.map(({ item }) => item)).toContain('iron_ingot')
    const events = [holds('Ann', '9 iron_ingot'), holds('Ann', '3 bucket')]
    expect(cookingScore(fromIron, events).done).toBe(15)
    events.push(holds('Ann', '3 milk_bucket'))
    expect(cookingScore(fromIron, events).done).toBe(30)
  })
})

describe('the cooking score of a dish that was made within one tick', () => {
  it('is 100: its parts are included whether they were observed or not', () => {
    const fromHay = pointsOf('cake-18')
    expect(cookingScore(fromHay, [holds('Ann', '1 hay_block'), holds('Ann', '1 cake')]).done).toBe(100)
  })
})

describe('the completion of a task without check-points', () => {
  const obtain = stacks('2 torch, 1 iron_pickaxe')

  it('is the share of the wanted items that all agents together carry at the end', () => {
    const events = [holds('Ann', '1 torch, 1 iron_pickaxe'), holds('Ben', '3 torch'), holds('Ann', '1 torch')]
    expect(gatheringCompletion({ obtain }, events)).toMatchObject({ value: 2 / 3, done: 2, of: 3 })
    expect(gatheringCompletion({ obtain }, []).value).toBe(0)
  })
})

describe('the complexity of a dish', () => {
  it('is between 3 and 12, on average 6.5 for a cake and 9.0 for a stew (VillagerBench)', () => {
    const complexities = tasks.map((task) => cookingComplexity(task) ?? Number.NaN)
    const mean = (list: number[]) => list.reduce((a, b) => a + b, 0) / list.length
    expect([Math.min(...complexities), Math.max(...complexities)]).toEqual([3, 12])
    expect([mean(complexities.slice(0, 36)), mean(complexities.slice(36))]).toEqual([6.5, 9])
  })

  it('depends on the sources: milk from iron 2, wheat from a hay field 3, sugar from cane in a field 2', () => {
    expect(cookingComplexity(taskNamed('cake-00'))).toBe(3)
    expect(cookingComplexity(taskNamed('cake-35'))).toBe(3 + 2 + 3 + 2)
    expect(cookingComplexity(taskNamed('rabbit-stew-63'))).toBe(12)
  })

  it('is undefined for other items, and limits action time to 40 s per unit', () => {
    const gathering = { obtain: stacks('1 torch'), blocks: [], animals: [] }
    expect(cookingComplexity({ containers: [], sources: [], gathering })).toBeUndefined()
    expect(cookingLimits(12)).toEqual({ maxActionTime: 480_000, maxTime: 2_400_000 })
  })
})

describe('the contribution of agents', () => {
  const checkpoints = [
    { item: 'cake', count: 1, score: 100, parts: [] },
    { item: 'egg', count: 1, score: 10, parts: [] },
    { item: 'wheat', count: 3, score: 30, parts: [] },
  ]
  const agents = ['Ann', 'Ben']
  const events = [
    did('Ann', 'WithdrawItem', { item: 'egg', amount: 1 }),
    holds('Ann', '1 egg'),
    did('Ben', 'MineBlock', { gained: stacks('2 wheat, 1 wheat_seeds'), left: 0 }),
    did('Ann', 'MineBlock', { gained: stacks('1 wheat'), left: 0 }),
    holds('Ben', '2 wheat'),
    did('Ann', 'Handover', { item: 'wheat', agent: 'Ben', amount: 1 }),
    holds('Ben', '3 wheat'),
  ]

  it('divides scores among the agents that obtained the items, ignoring hand-overs: 10 + 10 against 20 is even', () => {
    expect(contributionRate(checkpoints, { events, agents, actions: builtInActions }).paper).toBe(1)
  })

  it('is 0.5 for 30 against 10: σ = 10 of at most 20', () => {
    const uneven = [
      did('Ann', 'WithdrawItem', { item: 'egg', amount: 1 }),
      did('Ben', 'MineBlock', { gained: stacks('3 wheat') }),
      holds('Ann', '1 egg'),
      holds('Ben', '3 wheat'),
    ]
    expect(
      contributionRate(checkpoints, { events: uneven, agents, actions: builtInActions }).paper,
    ).toBeCloseTo(0.5, 10)
  })

  it('in VillagerBench’s form counts who held a kind first: one each is even, two against none is not', () => {
    expect(contributionRate(checkpoints, { events, agents, actions: builtInActions }).villager).toBe(1)
    const alone = [holds('Ann', '1 egg'), holds('Ann', '1 wheat'), holds('Ben', '1 egg, 3 wheat')]
    expect(contributionRate(checkpoints, { events: alone, agents, actions: builtInActions }).villager).toBe(0)
  })

  it('in the original’s resolution is what a look every five seconds sees', () => {
    const at = (t: number, agent: string, items: string) => ({ ...holds(agent, items), t })
    const polled = (...seen: GameEvent[]) =>
      contributionRate(checkpoints, { events: seen, agents, actions: builtInActions })
    // Ann holds the egg from 1 s to 4 s and gives it away: the check at 5 s finds it with Ben.
    const passedOn = polled(
      at(1000, 'Ann', '1 egg'),
      at(4000, 'Ann', ''),
      at(4100, 'Ben', '1 egg'),
      at(7000, 'Ben', '1 egg, 3 wheat'),
    )
    expect(passedOn).toMatchObject({ villager: 1, polled: 0 })
    // A look at the very moment misses nothing, and the last look comes when everything is over.
    expect(polled(at(5000, 'Ann', '1 egg'), at(5001, 'Ann', ''), at(9000, 'Ben', '3 wheat')).polled).toBe(1)
  })

  it('ignores refused actions', () => {
    const refused = event('action.finished', {
      agent: 'Ann',
      startedAt: 0,
      thought: '',
      action: { name: 'WithdrawItem', args: {} },
      result: { ok: false, reason: 'missing_item', detail: '' },
    })
    expect(contributionRate(checkpoints, { events: [refused], agents, actions: builtInActions })).toEqual({
      paper: 0,
      villager: 0,
      polled: 0,
    })
  })
})
