import { expect, it } from 'vitest'
import { TaskGraph } from '../graph/task-graph.ts'
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
