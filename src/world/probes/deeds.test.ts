import { once } from 'node:events'
import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Stage, up } from '../testing/stage.ts'

describe('what a player does to things and mobs', () => {
  let stage: Stage
  let bot: Bot

  beforeAll(async () => {
    stage = await Stage.open()
    bot = await stage.join('Alice')
  })
  afterAll(() => stage.close())

  afterEach(async () => {
    if (bot.currentWindow) bot.closeWindow(bot.currentWindow)
    await stage.ticks(2)
  })

  const counted = (category: string) =>
    stage.server
      .statisticsOf('Alice')
      .filter((statistic) => statistic.category === category)
      .map(({ name, value }) => [name, value])

  it('is counted when an item is enchanted', async () => {
    stage.command(`setblock 10 ${up(-60)} 8 enchanting_table`)
    stage.command('give Alice iron_pickaxe')
    stage.command('give Alice lapis_lazuli 3')
    stage.command('xp add Alice 30 levels')
    await stage.ticks(4)
    const block = bot.blockAt(new Vec3(10, up(-60), 8))
    if (!block) throw new Error('no table')
    const table = await stage.run(bot.openEnchantmentTable(block))
    const item = (name: string) => {
      const found = table.items().find((stack) => stack.name === name)
      if (!found) throw new Error(`no ${name}`)
      return found
    }
    await stage.run(table.putTargetItem(item('iron_pickaxe')))
    await stage.run(table.putLapis(item('lapis_lazuli')))
    await stage.run(table.enchant(0))
    table.close()
    await stage.ticks(4)
    expect(counted('enchanted')).toEqual([['iron_pickaxe', 1]])
    expect(counted('custom')).toContainEqual(['enchant_item', 1])
  })

  it('is counted when a brewed potion is taken, and neither when it is ready nor for water', async () => {
    const [x, y, z] = [8, up(-60), 12]
    stage.command(`setblock ${x} ${y} ${z} brewing_stand`)
    const put = (slot: number, item: string) =>
      stage.command(`item replace block ${x} ${y} ${z} container.${slot} with ${item}`)
    put(0, 'potion{Potion:"minecraft:awkward"}')
    put(1, 'potion{Potion:"minecraft:water"}')
    put(3, 'blaze_powder')
    put(4, 'blaze_powder')
    await stage.ticks(404)
    const stand = bot.blockAt(new Vec3(x, y, z))
    if (!stand) throw new Error('no stand')
    const window = await stage.run(bot.openBlock(stand))
    await stage.ticks(4)
    expect(counted('brewed')).toEqual([])
    await stage.run(bot.clickWindow(0, 0, 1))
    await stage.run(bot.clickWindow(1, 0, 1))
    await stage.ticks(4)
    bot.closeWindow(window)
    expect(counted('brewed')).toContainEqual(['strength', 1])
    expect(counted('brewed').map(([name]) => name)).not.toContain('water')
  })

  it('is counted by what a villager sold', async () => {
    const seen = once(bot, 'entitySpawn')
    stage.command(
      `summon villager 9.5 ${up(-60)} 10.5 {NoAI:1b,VillagerData:{profession:"minecraft:farmer",level:1,type:"minecraft:plains"},Offers:{Recipes:[{buy:{id:"minecraft:emerald",Count:2b},sell:{id:"minecraft:bread",Count:3b},maxUses:9}]}}`,
    )
    stage.command('give Alice emerald 4')
    await stage.run(seen)
    const villager = Object.values(bot.entities).find(({ name }) => name === 'villager')
    if (!villager) throw new Error('no villager')
    await stage.ticks(4)
    const window = await stage.run(bot.openVillager(villager))
    await stage.ticks(4)
    await stage.run(bot.trade(window, 0, 2))
    await stage.ticks(4)
    expect(counted('traded')).toEqual([['bread', 6]])
  })

  it('is counted when an anvil repairs, names and joins items', async () => {
    stage.command(`setblock 10 ${up(-60)} 12 anvil`)
    stage.command('give Alice iron_sword{Damage:100}')
    stage.command('give Alice iron_ingot 2')
    stage.command('xp add Alice 60 levels')
    await stage.ticks(4)
    const block = bot.blockAt(new Vec3(10, up(-60), 12))
    if (!block) throw new Error('no anvil')
    const anvil = await stage.run(bot.openAnvil(block))
    const item = (name: string) => {
      const found = bot.inventory.items().find((stack) => stack.name === name)
      if (!found) throw new Error(`no ${name}`)
      return found
    }
    await stage.run(anvil.combine(item('iron_sword'), item('iron_ingot'), 'Excalibur'))
    await stage.ticks(4)
    expect(counted('repaired')).toEqual([['iron_sword', 1]])
    expect(counted('renamed')).toEqual([['iron_sword', 1]])
    expect(counted('combined')).toEqual([])
    expect(counted('custom')).toContainEqual(['interact_with_anvil', 1])
    expect(counted('opened')).toContainEqual(['anvil', 1])
  })

  it('is counted when an animal takes food or gets another colour', async () => {
    const seen = once(bot, 'entitySpawn')
    stage.command(`summon sheep 9.5 ${up(-60)} 6.5 {NoAI:1b}`)
    stage.command('give Alice wheat 2')
    stage.command('give Alice red_dye 2')
    await stage.run(seen)
    await stage.ticks(4)
    const sheep = Object.values(bot.entities).find(({ name }) => name === 'sheep')
    if (!sheep) throw new Error('no sheep')
    for (const name of ['wheat', 'red_dye', 'red_dye']) {
      await stage.hold(bot, name)
      await stage.run(bot.activateEntity(sheep))
      await stage.ticks(4)
    }
    expect(counted('fed')).toEqual([['sheep', 1]])
    // It is red already when it is dyed again.
    expect(counted('dyed')).toEqual([['sheep', 1]])
  })
})
