import { describe, expect, it } from 'vitest'
import { onStage, type Stage } from '../support/fast-stage.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

const chest = [4, GROUND, 0]

describe('containers', () => {
  it('CheckContainer lists what a chest holds', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      expect(await stage.does('CheckContainer', { container: chest })).toEqual({
        items: [
          { item: 'oak_planks', count: 64 },
          { item: 'torch', count: 3 },
        ],
      })
    })
  })

  it('WithdrawItem takes the amount and leaves the rest', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.does('WithdrawItem', { container: chest, item: 'oak_planks', amount: 10 })
      expect(stage.episode.avatar('Alice').observe().inventory).toEqual([{ item: 'oak_planks', count: 10 }])
      const { items } = (await stage.does('CheckContainer', { container: chest })) as { items: unknown[] }
      expect(items).toContainEqual({ item: 'oak_planks', count: 54 })
    })
  })

  it('WithdrawItem takes no more time for the next item out of the container that the agent looks at', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      const took: number[] = []
      for (const item of ['oak_planks', 'torch']) {
        const began = stage.episode.clock.now()
        await stage.does('WithdrawItem', { container: chest, item, amount: 2 })
        took.push(stage.episode.clock.now() - began)
      }
      expect(took[0]).toBeGreaterThan(0)
      expect(took[1]).toBe(0)
    })
  })

  it('WithdrawItem takes nothing if there is not enough, and reports what there is', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      const result = await stage.act('WithdrawItem', { container: chest, item: 'torch', amount: 4 })
      expect(result).toMatchObject({ ok: false, reason: 'missing_item' })
      expect(result).toHaveProperty('detail', expect.stringContaining('3 torch'))
      expect(stage.episode.avatar('Alice').observe().inventory).toEqual([])
    })
  })

  it('refuses a block that is not a container, and one that is too far away', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      const dirt = await stage.act('CheckContainer', { container: [0, GROUND - 1, 0] })
      expect(dirt).toMatchObject({ ok: false, reason: 'not_found' })
      await stage.put('Alice', -9, GROUND, -9)
      expect(await stage.act('CheckContainer', { container: chest })).toMatchObject({
        ok: false,
        reason: 'too_far',
      })
    })
  })

  it('lets three agents take from one chest at once without losing an item', async () => {
    const agents = ['Alice', 'Bob', 'Cindy']
    await onStage({ task: emptyArena(), agents }, async (stage) => {
      await Promise.all(
        agents.map((agent) =>
          stage.does('WithdrawItem', { container: chest, item: 'oak_planks', amount: 20 }, agent),
        ),
      )
      for (const agent of agents) {
        expect(stage.episode.avatar(agent).observe().inventory).toEqual([{ item: 'oak_planks', count: 20 }])
      }
      const { items } = (await stage.does('CheckContainer', { container: chest })) as { items: unknown[] }
      expect(items).toContainEqual({ item: 'oak_planks', count: 4 })
    })
  })
})

describe('an item on the ground', () => {
  const lay = (stage: Stage, x: number, z: number) =>
    stage.command(`summon item ${x} ${GROUND} ${z} {Item:{id:"minecraft:egg",Count:2b},PickupDelay:0s}`)

  it.each([
    [2.5, 3.5],
    [2.05, 3.95],
    [2.9, 3.1],
  ])('is picked up by going to its cell with range 0, wherever it lies in it: %d, %d', async (x, z) => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await lay(stage, x, z)
      await stage.does('NavigateTo', { pos: [2, GROUND, 3], range: 0 })
      expect(stage.episode.avatar('Alice').observe().inventory).toEqual([{ item: 'egg', count: 2 }])
    })
  })

  it('stays there for an agent that goes near it only', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await lay(stage, 6.5, 3.5)
      await stage.does('NavigateTo', { pos: [6, GROUND, 3], range: 4 })
      expect(stage.episode.avatar('Alice').observe().inventory).toEqual([])
    })
  })
})

describe('Equip', () => {
  it('takes an item into the hand, or reports what the agent carries if the item is missing', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command('give Alice stone 2')
      await stage.command('give Alice dirt 2')
      await stage.does('Equip', { item: 'dirt' })
      expect(stage.episode.avatar('Alice').observe().held).toBe('dirt')
      const result = await stage.act('Equip', { item: 'diamond' })
      expect(result).toMatchObject({ ok: false, reason: 'missing_item' })
      expect(result).toHaveProperty('detail', expect.stringContaining('2 stone'))
    })
  })
})

describe('Handover', () => {
  it('gives items to another agent', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      await stage.put('Bob', 4, GROUND, 4)
      await stage.command('give Alice bread 5')
      await stage.does('Handover', { item: 'bread', agent: 'Bob', amount: 3 })
      expect(stage.episode.avatar('Bob').observe().inventory).toEqual([{ item: 'bread', count: 3 }])
      expect(stage.episode.avatar('Alice').observe().inventory).toEqual([{ item: 'bread', count: 2 }])
    })
  })

  it('gives several kinds of items in one go, or none of them', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      await stage.put('Bob', 4, GROUND, 4)
      await stage.command('give Alice bread 2')
      const both = { item: 'bread', agent: 'Bob', amount: 2, more: [{ item: 'egg', amount: 1 }] }
      expect(await stage.act('Handover', both)).toMatchObject({
        reason: 'missing_item',
        missing: [{ item: 'egg', count: 1 }],
      })
      await stage.command('give Alice egg 1')
      await stage.does('Handover', both)
      expect(stage.episode.avatar('Alice').observe().inventory).toEqual([])
      expect(stage.episode.avatar('Bob').observe().inventory).toHaveLength(2)
    })
  })

  it('throws past the corner of a block in between', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      await stage.command(`setblock 3 ${GROUND} 3 crafting_table`)
      await stage.command(`tp Bob 3.5 ${GROUND} 4.5`)
      await stage.command(`tp Alice 1.54 ${GROUND} 3.3`)
      await stage.command('give Alice milk_bucket 1')
      await stage.does('Handover', { item: 'milk_bucket', agent: 'Bob', amount: 1 })
      expect(stage.episode.avatar('Bob').observe().inventory).toEqual([{ item: 'milk_bucket', count: 1 }])
    })
  })

  it('refuses an unknown agent and items that the agent does not have', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      await stage.put('Bob', 3, GROUND, 3)
      const handover = (agent: string) => stage.act('Handover', { item: 'bread', agent, amount: 1 })
      expect(await handover('Nobody')).toMatchObject({ ok: false, reason: 'not_found' })
      expect(await handover('Bob')).toMatchObject({ ok: false, reason: 'missing_item' })
    })
  })
})

describe('Craft', () => {
  it('crafts by hand: planks from logs', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command('give Alice oak_log 2')
      expect(await stage.does('Craft', { item: 'oak_planks', amount: 6 })).toEqual({
        item: 'oak_planks',
        amount: 8,
      })
    })
  })

  it('crafts at a nearby table: a pickaxe', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`setblock 3 ${GROUND} 3 crafting_table`)
      await stage.command('give Alice oak_planks 3')
      await stage.command('give Alice stick 2')
      await stage.does('Craft', { item: 'wooden_pickaxe', amount: 1 })
      expect(stage.episode.avatar('Alice').observe().inventory).toEqual([
        { item: 'wooden_pickaxe', count: 1 },
      ])
    })
  })

  it('names the missing ingredients, or the missing table', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      const bare = await stage.act('Craft', { item: 'wooden_pickaxe', amount: 1 })
      expect(bare).toMatchObject({ ok: false, reason: 'missing_ingredients' })
      expect(bare).toHaveProperty('detail', expect.stringContaining('2 stick'))
      await stage.command('give Alice oak_planks 3')
      await stage.command('give Alice stick 2')
      const tableless = await stage.act('Craft', { item: 'wooden_pickaxe', amount: 1 })
      expect(tableless).toMatchObject({ ok: false, reason: 'needs_station' })
      expect(await stage.act('Craft', { item: 'unobtainium', amount: 1 })).toMatchObject({
        reason: 'not_found',
      })
    })
  })
})
