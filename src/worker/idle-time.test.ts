import { expect, it } from 'vitest'
import { TaskGraph } from '../graph/task-graph.ts'
import { subtask } from '../graph/testing.ts'
import { Exchange } from './exchange.ts'
import { type IdleAgent, IdleTime } from './idle-time.ts'
import type { Team } from './team.ts'
import { boardOf, fakeAvatar, fakeWorld } from './testing.ts'
import { Traffic } from './traffic.ts'

it('lets time pass although its agent is busy with what takes none', async () => {
  const avatar = fakeAvatar('Ann')
  const world = fakeWorld([avatar])
  const board = boardOf(new TaskGraph([]), { team: ['Ann'] })
  const traffic = new Traffic(world, { emit: () => undefined })
  const team = { world, board, traffic, exchange: new Exchange(world), tactics: {} } as unknown as Team
  const nothing = () => Promise.resolve(false)
  const agent = {
    executor: { name: 'Ann' },
    own: { avatar, whileIdle: (_: AbortSignal, work: () => Promise<boolean>) => work() },
    preparation: { prepare: nothing },
    hasWork: () => false,
    bring: () => Promise.resolve(true),
  } as unknown as IdleAgent
  const idle = new IdleTime(agent, team)
  for (let time = 0; time < 100; time++) await idle.spend()
  expect(world.clock.now()).toBe(0)
  await idle.spend()
  expect(world.clock.now()).toBeGreaterThan(0)
})

it('looks again soon although no agent is working: a teammate that starts next may need help', async () => {
  const avatar = fakeAvatar('Ann')
  const world = fakeWorld([avatar])
  const board = boardOf(new TaskGraph([subtask(1, [])]), { team: ['Ann', 'Bob'] })
  const traffic = new Traffic(world, { emit: () => undefined })
  const { signal } = new AbortController()
  const exchange = new Exchange(world)
  const helping = { choose: () => undefined }
  const team = { world, board, traffic, exchange, helping, tactics: {}, signal } as unknown as Team
  const nothing = () => Promise.resolve(false)
  const own = {
    avatar,
    interruption: signal,
    whileIdle: (_: AbortSignal, work: () => Promise<boolean>) => work(),
  }
  const agent = {
    executor: { name: 'Ann' },
    own,
    preparation: { prepare: nothing },
    hasWork: () => false,
    bring: nothing,
  } as unknown as IdleAgent
  await new IdleTime(agent, team).spend()
  expect(world.clock.now()).toBe(board.policy.helping.pollMs)
})
