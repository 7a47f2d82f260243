import { describe, expect, it } from 'vitest'
import type { ActionCall } from '../task/action.ts'
import { Exchange } from './exchange.ts'
import { fakeAvatar, fakeWorld } from './testing.ts'

/** Agents with inventories that can hand over items; agents named in `clumsy` always fail. */
function team(pockets: Record<string, Record<string, number>>, clumsy: string[] = []) {
  const avatars = Object.entries(pockets).map(([name, pocket]) =>
    fakeAvatar(name, { carries: (item) => pocket[item] ?? 0 }),
  )
  const exchange = new Exchange(fakeWorld(avatars))
  const done: string[] = []
  const brings = (agent: string, hasTime = false) =>
    exchange.bring(
      agent,
      async ({ name, args }: ActionCall) => {
        const {
          agent: to,
          more = [],
          ...first
        } = args as {
          item: string
          agent: string
          amount: number
          more?: { item: string; amount: number }[]
        }
        const items = [first, ...more]
        const what = items.map(({ item, amount }) => `${amount} ${item}`).join(', ')
        done.push(`${agent} ${name} ${what} to ${to}`)
        if (clumsy.includes(agent)) return { ok: false, reason: 'no_effect', detail: '' }
        const [from, goal] = [pockets[agent] ?? {}, pockets[to] ?? {}]
        for (const { item, amount } of items) {
          from[item] = (from[item] ?? 0) - amount
          goal[item] = (goal[item] ?? 0) + amount
        }
        return { ok: true, data: {} }
      },
      hasTime,
    )
  return { exchange, brings, done }
}

const some = (item: string, count: number) => [{ item, count }]

describe('a team that exchanges what it carries', () => {
  it('brings a teammate exactly the missing items', async () => {
    const { exchange, brings, done } = team({ Ann: { wheat: 1 }, Ben: { wheat: 5 } })
    expect(exchange.canHelp('Ann', some('wheat', 3))).toBe(true)
    exchange.ask('Ann', some('wheat', 3))
    expect(await brings('Ben')).toBe(true)
    expect(done).toEqual(['Ben Handover 2 wheat to Ann'])
    expect(exchange.canHelp('Ann', some('wheat', 3))).toBe(false)
    expect(await brings('Ben')).toBe(false)
  })

  it('ignores agents that do not ask, have enough, or wait for items that no agent has', async () => {
    const { exchange, brings } = team({ Ann: { egg: 1 }, Ben: { wheat: 5 } })
    expect(await brings('Ben')).toBe(false)
    expect(exchange.canHelp('Ann', some('egg', 1))).toBe(false)
    expect(exchange.canHelp('Ann', some('sugar', 1))).toBe(false)
  })

  it('brings all missing items in one trip', async () => {
    const { exchange, brings, done } = team({ Ann: {}, Ben: { egg: 1, wheat: 3, stone: 9 } })
    exchange.ask('Ann', [...some('egg', 1), ...some('wheat', 2)])
    expect(await brings('Ben')).toBe(true)
    expect(done).toEqual(['Ben Handover 1 egg, 2 wheat to Ann'])
  })

  it('leaves agents alone beyond the given distance', async () => {
    const feet = { Ann: { x: 30, y: 0, z: 0 }, Ben: { x: 0, y: 0, z: 0 } }
    const avatars = (['Ann', 'Ben'] as const).map((name) =>
      fakeAvatar(name, { carries: () => (name === 'Ben' ? 2 : 0), position: () => feet[name] }),
    )
    const exchange = new Exchange(fakeWorld(avatars), { within: 16 })
    expect(exchange.canHelp('Ann', some('wheat', 1))).toBe(false)
    exchange.ask('Ann', some('wheat', 1))
    const refuse = () => Promise.reject(new Error('nobody goes'))
    expect(await exchange.bring('Ben', refuse)).toBe(false)
    feet.Ann = { x: 10, y: 0, z: 0 }
    expect(exchange.canHelp('Ann', some('wheat', 1))).toBe(true)
  })

  it('brings items to where the agent will wait, then the last steps to where it is', async () => {
    const feet = { Ann: { x: 30, y: 0, z: 0 }, Ben: { x: 0, y: 0, z: 0 } }
    const pockets = { Ann: 0, Ben: 2 }
    const avatars = (['Ann', 'Ben'] as const).map((name) =>
      fakeAvatar(name, { carries: () => pockets[name], position: () => feet[name] }),
    )
    const exchange = new Exchange(fakeWorld(avatars))
    const done: string[] = []
    exchange.ask('Ann', some('coal', 1), { x: 12, y: 0, z: 0 })
    await exchange.bring('Ben', async ({ name, args }) => {
      done.push(`${name} ${args.pos ?? args.agent}`)
      const [x = 0, y = 0, z = 0] = (args.pos ?? []) as number[]
      if (name === 'NavigateTo') feet.Ben = { x, y, z }
      feet.Ann = { x: 15, y: 0, z: 1 }
      exchange.arrive('Ann')
      return { ok: true, data: {} }
    })
    expect(done).toEqual(['NavigateTo 12,0,0', 'NavigateTo 15,0,1', 'Handover Ann'])
  })

  it('brings items for a teammate’s next subtask only when it has time', async () => {
    const { exchange, brings, done } = team({ Ann: {}, Ben: { egg: 1 }, Cid: { egg: 1 } })
    let needs = some('sugar', 1)
    exchange.expect('Ann', () => needs)
    expect(await brings('Ben', true)).toBe(false)
    needs = some('egg', 1)
    expect(await brings('Ben')).toBe(false)
    expect(await brings('Ben', true)).toBe(true)
    expect(done).toEqual(['Ben Handover 1 egg to Ann'])
    exchange.forget('Ann')
    needs = some('egg', 2)
    expect(await brings('Cid', true)).toBe(false)
  })

  it('does not bring twice what an agent is already bringing', async () => {
    const { exchange, brings, done } = team({ Ann: {}, Ben: { egg: 1 }, Cid: { egg: 1 } })
    exchange.ask('Ann', some('egg', 1))
    await Promise.all([brings('Ben'), brings('Cid')])
    expect(done).toEqual(['Ben Handover 1 egg to Ann'])
  })

  it('resolves two agents waiting for each other: the first to ask is served and keeps the items', async () => {
    const needs = [...some('egg', 1), ...some('sugar', 1)]
    const { exchange, brings, done } = team({ Ann: { egg: 1 }, Ben: { sugar: 1 } })
    exchange.ask('Ann', needs)
    exchange.ask('Ben', needs)
    expect(await brings('Ann')).toBe(false)
    expect(await brings('Ben')).toBe(true)
    expect(done).toEqual(['Ben Handover 1 sugar to Ann'])
    exchange.withdraw('Ann')
    expect(exchange.canHelp('Ben', needs)).toBe(true)
    await brings('Ann')
    expect(done[1]).toBe('Ann Handover 1 egg, 1 sugar to Ben')
  })

  it('gives up a hand-over after repeated failures', async () => {
    const { exchange, brings } = team({ Ann: {}, Ben: { egg: 1 } }, ['Ben'])
    exchange.ask('Ann', some('egg', 1))
    for (let time = 0; time < 2; time++) expect(await brings('Ben')).toBe(true)
    expect(await brings('Ben')).toBe(false)
    expect(exchange.canHelp('Ann', some('egg', 1))).toBe(false)
  })

  it('notifies listeners of a new request', async () => {
    const { exchange } = team({ Ann: {}, Ben: {} })
    const heard = exchange.changes.listen().changed
    exchange.ask('Ann', some('egg', 1))
    await expect(heard).resolves.toBeUndefined()
  })
})
