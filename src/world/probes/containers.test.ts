import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Stage, up } from '../testing/stage.ts'

describe('bots with containers and recipes', () => {
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

  const at = (who: Bot, x: number, y: number, z: number) => {
    const found = who.blockAt(new Vec3(x, y, z))
    if (!found) throw new Error('no block')
    return found
  }
  const id = (name: string) => bot.registry.itemsByName[name]?.id ?? -1
  const craft = async (item: string, times = 1, table?: ReturnType<typeof at>) => {
    const [recipe] = bot.recipesFor(id(item), null, 1, table ?? null)
    if (!recipe) throw new Error(`no recipe for ${item}`)
    await stage.run(bot.craft(recipe, times, table))
    await stage.ticks(4)
  }

  it('puts into a chest, closes, opens again and takes out', async () => {
    stage.command(`setblock 10 ${up(-60)} 8 chest`)
    stage.command('give Alice bread 10')
    await stage.ticks(2)
    const chest = await stage.run(bot.openContainer(at(bot, 10, up(-60), 8)))
    await stage.run(chest.deposit(id('bread'), null, 7))
    chest.close()
    await stage.ticks(4)
    const again = await stage.run(bot.openContainer(at(bot, 10, up(-60), 8)))
    expect(again.containerItems().map((item) => [item.name, item.count])).toEqual([['bread', 7]])
    await stage.run(again.withdraw(id('bread'), null, 3))
    again.close()
    await stage.ticks(4)
    expect([stage.count(bot, 'bread'), stage.owned('Alice', 'bread')]).toEqual([6, 6])
    const reply = stage.server.command(`data get block 10 ${up(-60)} 8 Items`)
    expect(reply.ok && reply.data).toEqual([{ Slot: 0, id: 'minecraft:bread', Count: 4 }])
  })

  it('shows two players the same items in one chest', async () => {
    stage.command(`setblock 10 ${up(-60)} 8 barrel`)
    stage.command('give Alice bread 10')
    await stage.ticks(2)
    const mine = await stage.run(bot.openContainer(at(bot, 10, up(-60), 8)))
    const theirs = await stage.run(other.openContainer(at(other, 10, up(-60), 8)))
    await stage.run(mine.deposit(id('bread'), null, 10))
    await stage.ticks(4)
    expect(theirs.containerItems().map((item) => item.count)).toEqual([10])
    await stage.run(theirs.withdraw(id('bread'), null, 4))
    await stage.ticks(4)
    expect(mine.containerItems().map((item) => item.count)).toEqual([6])
    mine.close()
    theirs.close()
    await stage.ticks(4)
    expect([stage.owned('Alice', 'bread'), stage.owned('Bob', 'bread'), stage.count(other, 'bread')]).toEqual(
      [0, 4, 4],
    )
  })

  it('closes the window when the chest is broken, and drops its contents', async () => {
    stage.command(`setblock 10 ${up(-60)} 8 chest`)
    stage.command(`item replace block 10 ${up(-60)} 8 container.5 with diamond 3`)
    await stage.ticks(2)
    await stage.run(bot.openContainer(at(bot, 10, up(-60), 8)))
    stage.command(`setblock 10 ${up(-60)} 8 air destroy`)
    await stage.ticks(4)
    expect(bot.currentWindow).toBeNull()
    expect(stage.server.entities.map((entity) => entity.item?.name)).toContain('diamond')
  })

  it('keeps an item received while a window was open', async () => {
    stage.command(`setblock 10 ${up(-60)} 8 chest`)
    await stage.ticks(2)
    const chest = await stage.run(bot.openContainer(at(bot, 10, up(-60), 8)))
    stage.command('give Alice emerald 2')
    chest.close()
    await stage.ticks(6)
    expect([stage.count(bot, 'emerald'), stage.owned('Alice', 'emerald')]).toEqual([2, 2])
  })

  it('crafts planks four times in a row, sticks and a crafting table in the inventory', async () => {
    stage.command('give Alice oak_log 4')
    await stage.ticks(2)
    await craft('oak_planks', 4)
    expect([stage.count(bot, 'oak_planks'), stage.owned('Alice', 'oak_planks')]).toEqual([16, 16])
    await craft('stick')
    await craft('crafting_table')
    expect([stage.owned('Alice', 'stick'), stage.owned('Alice', 'crafting_table')]).toEqual([4, 1])
    expect(stage.owned('Alice', 'oak_planks')).toBe(10)
  })

  it('crafts a pickaxe, bread and a cake at a table, and gets the buckets back', async () => {
    stage.command(`setblock 10 ${up(-60)} 8 crafting_table`)
    for (const [item, n] of [
      ['oak_planks', 3],
      ['stick', 2],
      ['wheat', 9],
      ['sugar', 2],
      ['egg', 1],
    ] as const)
      stage.command(`give Alice ${item} ${n}`)
    for (let i = 0; i < 3; i++) stage.command('give Alice milk_bucket')
    await stage.ticks(3)
    const table = at(bot, 10, up(-60), 8)
    await craft('wooden_pickaxe', 1, table)
    await craft('bread', 2, table)
    await craft('cake', 1, table)
    const have = ['wooden_pickaxe', 'bread', 'cake', 'bucket', 'wheat'].map((name) =>
      stage.owned('Alice', name),
    )
    expect(have).toEqual([1, 2, 1, 3, 0])
    expect(stage.count(bot, 'bucket')).toBe(3)
  })

  it('hands items over: one tosses them, the other picks them up', async () => {
    const picked: unknown[] = []
    stage.server.on('itemPickedUp', (event) => void picked.push(event))
    stage.command(`tp Bob 11.5 ${up(-60)} 8.5`)
    stage.command('give Alice diamond 5')
    await stage.ticks(4)
    await stage.run(bot.lookAt(other.entity.position.offset(0, 1, 0), true))
    await stage.run(bot.toss(id('diamond'), null, 3))
    await stage.ticks(60)
    expect([stage.owned('Alice', 'diamond'), stage.owned('Bob', 'diamond')]).toEqual([2, 3])
    expect([stage.count(bot, 'diamond'), stage.count(other, 'diamond')]).toEqual([2, 3])
    expect(picked.at(-1)).toMatchObject({ name: 'Bob', item: 'diamond' })
  })

  it('cannot pick up what it tossed for two seconds', async () => {
    stage.command('give Alice diamond 1')
    await stage.ticks(4)
    await stage.run(bot.look(0, -Math.PI / 2, true))
    await stage.ticks(2)
    await stage.run(bot.tossStack(bot.inventory.items()[0]!))
    await stage.ticks(30)
    expect(stage.owned('Alice', 'diamond')).toBe(0)
    await stage.ticks(30)
    expect([stage.owned('Alice', 'diamond'), stage.count(bot, 'diamond')]).toEqual([1, 1])
  })

  it('sees what another bot holds and wears, and where it goes', async () => {
    stage.command('item replace entity Alice armor.head with iron_helmet')
    await stage.hold(bot, 'stone_sword')
    stage.command(`tp Alice 10.5 ${up(-60)} 10.5`)
    await stage.ticks(15)
    const seen = other.players['Alice']?.entity
    expect(seen?.equipment[0]?.name).toBe('stone_sword')
    expect(seen?.equipment[5]?.name).toBe('iron_helmet')
    expect(seen?.position.distanceTo(bot.entity.position)).toBeLessThan(0.01)
  })

  it('chats and whispers', async () => {
    const heard: unknown[] = []
    other.on('chat', (name, message) => void heard.push([name, message]))
    other.on('whisper', (name, message) => void heard.push(['whisper', name, message]))
    const told: unknown[] = []
    stage.server.on('chat', (event) => void told.push(event))
    bot.chat('hello bob')
    bot.whisper('Bob', 'psst')
    await stage.ticks(3)
    expect(heard).toContainEqual(['Alice', 'hello bob'])
    expect(heard).toContainEqual(['whisper', 'Alice', 'psst'])
    expect(told).toEqual([{ name: 'Alice', message: 'hello bob' }])
  })

  it('runs commands from chat', async () => {
    bot.chat('/give @s minecraft:emerald 3')
    await stage.ticks(4)
    expect(stage.count(bot, 'emerald')).toBe(3)
    bot.chat(`/tp Alice 4 ${up(-60)} 12`)
    await stage.ticks(4)
    expect(bot.entity.position.distanceTo(new Vec3(4.5, up(-60), 12.5))).toBeLessThan(0.1)
  })
})
