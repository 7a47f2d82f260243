import { describe, expect, it } from 'vitest'
import { createRealtimeClock } from '../core/clock.ts'
import { graphWith } from '../graph/testing.ts'
import type { ActionResult } from '../task/action.ts'
import { AgentLoop } from './agent-loop.ts'
import { byBusyRate } from './assignment/by-busy-rate.ts'
import { CallLedger } from './call-ledger.ts'
import { Exchange } from './exchange.ts'
import { Helping } from './helping.ts'
import { Recovery } from './recovery.ts'
import type { Attempt } from './subtask-work.ts'
import { Supplies } from './supplies.ts'
import type { Tactics } from './tactics.ts'
import type { Team } from './team.ts'
import type { Avatar } from './team-world.ts'
import { boardOf, fakeAvatar, fakeWorld } from './testing.ts'
import { Traffic } from './traffic.ts'

/** A team whose agents carry bread and walk as ordered, on a graph of two subtasks, the second of which waits for the first. */
function team(
  pockets: Record<string, number>,
  tactics: Tactics = {},
  walk: (signal?: AbortSignal) => Promise<ActionResult> = async () => ({ ok: true, data: {} }),
  tidy?: Avatar['tidy'],
) {
  const log = { emit: () => undefined }
  const handed: string[] = []
  const avatars = Object.keys(pockets).map((name) =>
    fakeAvatar(name, {
      carries: (item) => (item === 'bread' ? (pockets[name] ?? 0) : 0),
      standingPlaces: () => [{ x: 5, y: 0, z: 5 }],
      ...(tidy === undefined ? {} : { tidy }),
      async act({ name: action, args }, _intent, signal) {
        if (action === 'NavigateTo') return walk(signal)
        handed.push(`${name} to ${args.agent}`)
        const to = String(args.agent)
        pockets[name] = (pockets[name] ?? 0) - 1
        pockets[to] = (pockets[to] ?? 0) + 1
        return { ok: true, data: {} }
      },
    }),
  )
  const world = fakeWorld(avatars, { clock: createRealtimeClock() })
  const stop = new AbortController()
  const board = boardOf(graphWith(2, [[1, 2]]), { team: world.agents })
  const traffic = new Traffic(world, log)
  const supplies = new Supplies(world)
  const shared: Team = {
    world,
    board,
    strategy: byBusyRate,
    traffic,
    exchange: new Exchange(world),
    helping: new Helping({ board, world, traffic, supplies }),
    supplies,
    tactics,
    repair: undefined,
    recovery: new Recovery(world, stop.signal),
    refusals: new Map(),
    ledger: new CallLedger(world.actions),
    log,
    signal: stop.signal,
  }
  const loopOf = (name: string, execute: () => Promise<Attempt> = async () => ({ done: true })) =>
    new AgentLoop({ name, execute }, shared)
  return { shared, handed, loopOf, stop }
}

describe('the loop of an agent', () => {
  it('works until everything is done', async () => {
    const { shared, loopOf } = team({ Ann: 0 })
    await loopOf('Ann').run()
    expect([1, 2].map((id) => shared.board.isDone(id))).toEqual([true, true])
  })

  it('does not miss a request made between its check and falling asleep', async () => {
    const ask = () => shared.exchange.ask('Ben', [{ item: 'bread', count: 1 }])
    let isFirst = true
    // Idle work is the last step before sleep: Ben asks during it, and nothing happens afterwards.
    const { shared, handed, loopOf, stop } = team(
      { Ann: 1, Ben: 0 },
      {
        async whileIdle() {
          if (isFirst) ask()
          isFirst = false
          return false
        },
      },
    )
    shared.board.start(1, 'Ben')
    const run = loopOf('Ann').run()
    await expect.poll(() => handed, { timeout: 1000 }).toEqual(['Ann to Ben'])
    stop.abort()
    shared.board.changes.notify()
    await run
  })

  it('stops stepping aside as soon as the team is done', async () => {
    const step = { hasBegun: false, wasEnded: false }
    const { shared, loopOf } = team({ Ann: 0, Ben: 0 }, {}, (signal) => {
      step.hasBegun = true
      return new Promise((resolve) => {
        signal?.addEventListener('abort', () => {
          step.wasEnded = true
          resolve({ ok: false, reason: 'cancelled', detail: '' })
        })
      })
    })
    shared.board.start(1, 'Ben')
    const place = { name: 'PlaceBlock', args: { item: 'stone', pos: [0, 0, 0] } }
    const blockers = ['Ann']
    const refusal = { ok: false, reason: 'entity_in_the_way', detail: '', blockers } as const
    await shared.traffic.act('Ben', place, async () => refusal)
    const run = loopOf('Ann').run()
    await expect.poll(() => step.hasBegun, { timeout: 1000 }).toBe(true)
    expect(step.wasEnded).toBe(false)
    shared.board.finish('Ben')
    shared.board.start(2, 'Ben')
    shared.board.finish('Ben')
    await run
    expect(step.wasEnded).toBe(true)
  })

  it('removes scaffold while it has no work, and stops as soon as there is some', async () => {
    let order: string[] = []
    const { shared, loopOf } = team({ Ann: 0, Ben: 0 }, {}, undefined, (signal) => {
      order = [...order, 'tidies']
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          order = [...order, 'stops']
          resolve(true)
        })
      })
    })
    shared.board.start(1, 'Ben')
    const run = loopOf('Ann', async () => {
      order = [...order, 'works']
      return { done: true }
    }).run()
    await expect.poll(() => order, { timeout: 1000 }).toEqual(['tidies'])
    shared.board.finish('Ben')
    await run
    expect(order).toEqual(['tidies', 'stops', 'works'])
  })

  it('wakes when the team is stopped, without dismissing an agent', async () => {
    const { shared, loopOf, stop } = team({ Ann: 0, Ben: 0 })
    shared.board.start(1, 'Ben')
    const run = loopOf('Ann').run()
    stop.abort()
    shared.board.changes.notify()
    await run
    expect(shared.board.stateOf(1)).toEqual({ kind: 'running', agent: 'Ben' })
  })
})
