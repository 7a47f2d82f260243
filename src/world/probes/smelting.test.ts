import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { named, Stage, up } from '../testing/stage.ts'

const RAW_IRON = named('raw_iron', 'iron_ore')

describe('bots with furnaces', () => {
  let stage: Stage
  let bot: Bot
  let other: Bot

  beforeAll(async () => {
    stage = await Stage.open()
    bot = await stage.join('Alice')
    other = await stage.join('Bob')
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    stage.reset()
    stage.command(`tp Bob 12.5 ${up(-60)} 8.5`)
    await stage.ticks(5)
  })

  const id = (name: string) => bot.registry.itemsByName[name]?.id ?? -1
  const open = async (who: Bot) => {
    const block = who.blockAt(new Vec3(10, up(-60), 8))
    if (!block) throw new Error('no block')
    return stage.run(who.openFurnace(block))
  }
  const build = async (name: string, ...gifts: [string, number][]) => {
    stage.command(`setblock 10 ${up(-60)} 8 ${name}`)
    for (const [item, count] of gifts) stage.command(`give Alice ${item} ${count}`)
    await stage.ticks(2)
  }
  const slots = () => {
    const reply = stage.server.command(`data get block 10 ${up(-60)} 8 Items`)
    return reply.ok ? reply.data : reply.message
  }

  it('smelt iron in two hundred ticks and see the progress', async () => {
    await build('furnace', [RAW_IRON, 2], ['coal', 1])
    const furnace = await open(bot)
    await stage.run(furnace.putFuel(id('coal'), null, 1))
    await stage.run(furnace.putInput(id(RAW_IRON), null, 2))
    await stage.ticks(100)
    expect(stage.block(10, up(-60), 8)).toContain('lit=true')
    expect(furnace.progress).toBeCloseTo(0.5, 1)
    expect(furnace.fuel).toBeCloseTo(0.93, 1)
    expect(furnace.outputItem()).toBeNull()
    await stage.ticks(110)
    expect(furnace.outputItem()?.name).toBe('iron_ingot')
    await stage.ticks(200)
    await stage.run(furnace.takeOutput())
    furnace.close()
    await stage.ticks(4)
    expect([stage.count(bot, 'iron_ingot'), stage.owned('Alice', 'iron_ingot')]).toEqual([2, 2])
    await stage.ticks(1600)
    expect(stage.block(10, up(-60), 8)).toContain('lit=false')
  })

  it.each([
    ['smoker', 'beef', 'cooked_beef'],
    ['blast_furnace', named('raw_gold', 'gold_ore'), 'gold_ingot'],
  ])('works in a %s in half the time, on half the fuel', async (oven, raw, done) => {
    await build(oven, [raw, 9], ['coal', 1])
    const furnace = await open(bot)
    await stage.run(furnace.putInput(id(raw), null, 9))
    await stage.run(furnace.putFuel(id('coal'), null, 1))
    furnace.close()
    await stage.ticks(105)
    expect(slots()).toContainEqual({ Slot: 2, id: `minecraft:${done}`, Count: 1 })
    await stage.ticks(900)
    expect(slots()).toContainEqual({ Slot: 2, id: `minecraft:${done}`, Count: 8 })
    expect(stage.block(10, up(-60), 8)).toContain('lit=false')
  })

  it('get the bucket of lava back, and cannot burn other items', async () => {
    await build('furnace', ['sand', 1], ['lava_bucket', 1], ['dirt', 1])
    const furnace = await open(bot)
    const dirt = furnace.items().find((item) => item.name === 'dirt')
    await stage.run(bot.clickWindow(dirt?.slot ?? -1, 0, 1))
    await stage.ticks(2)
    expect([furnace.inputItem(), furnace.fuelItem()]).toEqual([null, null])
    await stage.run(furnace.putFuel(id('lava_bucket'), null, 1))
    await stage.run(furnace.putInput(id('sand'), null, 1))
    await stage.ticks(210)
    expect(furnace.fuelItem()?.name).toBe('bucket')
    expect(furnace.outputItem()?.name).toBe('glass')
    await stage.run(furnace.takeFuel())
    furnace.close()
    await stage.ticks(4)
    expect(stage.owned('Alice', 'bucket')).toBe(1)
  })

  it('see the same contents of one furnace', async () => {
    await build('furnace', ['cobblestone', 3], ['oak_planks', 4])
    const mine = await open(bot)
    const theirs = await open(other)
    await stage.run(mine.putFuel(id('oak_planks'), null, 4))
    await stage.run(mine.putInput(id('cobblestone'), null, 3))
    await stage.ticks(205)
    expect([mine.outputItem()?.name, theirs.outputItem()?.name]).toEqual(['stone', 'stone'])
    expect(theirs.progress).toBeCloseTo(mine.progress, 5)
    await stage.run(theirs.takeOutput())
    await stage.ticks(4)
    expect(mine.outputItem()).toBeNull()
    theirs.close()
    await stage.ticks(3)
    expect([stage.owned('Bob', 'stone'), stage.owned('Alice', 'stone')]).toEqual([1, 0])
    mine.close()
    await stage.ticks(2)
  })

  it('move items into the right slots by shift-click', async () => {
    await build('furnace', ['beef', 5], ['charcoal', 2])
    const furnace = await open(bot)
    for (const item of furnace.items()) await stage.run(bot.clickWindow(item.slot, 0, 1))
    await stage.ticks(3)
    expect([furnace.inputItem()?.count, furnace.fuelItem()?.name]).toEqual([5, 'charcoal'])
    furnace.close()
    await stage.ticks(2)
  })

  it('lose progress when the item changes or the fuel is gone', async () => {
    await build('furnace')
    stage.command(`item replace block 10 ${up(-60)} 8 container.0 with sand 1`)
    stage.command(`item replace block 10 ${up(-60)} 8 container.1 with stick 1`)
    await stage.ticks(60)
    stage.command(`item replace block 10 ${up(-60)} 8 container.0 with cobblestone 1`)
    stage.command(`item replace block 10 ${up(-60)} 8 container.1 with coal 1`)
    await stage.ticks(190)
    expect(slots()).not.toContainEqual(expect.objectContaining({ Slot: 2 }))
    await stage.ticks(20)
    expect(slots()).toContainEqual({ Slot: 2, id: 'minecraft:stone', Count: 1 })
  })

  it('get the contents of a broken furnace', async () => {
    await build('furnace')
    stage.command(`item replace block 10 ${up(-60)} 8 container.0 with beef 3`)
    const furnace = await open(bot)
    stage.command(`setblock 10 ${up(-60)} 8 air destroy`)
    await stage.ticks(4)
    expect(furnace.inputItem()?.name).toBe('beef')
    expect(bot.currentWindow).toBeNull()
    expect(stage.server.entities.map((entity) => entity.item?.name)).toContain('beef')
  })
})
