import { describe, expect, it } from 'vitest'
import { eventsOf } from '../../src/core/journal/events.ts'
import { onStage, type Stage } from '../support/fast-stage.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

/* Agents that meet where two cannot pass side by side. Bodies of players do not block each other, as in vanilla. */
const { Traffic } = await import('../../src/worker/traffic.ts')

type Cell = [x: number, y: number, z: number]
const y = GROUND
/** Time in which the longest of these ways is walked, with one second to spare (ms). */
const WALK_MS = 6000

/** Sends every agent from its place to its goal at once, and expects all of them there in time. */
async function cross(stage: Stage, ways: Record<string, { from: Cell; to: Cell }>): Promise<void> {
  for (const [agent, { from }] of Object.entries(ways)) await stage.put(agent, ...from)
  const began = stage.log.events.length
  await Promise.all(
    Object.entries(ways).map(([agent, { to }]) => stage.does('NavigateTo', { pos: to, range: 0 }, agent)),
  )
  const walks = eventsOf(stage.log.events.slice(began), 'action.finished')
  for (const { t, data } of walks) expect(t - data.startedAt).toBeLessThan(WALK_MS)
  for (const [agent, { to }] of Object.entries(ways)) {
    const { position } = stage.episode.avatar(agent)
    expect([Math.floor(position.x), Math.floor(position.y), Math.floor(position.z)]).toEqual(to)
  }
}

/** A corridor along the x axis, one wide and two high, with a niche in the middle. */
async function corridor({ command }: Stage): Promise<void> {
  await command(`fill -8 ${y} -1 8 ${y + 2} 1 stone`)
  await command(`fill -8 ${y} 0 8 ${y + 1} 0 air`)
  await command(`fill 0 ${y} 1 0 ${y + 1} 1 air`)
}

describe('agents that meet', () => {
  it('in a corridor one wide pass each other, there and back', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      await corridor(stage)
      const [west, east]: [Cell, Cell] = [
        [-7, y, 0],
        [7, y, 0],
      ]
      await cross(stage, { Alice: { from: west, to: east }, Bob: { from: east, to: west } })
      await cross(stage, { Alice: { from: east, to: west }, Bob: { from: west, to: east } })
    })
  })

  it('in a corridor one wide pass those that stand in it, also in its niche', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob', 'Cindy'] }, async (stage) => {
      await corridor(stage)
      await stage.put('Bob', -1, y, 0)
      await stage.put('Cindy', 2, y, 0)
      await cross(stage, { Alice: { from: [-7, y, 0], to: [7, y, 0] } })
      await cross(stage, {
        Alice: { from: [7, y, 0], to: [0, y, 1] },
        Bob: { from: [0, y, 1], to: [3, y, 0] },
      })
    })
  })

  it('on a bridge one wide over a gap stay on it', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob', 'Cindy'] }, async (stage) => {
      const top = y + 6
      for (const x of [-8, 6]) await stage.command(`fill ${x} ${y} -2 ${x + 2} ${top - 1} 2 stone`)
      await stage.command(`fill -5 ${top - 1} 0 5 ${top - 1} 0 stone`)
      await cross(stage, {
        Alice: { from: [-7, top, 0], to: [7, top, 0] },
        Bob: { from: [7, top, 1], to: [-7, top, 1] },
        Cindy: { from: [0, top, 0], to: [1, top, 0] },
      })
      expect(stage.episode.avatar('Cindy').position.y).toBe(top)
    })
  })

  it('on stairs one wide pass each other up and down', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      for (let step = 0; step < 6; step++) await stage.command(`fill ${step} ${y} -1 8 ${y + step} -1 stone`)
      await stage.command(`fill 6 ${y} -2 9 ${y + 5} 0 stone`)
      const [foot, head]: [Cell, Cell] = [
        [-2, y, -1],
        [8, y + 6, -1],
      ]
      await cross(stage, { Alice: { from: foot, to: head }, Bob: { from: head, to: foot } })
    })
  })

  it('in a doorway go in and out, three at a time', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob', 'Cindy'] }, async (stage) => {
      await stage.command(`fill -10 ${y} 0 10 ${y + 2} 0 stone`)
      await stage.command(`fill 0 ${y} 0 0 ${y + 1} 0 air`)
      await cross(stage, {
        Alice: { from: [0, y, -3], to: [0, y, 3] },
        Bob: { from: [0, y, 3], to: [0, y, -3] },
        Cindy: { from: [0, y, 0], to: [2, y, 4] },
      })
    })
  })
})

describe('agents that hand something over', () => {
  it.each(['corridor', 'bridge'])('on a %s one wide lose nothing of it', async (place) => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      const level = place === 'corridor' ? y : y + 4
      if (place === 'corridor') await corridor(stage)
      else await stage.command(`fill -8 ${level - 1} 0 8 ${level - 1} 0 stone`)
      await stage.command('give Alice stone 5')
      for (const [alice, bob] of [
        [-3, 3],
        [2, 2],
      ] as const) {
        await stage.put('Alice', alice, level, 0)
        await stage.put('Bob', bob, level, 0)
        await stage.does('Handover', { item: 'stone', amount: 2, agent: 'Bob' })
      }
      expect(stage.episode.avatar('Bob').carries('stone')).toBe(4)
      expect(stage.episode.avatar('Bob').position.y).toBe(level)
    })
  })
})

describe('an agent that hands something over', () => {
  it.each([
    ['goes round a wall in between', -2, 0],
    ['comes up to an agent that stands higher behind a rail', 2, 1],
  ])('%s', async (_what, alice, rise) => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      if (rise === 0) await stage.command(`fill -1 ${y} -3 -1 ${y + 2} 3 stone`)
      else {
        await stage.command(`fill -4 ${y} -3 0 ${y} 3 stone`)
        await stage.command(`fill 1 ${y} -3 1 ${y + 1} 2 oak_fence`)
      }
      await stage.command('give Alice stone 5')
      await stage.put('Alice', alice, y, 0)
      await stage.put('Bob', 0, y + rise, 0)
      await stage.does('Handover', { item: 'stone', amount: 2, agent: 'Bob' })
      expect(stage.episode.avatar('Bob').carries('stone')).toBe(2)
    })
  })
})

describe('an agent round a corner', () => {
  it('gets what is laid at its feet by one that steps back then', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      await stage.command(`fill -8 ${y} -1 8 ${y + 2} 4 stone`)
      await stage.command(`fill -8 ${y} 0 8 ${y + 1} 0 air`)
      await stage.command(`fill 0 ${y} 1 0 ${y + 1} 2 air`)
      await stage.command(`fill 1 ${y} 2 1 ${y + 1} 2 air`)
      await stage.command('give Alice stone 5')
      await stage.put('Alice', -4, y, 0)
      await stage.put('Bob', 1, y, 2)
      await stage.does('Handover', { item: 'stone', amount: 2, agent: 'Bob' })
      expect(stage.episode.avatar('Bob').carries('stone')).toBe(2)
    })
  })
})

describe('an agent in a dead end', () => {
  it('comes out past the agent that is about to close it, which goes on then', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      const { episode, log } = stage
      await corridor(stage)
      await stage.command(`fill -8 ${y} 0 -8 ${y + 1} 0 stone`)
      await stage.put('Bob', -7, y, 0)
      await stage.put('Alice', -2, y, 0)
      await stage.command('give Alice stone 4')
      await stage.does('Equip', { item: 'stone' })
      const traffic = new Traffic(episode, log)
      const call = (level: number) => ({
        name: 'PlaceBlock',
        args: { item: 'stone', pos: [-4, y + level, 0] },
      })
      const place = (level: number) =>
        traffic.act('Alice', call(level), () => episode.avatar('Alice').act(call(level), { thought: '' }))
      const first = await place(1)
      const second = first.ok ? await place(0) : first
      expect(second).toMatchObject({ ok: false, reason: 'walls_in', blockers: ['Bob'] })
      expect(await traffic.stepAside('Bob')).toBe(true)
      expect(episode.avatar('Bob').position.x).toBeGreaterThan(-4)
      if (!first.ok) expect(await place(1)).toMatchObject({ ok: true })
      expect(await place(0)).toMatchObject({ ok: true })
      expect(episode.avatar('Bob').position.x).toBeGreaterThan(-4)
    })
  })
})
