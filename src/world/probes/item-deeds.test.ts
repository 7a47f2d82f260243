import { once } from 'node:events'
import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Stage, up } from '../testing/stage.ts'

describe('what a player does with items in its hand', () => {
  let stage: Stage
  let bot: Bot

  beforeAll(async () => {
    stage = await Stage.open()
    bot = await stage.join('Alice')
  })
  afterAll(() => stage.close())

  const counted = (category: string) =>
    stage.server
      .statisticsOf('Alice')
      .filter((statistic) => statistic.category === category)
      .map(({ name, value }) => [name, value])

  async function take(item: string): Promise<void> {
    stage.server.command('clear Alice')
    stage.command(`give Alice ${item}`)
    await stage.ticks(4)
    const [stack] = bot.inventory.items()
    if (!stack) throw new Error(`${item} did not arrive`)
    await stage.run(bot.equip(stack, 'hand'))
    await stage.ticks(2)
  }

  async function summoned(mob: string, x: number, z: number, nbt = '{NoAI:1b}') {
    const seen = once(bot, 'entitySpawn')
    stage.command(`summon ${mob} ${x} ${up(-60)} ${z} ${nbt}`)
    await stage.run(seen)
    const entity = Object.values(bot.entities).find(({ name }) => name === mob)
    if (!entity) throw new Error(`no ${mob}`)
    return entity
  }

  it('counts a potion as drunk when its effect has come, and not while it is in the mouth', async () => {
    await take('potion{Potion:"minecraft:strength"}')
    bot.activateItem()
    await stage.ticks(20)
    expect(counted('drunk')).toEqual([])
    await stage.ticks(20)
    expect(counted('drunk')).toEqual([['strength', 1]])
  })

  it('counts what is thrown when it lands, and a thrown potion by its effect, and not as drunk', async () => {
    await take('splash_potion{Potion:"minecraft:healing"}')
    await stage.run(bot.look(0, -1, true))
    bot.activateItem()
    await stage.ticks(1)
    expect(counted('thrown')).toEqual([])
    await stage.ticks(40)
    expect(counted('thrown')).toEqual([['splash_potion', 1]])
    expect(counted('splashed')).toEqual([['healing', 1]])
    expect(counted('drunk')).toEqual([['strength', 1]])
  })

  it('counts a hit of an arrow, and a kill by one', async () => {
    const chicken = await summoned('chicken', 8.5, 14.5)
    await take('bow')
    stage.command('give Alice arrow 4')
    await stage.ticks(4)
    await stage.run(bot.lookAt(chicken.position.offset(0, 0.4, 0), true))
    bot.activateItem()
    await stage.ticks(22)
    bot.deactivateItem()
    await stage.ticks(20)
    expect(counted('shot')).toEqual([['chicken', 1]])
    expect(counted('shot_dead')).toEqual([['chicken', 1]])
  })

  it('counts what is put into an item frame', async () => {
    await take('diamond')
    const frame = await summoned('item_frame', 10.5, 8.5, '{Facing:1b}')
    await stage.run(bot.activateEntity(frame))
    await stage.ticks(4)
    expect(counted('framed')).toEqual([['diamond', 1]])
  })

  it('counts what is lit, and fire only where nothing else burns', async () => {
    await take('flint_and_steel')
    stage.command(`setblock 8 ${up(-60)} 11 campfire[lit=false]`)
    await stage.ticks(4)
    const seen = bot.blockAt(new Vec3(8, up(-60), 11))
    if (!seen) throw new Error('no campfire')
    await stage.run(bot.activateBlock(seen))
    await stage.ticks(4)
    expect(counted('lit')).toEqual([['campfire', 1]])
  })

  it('counts an animal that is tied to a fence', async () => {
    stage.command(`setblock 6 ${up(-60)} 8 oak_fence`)
    const cow = await summoned('cow', 7.5, 9.5)
    await take('lead')
    await stage.run(bot.activateEntity(cow))
    await stage.ticks(4)
    expect(counted('tied')).toEqual([])
    const fence = bot.blockAt(new Vec3(6, up(-60), 8))
    if (!fence) throw new Error('no fence')
    await take('lead')
    await stage.run(bot.activateBlock(fence))
    await stage.ticks(4)
    expect(counted('tied')).toEqual([['cow', 1]])
  })

  it('counts a catch once the angler has picked it up', async () => {
    stage.command('kill @e[type=!player]')
    stage.command(`fill 11 ${up(-61)} 5 22 ${up(-62)} 12 water`)
    await take('fishing_rod{Enchantments:[{id:lure,lvl:5}]}')
    await stage.run(bot.lookAt(new Vec3(20, up(-58), 8.5), true))
    await stage.ticks(2)
    await stage.run(bot.fish())
    await stage.ticks(40)
    expect(counted('fished').length).toBe(1)
  })
})
