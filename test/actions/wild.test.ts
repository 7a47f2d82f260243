import { describe, expect, it } from 'vitest'
import { eventsOf } from '../../src/core/journal/events.ts'
import { onStage, type Stage } from '../support/fast-stage.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

/* Agents' behaviour in an unknown world, on small worlds made by commands. */

const at = (x: number, y: number, z: number) => `${x} ${GROUND + y} ${z}`
const fill = (stage: Stage, from: [number, number, number], to: [number, number, number], block: string) =>
  stage.command(`fill ${at(...from)} ${at(...to)} ${block}`)
/** Height at which agents look for diamonds. */
const DIAMOND_HEIGHT = -53
/** Below it is underground. */
const SURFACE = 60
const carries = ({ episode }: Stage, item: string) => episode.avatar('Alice').carries(item)

describe('Explore', () => {
  it('finds ore that can be seen, and goes to it', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await fill(stage, [9, 0, 2], [9, 3, 8], 'stone')
      await stage.command(`setblock ${at(9, 1, 5)} iron_ore`)
      expect(await stage.does('Explore', { item: 'raw_iron' })).toEqual({
        found: 'iron_ore',
        position: { x: 9, y: GROUND + 1, z: 5 },
      })
      const { x, z } = stage.episode.avatar('Alice').position
      expect(Math.abs(x - 9.5) + Math.abs(z - 5.5)).toBeLessThan(3.5)
    })
  })

  it('does not see through rock what the client knows', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await fill(stage, [7, 0, 2], [11, 4, 8], 'stone')
      await stage.command(`setblock ${at(9, 1, 5)} diamond_ore`)
      await stage.command(`setblock ${at(3, 0, 3)} coal_ore`)
      expect(await stage.does('Explore', { item: 'coal' })).toMatchObject({ found: 'coal_ore' })
      const refusal = await stage.act('MineBlock', { item: 'diamond', amount: 1 })
      expect(refusal).toMatchObject({ ok: false, reason: 'not_found' })
    })
  })

  it('looks into the walls of its tunnel by holes, so that it finds ore an arm’s length beside it', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      const y = DIAMOND_HEIGHT - GROUND
      await fill(stage, [0, y - 3, 0], [16, y + 3, 14], 'stone')
      await fill(stage, [2, y, 6], [2, y + 1, 6], 'air')
      await stage.command(`setblock ${at(8, y + 1, 11)} diamond_ore`)
      for (const item of ['iron_pickaxe', 'stone_pickaxe 2']) await stage.command(`give Alice ${item}`)
      await stage.put('Alice', 2, DIAMOND_HEIGHT, 6)
      expect(await stage.does('Explore', { item: 'diamond' })).toEqual({
        found: 'diamond_ore',
        position: { x: 8, y: DIAMOND_HEIGHT + 1, z: 11 },
      })
    })
  })

  it('puts torches up along its tunnel, so that nothing appears in the dark behind it', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      const y = DIAMOND_HEIGHT - GROUND
      await fill(stage, [0, y - 3, 0], [34, y + 3, 14], 'stone')
      await fill(stage, [0, SURFACE - GROUND, 0], [34, SURFACE - GROUND, 14], 'stone')
      await fill(stage, [2, y, 6], [2, y + 1, 6], 'air')
      await stage.command(`setblock ${at(30, y + 1, 11)} diamond_ore`)
      for (const item of ['iron_pickaxe', 'stone_pickaxe 2', 'torch 4'])
        await stage.command(`give Alice ${item}`)
      await stage.put('Alice', 2, DIAMOND_HEIGHT, 6)
      await stage.does('Explore', { item: 'diamond' })
      const lit = Array.from({ length: 34 }, (_, x) => x).filter(
        (x) => stage.server.blockAt({ x, y: DIAMOND_HEIGHT, z: 6 })?.name === 'torch',
      )
      expect(lit).toHaveLength(2)
      expect(carries(stage, 'torch')).toBe(2)
    })
  })

  it('runs at what shoots at it, and goes on', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      for (const command of ['time set 18000', 'difficulty easy', 'give Alice iron_sword'])
        await stage.command(command)
      await stage.command(`summon skeleton ${at(10, 0, 10)}`)
      await stage.command(`setblock ${at(2, 0, 12)} coal_ore`)
      await stage.does('Explore', { item: 'coal' })
      await stage.episode.clock.sleep(1500)
      expect(stage.episode.avatar('Alice').observe().health).toBeGreaterThan(8)
      const around = await stage.does('ScanEntities', { item: 'skeleton', distance: 32 })
      expect(around).toMatchObject({ nearest: null })
    })
  })

  it('refuses what nothing in the wild gives', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      const refusal = await stage.act('Explore', { item: 'iron_sword' })
      expect(refusal).toMatchObject({ ok: false, reason: 'not_found' })
    })
  })
})

describe('MineBlock for an item', () => {
  it('follows a vein and leaves the rest of the rock', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command('give Alice stone_pickaxe')
      await fill(stage, [6, 0, 2], [9, 3, 8], 'stone')
      for (const x of [6, 7, 8]) await stage.command(`setblock ${at(x, 1, 5)} iron_ore`)
      const mined = await stage.does('MineBlock', { item: 'raw_iron', amount: 3 })
      expect(mined).toMatchObject({ left: 0 })
      expect(carries(stage, 'raw_iron')).toBe(3)
      expect(stage.server.blockAt({ x: 9, y: GROUND + 1, z: 7 })?.name).toBe('stone')
    })
  })

  it('digs down through the soil to rock', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command('give Alice wooden_pickaxe')
      await fill(stage, [2, 0, 2], [10, 4, 10], 'stone')
      await fill(stage, [2, 5, 2], [10, 6, 10], 'dirt')
      await stage.put('Alice', 6, GROUND + 7, 6)
      await stage.does('MineBlock', { item: 'cobblestone', amount: 6 })
      expect(carries(stage, 'cobblestone')).toBeGreaterThanOrEqual(6)
      expect(stage.server.blockAt({ x: 2, y: GROUND + 4, z: 2 })?.name).toBe('stone')
    })
  })

  it('says what it has gained where there is less than was asked for', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      for (const up of [0, 1, 2]) await stage.command(`setblock ${at(4, up, 4)} birch_log`)
      expect(await stage.does('MineBlock', { item: 'birch_log', amount: 9 })).toMatchObject({
        gained: [{ item: 'birch_log', count: 3 }],
      })
    })
  })
})

describe('DigTo', () => {
  it('digs through a wall, and lets no lava out', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command('give Alice stone_pickaxe')
      await fill(stage, [6, 0, 0], [6, 5, 12], 'stone')
      await fill(stage, [7, 0, 0], [12, 5, 12], 'stone')
      await fill(stage, [9, 1, 5], [10, 2, 7], 'lava')
      await fill(stage, [11, 0, 9], [12, 2, 12], 'air')
      await stage.does('DigTo', { pos: [12, GROUND, 11] })
      const { x, z } = stage.episode.avatar('Alice').position
      expect(Math.hypot(x - 12.5, z - 11.5)).toBeLessThan(2)
      for (const y of [1, 2]) expect(stage.server.blockAt({ x: 9, y: GROUND + y, z: 5 })?.name).toBe('lava')
      expect(stage.server.blockAt({ x: 8, y: GROUND + 1, z: 6 })?.name).toBe('stone')
      expect(stage.episode.avatar('Alice').observe().health).toBe(20)
    })
  })

  it('takes what the agent has lost there by a death, of which the journal says the cause', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command('gamerule keepInventory false')
      for (const item of ['iron_pickaxe', 'raw_iron 5']) await stage.command(`give Alice ${item}`)
      await stage.put('Alice', 12, GROUND, 12)
      await stage.command('kill Alice')
      await stage.episode.rejoin('Alice')
      expect(stage.episode.avatar('Alice').items()).toEqual([])
      await stage.put('Alice', 2, GROUND, 2)
      const position = { x: 12, y: GROUND, z: 12 }
      expect(eventsOf(stage.log.events, 'agent.died').map(({ data }) => data)).toEqual([
        { agent: 'Alice', position, cause: 'fell out of the world' },
      ])
      expect(await stage.does('DigTo', { pos: [12, GROUND, 12] })).toMatchObject({
        gained: expect.arrayContaining([
          { item: 'iron_pickaxe', count: 1 },
          { item: 'raw_iron', count: 5 },
        ]),
      })
    })
  })

  it('climbs out of a pit with blocks that it carries', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command('give Alice cobblestone 16')
      await fill(stage, [4, 0, 4], [8, 5, 8], 'obsidian')
      await fill(stage, [6, 0, 6], [6, 5, 6], 'air')
      await stage.put('Alice', 6, GROUND, 6)
      await stage.does('DigTo', { pos: [6, GROUND + 6, 5] })
      expect(stage.episode.avatar('Alice').position.y).toBeGreaterThanOrEqual(GROUND + 5.5)
    })
  })
})

describe('a crafting table that is carried', () => {
  it('is put down to work at, and taken along when the agent goes exploring', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      for (const item of ['crafting_table', 'oak_planks 3', 'stick 2'])
        await stage.command(`give Alice ${item}`)
      await stage.does('Craft', { item: 'wooden_pickaxe', amount: 1 })
      expect(carries(stage, 'crafting_table')).toBe(0)
      await stage.command(`setblock ${at(9, 0, 9)} coal_ore`)
      await stage.does('Explore', { item: 'coal' })
      expect(carries(stage, 'crafting_table')).toBe(1)
    })
  })
})

describe('Eat and Sleep', () => {
  it('say why they cannot: nothing to eat, no hunger, no bed', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      expect(await stage.act('Eat', {})).toMatchObject({ ok: false, reason: 'missing_item' })
      await stage.command('give Alice bread 2')
      expect(await stage.act('Eat', {})).toMatchObject({ ok: false, reason: 'no_effect' })
      expect(await stage.act('Sleep', {})).toMatchObject({ ok: false, reason: 'needs_station' })
    })
  })

  it('fill the stomach, and pass the night in a bed that is carried', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command('give Alice bread 2')
      await stage.command('difficulty easy')
      await stage.command('effect give Alice hunger 20 100')
      await stage.episode.clock.sleep(12_000)
      await stage.command('effect clear Alice')
      const hungry = stage.episode.avatar('Alice').observe().food
      expect(hungry).toBeLessThan(20)
      expect(await stage.does('Eat', { item: 'bread' })).toMatchObject({ food: Math.min(20, hungry + 5) })
      await stage.command('give Alice white_bed')
      await stage.command('time set 14000')
      await stage.command('gamerule doDaylightCycle true')
      await stage.does('Sleep', {})
    })
  })
})
