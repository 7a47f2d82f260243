import { describe, expect, it } from 'vitest'
import { GAME_VERSIONS } from '../../src/game/version.ts'
import type { GatheringTask } from '../../src/scenario/gathering/gathering.ts'
import { onStage } from '../support/fast-stage.ts'
import { emptyArena, emptyArenaIn, GROUND } from '../support/tasks.ts'

/* Obtaining items by digging, hunting, milking, smelting and hand-overs. */

describe('MineBlock', () => {
  it('picks up drops and reports them', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`setblock 4 ${GROUND} 3 oak_log`)
      expect(await stage.does('MineBlock', { pos: [4, GROUND, 3] })).toMatchObject({
        gained: [{ item: 'oak_log', count: 1 }],
        left: 0,
      })
      expect(stage.episode.avatar('Alice').carries('oak_log')).toBe(1)
    })
  })

  it('harvests blocks that break instantly: ripe potatoes on farmland, and cane from above', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`setblock 3 ${GROUND} 0 farmland`)
      await stage.command(`setblock 3 ${GROUND + 1} 0 potatoes[age=7]`)
      await stage.command(`setblock 2 ${GROUND} 4 water`)
      await stage.command(`setblock 3 ${GROUND} 4 dirt`)
      for (const up of [1, 2, 3]) await stage.command(`setblock 3 ${GROUND + up} 4 sugar_cane`)
      await stage.does('MineBlock', { pos: [3, GROUND + 1, 0] })
      expect(stage.episode.avatar('Alice').carries('potato')).toBeGreaterThan(0)
      await stage.does('MineBlock', { pos: [3, GROUND + 3, 4] })
      expect(stage.episode.avatar('Alice').carries('sugar_cane')).toBe(1)
    })
  })

  it('gets the highest log of a tree from the ground', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`setblock 4 ${GROUND + 4} 4 oak_log`)
      expect(await stage.does('MineBlock', { pos: [4, GROUND + 4, 4] })).toMatchObject({ left: 0 })
      expect(stage.episode.avatar('Alice').carries('oak_log')).toBe(1)
    })
  })

  it('picks up items that fell into a hole, and reports a full inventory', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      for (const up of [0, 1]) await stage.command(`setblock 4 ${GROUND + up} 0 dirt`)
      expect(await stage.does('MineBlock', { pos: [4, GROUND, 0] })).toMatchObject({ left: 0 })
      await stage.command('give Alice stone 2304')
      await stage.command(`setblock 2 ${GROUND} 2 oak_log`)
      expect(await stage.does('MineBlock', { pos: [2, GROUND, 2] })).toMatchObject({ gained: [], left: 1 })
    })
  })

  it('picks up items where the block is already gone', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`summon item 3 ${GROUND} 3 {Item:{id:"minecraft:egg",Count:1b}}`)
      expect(await stage.does('MineBlock', { pos: [3, GROUND, 3] })).toMatchObject({
        block: null,
        gained: [{ item: 'egg', count: 1 }],
      })
    })
  })
})

describe('Attack', () => {
  it('goes through the closed gate of a pasture to what it hunts, and to what that drops', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      for (const [from, to] of [
        ['4 {} -3', '10 {} -3'],
        ['4 {} 3', '10 {} 3'],
        ['4 {} -3', '4 {} 3'],
        ['10 {} -3', '10 {} 3'],
      ] as const) {
        const at = (corner: string) => corner.replace('{}', String(GROUND))
        await stage.command(`fill ${at(from)} ${at(to)} oak_fence`)
      }
      await stage.command(`setblock 10 ${GROUND} 0 oak_fence_gate[facing=east]`)
      await stage.command(`summon cow 7 ${GROUND} 0 {NoAI:1b}`)
      await stage.command(`tp Alice 1 ${GROUND} 0`)
      expect(await stage.does('Attack', { target: 'cow' })).toMatchObject({ killed: true, left: 0 })
      expect(stage.episode.avatar('Alice').carries('beef')).toBeGreaterThan(0)
    })
  })

  it('names what it has to dig away where a pen has no gate, and comes in there', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      const at = (x: number, z: number, up = 0) => `${x} ${GROUND + up} ${z}`
      for (const [from, to] of [
        [at(4, -3), at(10, -3, 1)],
        [at(4, 3), at(10, 3, 1)],
        [at(4, -3), at(4, 3, 1)],
        [at(10, -3), at(10, 3, 1)],
      ])
        await stage.command(`fill ${from} ${to} oak_fence`)
      await stage.command(`summon cow 8 ${GROUND} 0 {NoAI:1b}`)
      await stage.command(`tp Alice 1 ${GROUND} 0`)
      const barriers = [0, 1].map((up) => ({ x: 4, y: GROUND + up, z: 0 }))
      expect(await stage.act('Attack', { target: 'cow' })).toMatchObject({ reason: 'unreachable', barriers })
      for (const { x, y, z } of barriers) await stage.does('MineBlock', { pos: [x, y, z], discard: true })
      expect(await stage.does('Attack', { target: 'cow' })).toMatchObject({ killed: true })
    })
  })

  it('hunts a cow until it is dead, and picks up the beef', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`summon cow 3 ${GROUND} 0`)
      expect(await stage.does('Attack', { target: 'cow' })).toMatchObject({ killed: true })
      expect(stage.episode.avatar('Alice').carries('beef')).toBeGreaterThan(0)
      expect(await stage.act('Attack', { target: 'cow' })).toMatchObject({ ok: false, reason: 'not_found' })
    })
  })

  it('does not attack teammates', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      await stage.put('Bob', 2, GROUND, 2)
      expect(await stage.act('Attack', { target: 'Bob' })).toMatchObject({
        ok: false,
        reason: 'invalid_arguments',
      })
    })
  })
})

describe('UseOn', () => {
  it('reports what it obtained: milk, and the wool of a sheep', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`summon cow 2 ${GROUND} 2`)
      await stage.command('give Alice bucket 1')
      await stage.does('Equip', { item: 'bucket' })
      expect(await stage.does('UseOn', { target: 'cow' })).toMatchObject({
        gained: [{ item: 'milk_bucket', count: 1 }],
      })
      await stage.command(`summon sheep 2 ${GROUND} -2`)
      await stage.command('give Alice shears 1')
      await stage.does('Equip', { item: 'shears' })
      const { gained } = (await stage.does('UseOn', { target: 'sheep' })) as { gained: { item: string }[] }
      expect(gained[0]?.item).toMatch(/_wool$/)
    })
  })
})

describe('Smelt', () => {
  it('burns no more fuel than necessary', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`setblock 3 ${GROUND} 3 furnace`)
      await stage.command('give Alice potato 2')
      await stage.command('give Alice coal 4')
      await stage.does('Smelt', { item: 'potato', amount: 2, fuel: 'coal' })
      expect(stage.episode.avatar('Alice').observe().inventory).toEqual(
        expect.arrayContaining([
          { item: 'coal', count: 3 },
          { item: 'baked_potato', count: 2 },
        ]),
      )
    })
  })

  it('takes out the leftovers of an interrupted smelting without losing any', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      await stage.command(`setblock 3 ${GROUND} 3 furnace`)
      await stage.command(`item replace block 3 ${GROUND} 3 container.0 with rabbit 1`)
      await stage.command('give Alice potato 1')
      await stage.command('give Alice coal 1')
      await stage.does('Smelt', { item: 'potato', amount: 1, fuel: 'coal' })
      expect(stage.episode.avatar('Alice').carries('baked_potato')).toBe(1)
      expect(stage.episode.avatar('Alice').carries('rabbit')).toBe(1)
    })
  })
})

describe('Handover', () => {
  it('works right next to the other agent by stepping back first', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      await stage.put('Alice', 5, GROUND, 5)
      await stage.put('Bob', 6, GROUND, 5)
      await stage.command('give Alice egg 1')
      await stage.does('Handover', { item: 'egg', agent: 'Bob', amount: 1 })
      expect([
        stage.episode.avatar('Alice').carries('egg'),
        stage.episode.avatar('Bob').carries('egg'),
      ]).toEqual([0, 1])
    })
  })
})

describe('the journal', () => {
  it('records what agents carry, at most once per tick', async () => {
    const task: GatheringTask = {
      ...emptyArena(),
      scenario: 'gathering',
      gathering: { obtain: [{ item: 'egg', count: 2 }], animals: [] },
    }
    await onStage({ task }, async (stage) => {
      await stage.command('give Alice egg 2')
      await stage.command('give Alice stick 1')
      stage.episode.conclude({ outcome: 'success', reason: '' })
      const recorded = stage.log.events.flatMap(({ type, data }) => (type === 'items.changed' ? [data] : []))
      expect(recorded).toEqual([
        { agent: 'Alice', items: [{ item: 'egg', count: 2 }] },
        {
          agent: 'Alice',
          items: [
            { item: 'egg', count: 2 },
            { item: 'stick', count: 1 },
          ],
        },
      ])
      expect(stage.episode.progress()).toMatchObject({ done: 2, of: 2 })
      expect(stage.log.events.at(-1)?.type).toBe('episode.finished')
    })
  })
})

describe('an agent that was kicked', () => {
  it.each(GAME_VERSIONS)('comes back with its items, in %s', async (version) => {
    const { task } = emptyArenaIn(version)
    await onStage({ task }, async (stage) => {
      await stage.command('give Alice bread 5')
      await stage.command('give Alice iron_pickaxe 1')
      await stage.command('kick Alice')
      expect(await stage.episode.rejoin('Alice')).toBe(true)
      await stage.episode.clock.sleep(500)
      expect([
        stage.episode.avatar('Alice').carries('bread'),
        stage.episode.avatar('Alice').carries('iron_pickaxe'),
      ]).toEqual([5, 1])
    })
  })
})
