import { describe, expect, it } from 'vitest'
import { eventsOf } from '../../src/core/journal/events.ts'
import { formatBlock } from '../../src/game/block.ts'
import { onStage, type Stage } from '../support/fast-stage.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

/* Cells out of reach from the ground: the agent climbs a pillar of dirt, stays up while it has work there, and removes it. */

const HIGH = GROUND + 9

const at = ({ server }: Stage, x: number, y: number, z: number) => {
  const block = server.blockAt({ x, y, z })
  return block === undefined ? 'nothing' : formatBlock(block)
}

/** A stone tower in the column (2, 2) up to right below the high cells. */
const tower = (stage: Stage, top = HIGH) => stage.command(`fill 2 ${GROUND} 2 2 ${top - 1} 2 stone`)

async function carry(stage: Stage, item: string, dirt: number): Promise<void> {
  if (dirt > 0) await stage.command(`give Alice dirt ${dirt}`)
  await stage.command(`give Alice ${item} 1`)
  await stage.does('Equip', { item })
}

/** Dirt anywhere above the ground. */
function dirtStanding(stage: Stage): string[] {
  const cells: string[] = []
  for (let x = -10; x <= 10; x++)
    for (let z = -10; z <= 10; z++)
      for (let y = GROUND; y <= GROUND + 16; y++)
        if (/^(dirt|grass_block)/.test(at(stage, x, y, z))) cells.push(`${x},${y},${z}`)
  return cells
}

/** Without work for a while, agents come down from their pillars. */
const rest = ({ episode }: Stage) => episode.clock.sleep(15_000)

const dirtCarried = ({ episode }: Stage) =>
  episode
    .avatar('Alice')
    .observe()
    .inventory.find(({ item }) => item === 'dirt')?.count ?? 0

describe('a cell nine blocks above the ground', () => {
  it.each([
    ['stone', {}, [2, HIGH, 2], 'stone'],
    ['oak_stairs', { facing: 'north', half: 'bottom' }, [2, HIGH, 2], 'facing=north'],
    ['oak_stairs', { facing: 'west', half: 'bottom' }, [2, HIGH, 2], 'facing=west'],
    ['oak_stairs', { facing: 'south', half: 'top' }, [3, HIGH - 1, 2], 'half=top'],
    ['torch', { facing: 'east' }, [3, HIGH - 1, 2], 'wall_torch[facing=east]'],
    ['oak_trapdoor', { facing: 'west', half: 'top' }, [1, HIGH - 1, 2], 'half=top'],
    ['oak_log', { axis: 'x' }, [3, HIGH - 1, 2], 'axis=x'],
    ['barrel', { facing: 'up' }, [2, HIGH, 2], 'facing=up'],
  ] as const)(
    'is filled with %s with %o at %o from a pillar that is removed afterwards',
    async (item, state, pos, wanted) => {
      await onStage({ task: emptyArena() }, async (stage) => {
        await tower(stage)
        await carry(stage, item, 16)
        await stage.does('PlaceBlock', { item, pos, state })
        expect(stage.episode.avatar('Alice').position.y).toBeGreaterThan(GROUND + 1)
        await rest(stage)
        expect(at(stage, ...(pos as unknown as [number, number, number]))).toContain(wanted)
        expect(dirtStanding(stage)).toEqual([])
        expect(dirtCarried(stage)).toBe(16)
        expect(stage.episode.avatar('Alice').position.y).toBe(GROUND)
      })
    },
  )

  it('is refused without dirt, and the refusal states how much is needed', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await tower(stage)
      await carry(stage, 'stone', 2)
      expect(await stage.act('PlaceBlock', { item: 'stone', pos: [2, HIGH, 2] })).toMatchObject({
        ok: false,
        reason: 'no_standing_place',
        detail: expect.stringMatching(/from a pillar of [3-6] dirt at \(-?\d+, -60, -?\d+\); I have 2/),
      })
      expect(eventsOf(stage.log.events, 'block.changed').filter(({ data }) => data.to === 'dirt')).toEqual([])
    })
  })

  it.each([
    [600, { ok: false, reason: 'cancelled' }],
    [1500, { ok: false, reason: 'cancelled' }],
    [3000, { ok: false, reason: 'cancelled' }],
    [5000, { ok: true }],
    [7000, { ok: true }],
  ])('leaves no dirt behind if it is stopped after %i ms, on the way up or down', async (after, outcome) => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await tower(stage, GROUND + 12)
      await carry(stage, 'stone', 16)
      const stop = new AbortController()
      const action = { name: 'PlaceBlock', args: { item: 'stone', pos: [2, GROUND + 12, 2] } }
      const acting = stage.episode.avatar('Alice').act(action, { thought: '' }, stop.signal)
      await stage.episode.clock.sleep(after)
      stop.abort()
      expect(await acting).toMatchObject(outcome)
      await rest(stage)
      expect(dirtStanding(stage)).toEqual([])
      expect(dirtCarried(stage)).toBe(16)
      expect(stage.episode.avatar('Alice').position.y).toBe(GROUND)
    })
  })

  it('is not filled if the way up is blocked meanwhile, and the pillar is removed', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await tower(stage)
      await carry(stage, 'stone', 16)
      const acting = stage.act('PlaceBlock', { item: 'stone', pos: [2, HIGH, 2] })
      while (stage.episode.avatar('Alice').position.y < GROUND + 1) await stage.episode.clock.sleep(50)
      const { x, z } = stage.episode.avatar('Alice').position
      await stage.command(`setblock ${Math.floor(x)} ${GROUND + 4} ${Math.floor(z)} stone`)
      expect(await acting).toMatchObject({ ok: false, reason: 'stuck' })
      await rest(stage)
      expect(dirtStanding(stage)).toEqual([])
      expect(dirtCarried(stage)).toBe(16)
    })
  })

  it('leaves no dirt behind if two agents stand on the same dirt when the work ends', async () => {
    const agents = ['Alice', 'Bob', 'Cindy']
    await onStage({ task: emptyArena(), agents }, async (stage) => {
      const top = GROUND + 7
      await tower(stage, top)
      await carry(stage, 'stone', 16)
      await stage.does('PlaceBlock', { item: 'stone', pos: [2, top, 2] })
      const { x, y, z } = stage.episode.avatar('Alice').position
      expect(dirtStanding(stage)).toHaveLength(y - GROUND)
      await stage.put('Alice', -6, GROUND, -6)
      for (const agent of ['Bob', 'Cindy']) await stage.put(agent, Math.floor(x), y, Math.floor(z))
      await stage.episode.tidyUp()
      expect(dirtStanding(stage)).toEqual([])
    })
  })

  it('is not filled by an agent that was pushed off, which then removes the dirt that it can reach', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await tower(stage)
      await carry(stage, 'stone', 16)
      const acting = stage.act('PlaceBlock', { item: 'stone', pos: [2, HIGH, 2] })
      while (stage.episode.avatar('Alice').position.y < GROUND + 3) await stage.episode.clock.sleep(50)
      await stage.put('Alice', -2, GROUND, -2)
      expect(await acting).toMatchObject({ ok: false, reason: 'stuck' })
      await rest(stage)
      expect(dirtStanding(stage)).toEqual([])
    })
  })

  it('is filled without digging the pillar of a teammate, which comes down safely', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      await tower(stage)
      await carry(stage, 'stone', 16)
      const acting = stage.act('PlaceBlock', { item: 'stone', pos: [2, HIGH, 2] })
      while (stage.episode.avatar('Alice').position.y < GROUND + 2) await stage.episode.clock.sleep(50)
      const { x, z } = stage.episode.avatar('Alice').position
      const mined = stage.act('MineBlock', { pos: [Math.floor(x), GROUND, Math.floor(z)] }, 'Bob')
      expect(await acting).toMatchObject({ ok: true })
      expect(await mined).toMatchObject({ ok: false, reason: 'not_found' })
      expect(at(stage, 2, HIGH, 2)).toBe('stone')
      expect(dirtStanding(stage)).toEqual([])
      expect(stage.episode.avatar('Alice').observe().health).toBe(20)
    })
  })

  it('is filled from a different column than the one of a teammate', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      await tower(stage)
      await carry(stage, 'stone', 16)
      await stage.put('Alice', 2, GROUND, 1)
      await stage.put('Bob', 2, GROUND, 1)
      await stage.does('PlaceBlock', { item: 'stone', pos: [2, HIGH, 2] })
      await rest(stage)
      expect(at(stage, 2, HIGH, 2)).toBe('stone')
      expect(dirtStanding(stage)).toEqual([])
    })
  })

  it('leaves dirt that is out of reach after a fall, which is taken away in the end', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await tower(stage, GROUND + 14)
      await carry(stage, 'stone', 32)
      const acting = stage.act('PlaceBlock', { item: 'stone', pos: [2, GROUND + 14, 2] })
      while (stage.episode.avatar('Alice').position.y < GROUND + 8) await stage.episode.clock.sleep(50)
      await stage.put('Alice', -2, GROUND, -2)
      expect(await acting).toMatchObject({ ok: false })
      await rest(stage)
      expect(dirtStanding(stage).length).toBeGreaterThan(0)
      await stage.episode.tidyUp()
      expect(dirtStanding(stage)).toEqual([])
    })
  })
})

describe('scaffold that no agent still uses', () => {
  /** Lets Alice climb beside towers, from where she is called back into the world without her pillars. */
  async function abandonPillars(stage: Stage, places: readonly (readonly [x: number, z: number])[]) {
    for (const [x, z] of places) {
      await stage.command(`fill ${x} ${GROUND} ${z} ${x} ${GROUND + 13} ${z} stone`)
      await stage.put('Alice', x + 1, GROUND, z)
      await carry(stage, 'stone', 32)
      const acting = stage.act('PlaceBlock', { item: 'stone', pos: [x, GROUND + 14, z] })
      while (stage.episode.avatar('Alice').position.y < GROUND + 8) await stage.episode.clock.sleep(50)
      await stage.episode.rejoin('Alice')
      expect(await acting).toMatchObject({ ok: false })
    }
  }

  it('is removed by all agents at a time, also where grass has grown on it, and the journal says by whom', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob', 'Cindy'] }, async (stage) => {
      await abandonPillars(stage, [
        [-6, -6],
        [6, -6],
        [6, 6],
      ])
      const [first] = dirtStanding(stage)
      const [x, y, z] = (first ?? '').split(',').map(Number)
      await stage.command(`setblock ${x} ${y} ${z} grass_block`)
      const standing = dirtStanding(stage).length
      await stage.episode.tidyUp()
      expect(dirtStanding(stage)).toEqual([])
      const { events } = stage.log
      expect(eventsOf(events, 'work.ended')[0]?.data.scaffold).toBe(standing)
      expect(eventsOf(events, 'scaffold.left')).toEqual([])
      const works = eventsOf(events, 'tidying.finished')
      expect(new Set(works.map(({ data }) => data.agent)).size).toBe(3)
      expect(works.reduce((sum, { data }) => sum + data.removed, 0)).toBeGreaterThanOrEqual(standing)
      // Each of them began before the first one had ended.
      const firstEnd = works[0]?.t ?? 0
      expect(works.filter(({ data }) => data.startedAt < firstEnd).length).toBeGreaterThanOrEqual(3)
    })
  })

  it('is dug from below by teammates once the work is over, which brings down its owner sooner and unhurt', async () => {
    const lasts = async (agents: string[]) => {
      let ms = 0
      await onStage({ task: emptyArena(), agents }, async (stage) => {
        await tower(stage, GROUND + 11)
        await carry(stage, 'stone', 32)
        await stage.does('PlaceBlock', { item: 'stone', pos: [2, GROUND + 11, 2] })
        const { x, y, z } = stage.episode.avatar('Alice').position
        expect(y).toBeGreaterThanOrEqual(GROUND + 5)
        for (const agent of agents.slice(1))
          await stage.put(agent, Math.floor(x) + 1, GROUND, Math.floor(z) + 1)
        const standing = dirtStanding(stage).length
        const began = stage.episode.clock.now()
        await stage.episode.tidyUp()
        ms = stage.episode.clock.now() - began
        expect(dirtStanding(stage)).toEqual([])
        expect(stage.episode.avatar('Alice').observe().health).toBe(20)
        const works = eventsOf(stage.log.events, 'tidying.finished')
        expect(works.reduce((sum, { data }) => sum + data.removed, 0)).toBe(standing)
      })
      return ms
    }
    expect(await lasts(['Alice', 'Bob', 'Cindy'])).toBeLessThan((await lasts(['Alice'])) - 1000)
  })

  it('is removed during the work by an agent without work, up to where it is called away', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      await abandonPillars(stage, [[-6, -6]])
      const standing = dirtStanding(stage).length
      const work = new AbortController()
      const tidying = stage.episode.avatar('Bob').tidy(work.signal)
      while (dirtStanding(stage).length > standing - 2) await stage.episode.clock.sleep(50)
      work.abort()
      expect(await tidying).toBe(true)
      expect(dirtStanding(stage).length).toBeGreaterThan(0)
      while (await stage.episode.avatar('Bob').tidy(new AbortController().signal));
      await rest(stage)
      expect(dirtStanding(stage)).toEqual([])
    })
  })
})

describe('an agent on a pillar', () => {
  it('stays up for the next cell that it reaches from there', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await tower(stage)
      await carry(stage, 'stone', 16)
      await stage.command('give Alice stone 3')
      await stage.does('PlaceBlock', { item: 'stone', pos: [2, HIGH, 2] })
      const up = stage.episode.avatar('Alice').position.y
      const began = stage.episode.clock.now()
      for (const pos of [
        [2, HIGH, 3],
        [2, HIGH + 1, 2],
      ])
        await stage.does('PlaceBlock', { item: 'stone', pos })
      expect(stage.episode.avatar('Alice').position.y).toBeGreaterThanOrEqual(up)
      expect(stage.episode.clock.now() - began).toBeLessThan(5000)
      await rest(stage)
      expect(dirtStanding(stage)).toEqual([])
    })
  })

  it('comes down before it walks where no way leads from up there', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await tower(stage)
      await carry(stage, 'stone', 16)
      await stage.does('PlaceBlock', { item: 'stone', pos: [2, HIGH, 2] })
      await stage.does('NavigateTo', { pos: [-6, GROUND, -6], range: 1 })
      expect(dirtStanding(stage)).toEqual([])
    })
  })
})

describe('a cell without a neighbour', () => {
  it.each([
    ['oak_log', { axis: 'x' }, [3, GROUND, 3], 'axis=x'],
    ['stone', {}, [3, GROUND + 3, 3], 'stone'],
    ['oak_slab', { type: 'top' }, [3, GROUND + 9, 3], 'type=top'],
    ['stone', {}, [3, GROUND + 14, 3], 'stone'],
  ] as const)(
    'is filled with %s with %o at %o against dirt that is dug again',
    async (item, state, pos, wanted) => {
      await onStage({ task: emptyArena() }, async (stage) => {
        await carry(stage, item, 24)
        await stage.does('PlaceBlock', { item, pos, state })
        await rest(stage)
        expect(at(stage, ...(pos as unknown as [number, number, number]))).toContain(wanted)
        expect(dirtStanding(stage)).toEqual([])
      })
    },
  )

  it('is refused without dirt, and the refusal states how much is needed', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await carry(stage, 'stone', 0)
      expect(await stage.act('PlaceBlock', { item: 'stone', pos: [3, GROUND + 2, 3] })).toMatchObject({
        reason: 'no_support',
        missing: [{ item: 'dirt', count: 2 }],
      })
    })
  })

  it('is refused if the block would break without a neighbour', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await carry(stage, 'torch', 16)
      const torch = { item: 'torch', pos: [3, GROUND + 2, 3], state: { facing: 'east' } }
      expect(await stage.act('PlaceBlock', torch)).toMatchObject({ reason: 'no_support' })
    })
  })
})

describe('a roof without stairs', () => {
  it('is walked on: one pillar beside it is enough for cells far from its edge', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`fill -6 ${GROUND} -6 6 ${GROUND + 7} 6 stone`)
      await stage.put('Alice', 8, GROUND, 0)
      await carry(stage, 'torch', 24)
      await stage.does('PlaceBlock', { item: 'torch', pos: [0, GROUND + 8, 0] })
      await rest(stage)
      expect(at(stage, 0, GROUND + 8, 0)).toBe('torch')
      expect(dirtStanding(stage)).toEqual([])
      expect(stage.episode.avatar('Alice').position.y).toBe(GROUND)
    })
  })
})

describe('a block out of reach from the ground', () => {
  it('is mined from a pillar, which is taken away again', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`setblock 3 ${GROUND + 8} 3 dirt`)
      await carry(stage, 'stone', 16)
      await stage.does('MineBlock', { pos: [3, GROUND + 8, 3], discard: true })
      await rest(stage)
      expect(at(stage, 3, GROUND + 8, 3)).toBe('air')
      expect(dirtStanding(stage)).toEqual([])
    })
  })
})
