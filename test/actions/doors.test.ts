import { describe, expect, it } from 'vitest'
import { formatBlock } from '../../src/game/block.ts'
import { onStage, type Stage } from '../support/fast-stage.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

/** A stone hut around (0, 0), 5 by 5, with nothing but a door in its south wall, on the ground or a step above it. */
async function hut({ command }: Stage, door: string, height = 0): Promise<void> {
  await command(`fill -3 ${GROUND} -3 3 ${GROUND + 4} 3 stone`)
  await command(`fill -2 ${GROUND + height} -2 2 ${GROUND + 3} 2 air`)
  const [name, properties = ''] = door.split('[')
  for (const [up, half] of ['lower', 'upper'].entries())
    await command(`setblock 0 ${GROUND + height + up} 3 ${name}[half=${half},${properties || ']'}`)
}

const doorAt = ({ server }: Stage, height = 0) =>
  formatBlock(server.blockAt({ x: 0, y: GROUND + height, z: 3 }) ?? { name: 'nothing', properties: {} })

const feetOf = ({ episode }: Stage, agent = 'Alice') => {
  const { x, y, z } = episode.avatar(agent).position
  return [Math.floor(x), Math.floor(y), Math.floor(z)]
}

describe('a way through a door', () => {
  it.each([
    ['oak_door[facing=north,hinge=left]', 0],
    ['birch_door[facing=south,hinge=right]', 0],
    ['oak_door[facing=north,hinge=right]', 1],
    ['crimson_door[facing=south,hinge=left]', 1],
  ])('leads in and out by %s, %i blocks above the ground, and leaves it shut', async (door, height) => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await hut(stage, door, height)
      await stage.put('Alice', 4, GROUND, 6)
      const before = doorAt(stage, height)
      await stage.does('NavigateTo', { pos: [1, GROUND + height, -1], range: 0 })
      expect(feetOf(stage)).toEqual([1, GROUND + height, -1])
      expect(doorAt(stage, height)).toBe(before)
      await stage.does('NavigateTo', { pos: [-4, GROUND, 6], range: 0 })
      expect(feetOf(stage)).toEqual([-4, GROUND, 6])
      expect(doorAt(stage, height)).toBe(before)
    })
  })

  it('leaves a door open that was open', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await hut(stage, 'oak_door[facing=north,open=true]')
      await stage.put('Alice', 0, GROUND, 6)
      await stage.does('NavigateTo', { pos: [0, GROUND, 0], range: 0 })
      expect(doorAt(stage)).toContain('open=true')
    })
  })

  it('lets agents that meet in it pass one after the other', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob', 'Cindy'] }, async (stage) => {
      await hut(stage, 'oak_door[facing=north]')
      await stage.put('Alice', 0, GROUND, 6)
      await stage.put('Bob', 0, GROUND, 0)
      await stage.put('Cindy', 1, GROUND, 6)
      await Promise.all([
        stage.does('NavigateTo', { pos: [-1, GROUND, -1], range: 0 }, 'Alice'),
        stage.does('NavigateTo', { pos: [-1, GROUND, 7], range: 0 }, 'Bob'),
        stage.does('NavigateTo', { pos: [1, GROUND, -1], range: 0 }, 'Cindy'),
      ])
      expect(doorAt(stage)).toContain('open=false')
    })
  })

  it('leads through no door of iron', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await hut(stage, 'iron_door[facing=north]')
      await stage.put('Alice', 0, GROUND, 6)
      const walked = await stage.act('NavigateTo', { pos: [0, GROUND, 0], range: 0 })
      expect(walked).toMatchObject({ ok: false, reason: 'unreachable' })
    })
  })

  it('is left off by an agent that is stopped before it is in the gap, and the door is shut', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await hut(stage, 'oak_door[facing=north]')
      await stage.put('Alice', 0, GROUND, 6)
      const stop = new AbortController()
      const call = { name: 'NavigateTo', args: { pos: [0, GROUND, 0], range: 0 } }
      const walking = stage.episode.avatar('Alice').act(call, { thought: '' }, stop.signal)
      while (!doorAt(stage).includes('open=true')) await stage.episode.clock.sleep(50)
      const stopped = stage.episode.clock.now()
      stop.abort()
      expect(await walking).toMatchObject({ ok: false, reason: 'cancelled' })
      expect(stage.episode.clock.now() - stopped).toBeLessThanOrEqual(300)
      expect(doorAt(stage)).toContain('open=false')
      expect(stage.episode.avatar('Alice').position.z).toBeGreaterThan(4)
    })
  })

  it.each([
    ['back from its first half', 3.9, 4],
    ['on from its second half', 3.3, 2],
  ])('is left by an agent that is stopped in the gap: %s, and the door is shut', async (_, stopAt, cell) => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await hut(stage, 'oak_door[facing=north]')
      await stage.put('Alice', 0, GROUND, 5)
      const stop = new AbortController()
      const call = { name: 'NavigateTo', args: { pos: [0, GROUND, 0], range: 0 } }
      const walking = stage.episode.avatar('Alice').act(call, { thought: '' }, stop.signal)
      while (stage.episode.avatar('Alice').position.z > stopAt) await stage.episode.clock.sleep(50)
      stop.abort()
      expect(await walking).toMatchObject({ ok: false, reason: 'cancelled' })
      expect(doorAt(stage)).toContain('open=false')
      expect(feetOf(stage)).toEqual([0, GROUND, cell])
    })
  })
})
