import type { Bot } from 'mineflayer'
import type { Entity } from 'prismarine-entity'
import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countItems } from '../testing/count-items.ts'
import { metadataPlace, Stage, up } from '../testing/stage.ts'

describe('a bot and animals', () => {
  let stage: Stage
  let bot: Bot

  beforeAll(async () => {
    stage = await Stage.open()
    bot = await stage.join('Alice')
    expect(stage.server.features.has('mob_interaction')).toBe(true)
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    await stage.resetWithMobs({ from: -16, to: 32, height: 4, ground: 'grass_block' })
    stage.command('gamemode survival Alice')
    await stage.ticks(5)
  })

  const one = (kind: string): Entity => {
    const found = bot.nearestEntity((entity) => entity.name === kind)
    if (!found) throw new Error(`no ${kind}`)
    return found
  }
  const summon = async (kind: string, at = `10.5 ${up(-60)} 8.5`) => {
    stage.command(`summon ${kind} ${at}`)
    await stage.ticks(3)
    return one(kind)
  }
  const use = async (entity: Entity) => {
    await stage.run(bot.activateEntity(entity))
    await stage.ticks(3)
  }
  const dropped = (item: string) =>
    countItems(
      stage.ofKind('item').map((entity) => entity.item),
      item,
    )
  const owned = (item: string) => stage.owned('Alice', item) + dropped(item)

  it('milks a cow as often as it has buckets', async () => {
    await stage.hold(bot, 'bucket', 3)
    const cow = await summon('cow')
    for (let i = 0; i < 3; i++) await use(cow)
    expect([stage.count(bot, 'milk_bucket'), stage.count(bot, 'bucket')]).toEqual([3, 0])
  })

  it('milks three cows into three buckets, one after the other', async () => {
    for (let i = 0; i < 3; i++) {
      await stage.hold(bot, 'bucket')
      await use(await summon('cow'))
    }
    expect(stage.count(bot, 'milk_bucket')).toBe(3)
  })

  it('shears a sheep once; its wool grows again when it eats grass', async () => {
    await stage.hold(bot, 'shears')
    const sheep = await summon('sheep')
    await use(sheep)
    const wool = owned('white_wool')
    expect(wool).toBeGreaterThanOrEqual(1)
    expect(wool).toBeLessThanOrEqual(3)
    expect(Number(sheep.metadata[metadataPlace(17)]) & 16).toBe(16)
    await use(sheep)
    expect(owned('white_wool')).toBe(wool)
    for (let i = 0; i < 40 && (Number(sheep.metadata[metadataPlace(17)]) & 16) !== 0; i++)
      await stage.ticks(500)
    expect(Number(sheep.metadata[metadataPlace(17)]) & 16).toBe(0)
    expect(bot.inventory.items().find((item) => item.name === 'shears')?.durabilityUsed).toBe(1)
  })

  it('dyes a sheep and shears wool of that colour', async () => {
    const sheep = await summon('sheep')
    await stage.hold(bot, 'blue_dye')
    await use(sheep)
    expect(stage.count(bot, 'blue_dye')).toBe(0)
    await stage.hold(bot, 'shears')
    await use(sheep)
    expect(owned('blue_wool')).toBeGreaterThanOrEqual(1)
  })

  it('feeds two cows, which have a calf that grows up in 24000 ticks', async () => {
    stage.command(`fill 9 ${up(-60)} 6 14 ${up(-60)} 6 oak_fence`)
    stage.command(`fill 9 ${up(-60)} 11 14 ${up(-60)} 11 oak_fence`)
    stage.command(`fill 14 ${up(-60)} 6 14 ${up(-60)} 11 oak_fence`)
    stage.command(`fill 9 ${up(-60)} 6 9 ${up(-60)} 11 oak_fence`)
    stage.command(`summon cow 11.5 ${up(-60)} 8.5`)
    stage.command(`summon cow 12.5 ${up(-60)} 9.5`)
    await stage.hold(bot, 'wheat', 4)
    const cows = Object.values(bot.entities).filter((entity) => entity.name === 'cow')
    for (const cow of cows) await use(cow)
    expect(stage.count(bot, 'wheat')).toBe(2)
    await stage.ticks(200)
    expect(stage.ofKind('cow')).toHaveLength(3)
    const calf = Object.values(bot.entities).find((entity) => entity.name === 'cow' && !cows.includes(entity))
    expect(calf?.metadata[metadataPlace(16)]).toBe(true)
    // the parents need a pause; the calf eats
    for (const cow of cows) await use(cow)
    expect(stage.count(bot, 'wheat')).toBe(2)
    for (let i = 0; i < 13; i++) await stage.ticks(2000)
    expect(calf?.metadata[metadataPlace(16)]).toBe(false)
    expect(stage.ofKind('cow')).toHaveLength(3)
  }, 60_000)

  it('is followed by a pig when it holds a carrot, but not a stone', async () => {
    const pig = await summon('pig', `14.5 ${up(-60)} 8.5`)
    await stage.hold(bot, 'carrot')
    await stage.ticks(120)
    expect(pig.position.distanceTo(bot.entity.position)).toBeLessThan(3.2)
    stage.command(`tp Alice 8.5 ${up(-60)} 16.5`)
    await stage.ticks(160)
    expect(pig.position.distanceTo(bot.entity.position)).toBeLessThan(3.2)
  })

  it('finds eggs that a chicken has laid', async () => {
    await summon('chicken')
    for (let i = 0; i < 13 && owned('egg') === 0; i++) await stage.ticks(1000)
    expect(owned('egg')).toBeGreaterThanOrEqual(1)
  }, 30_000)

  it('hits a cow, which flees', async () => {
    const cow = await summon('cow')
    const start = cow.position.clone()
    bot.attack(cow)
    let farthest = 0
    for (let i = 0; i < 80; i++) {
      await stage.ticks(1)
      farthest = Math.max(farthest, cow.position.distanceTo(start))
    }
    expect(farthest).toBeGreaterThan(3)
  })

  const tables: [string, ...[item: string, low: number, high: number][]][] = [
    ['cow', ['beef', 1, 3], ['leather', 0, 2]],
    ['sheep', ['mutton', 1, 2], ['white_wool', 1, 1]],
    ['pig', ['porkchop', 1, 3]],
    ['chicken', ['chicken', 1, 1], ['feather', 0, 2]],
    ['rabbit', ['rabbit', 0, 1], ['rabbit_hide', 0, 1]],
    ['zombie', ['rotten_flesh', 0, 2]],
    ['spider', ['string', 0, 2]],
  ]
  it.each(tables)('kills a %s for the drops of the vanilla table', async (kind, ...loot) => {
    stage.command(`fill 9 ${up(-57)} 6 13 ${up(-57)} 10 stone`)
    const seen = new Map<string, number[]>()
    for (let i = 0; i < 6; i++) {
      stage.command(`summon ${kind} 20.5 ${up(-60)} 8.5`)
      stage.command(`kill @e[type=${kind}]`)
      await stage.ticks(22)
      expect(stage.ofKind(kind)).toEqual([])
      for (const [item] of loot) seen.set(item, [...(seen.get(item) ?? []), dropped(item)])
      stage.server.command('kill @e[type=item]')
      await stage.ticks(1)
    }
    for (const [item, low, high] of loot) {
      const counts = seen.get(item) ?? []
      expect(Math.min(...counts), item).toBeGreaterThanOrEqual(low)
      expect(Math.max(...counts), item).toBeLessThanOrEqual(high)
    }
  })

  it('kills rabbits with an iron sword until it has rabbit meat', async () => {
    await stage.hold(bot, 'iron_sword')
    for (let i = 0; i < 12 && owned('rabbit') === 0; i++) {
      const rabbit = await summon('rabbit')
      bot.attack(rabbit)
      await stage.ticks(24)
    }
    expect(owned('rabbit')).toBeGreaterThanOrEqual(1)
  })

  it('gets no drops without the game rule', async () => {
    stage.command('gamerule doMobLoot false')
    await summon('cow')
    stage.command('kill @e[type=cow]')
    await stage.ticks(22)
    stage.command('gamerule doMobLoot true')
    expect(stage.server.entities).toEqual([])
  })

  it('spawns a cow with a spawn egg, and a calf with another one used on the cow', async () => {
    await stage.hold(bot, 'cow_spawn_egg', 2)
    const ground = bot.blockAt(new Vec3(10, up(-61), 8))
    if (!ground) throw new Error('no ground')
    await stage.run(bot.activateBlock(ground, new Vec3(0, 1, 0)))
    await stage.ticks(3)
    expect(stage.ofKind('cow')).toHaveLength(1)
    await use(one('cow'))
    expect(stage.ofKind('cow')).toHaveLength(2)
    expect(stage.count(bot, 'cow_spawn_egg')).toBe(0)
  })

  it('keeps three cows in a fence for ten minutes', async () => {
    stage.command(`fill 10 ${up(-60)} 10 16 ${up(-60)} 20 oak_fence`)
    stage.command(`fill 11 ${up(-60)} 11 15 ${up(-60)} 19 air`)
    stage.command(`setblock 13 ${up(-60)} 10 oak_fence_gate`)
    for (const z of [12, 14, 16]) stage.command(`summon cow 13.5 ${up(-60)} ${z}.5`)
    const before = stage.ofKind('cow').map((entity) => entity.position)
    for (let i = 0; i < 6; i++) await stage.ticks(2000)
    const after = stage.ofKind('cow').map((entity) => entity.position)
    expect(after).toHaveLength(3)
    for (const { x, y, z } of after) {
      expect(y).toBe(up(-60))
      expect(x > 11 && x < 16 && z > 11 && z < 20).toBe(true)
    }
    expect(after).not.toEqual(before)
  }, 30_000)

  it('leads a sheep onto a pressure plate', async () => {
    stage.command(`setblock 12 ${up(-60)} 8 stone_pressure_plate`)
    stage.command(`summon sheep 12.5 ${up(-60)} 8.5`)
    await stage.ticks(3)
    expect(stage.block(12, up(-60), 8)).toBe('stone_pressure_plate[powered=true]')
  })

  it('runs fifty cows without slowing the server down', async () => {
    for (let i = 0; i < 50; i++) stage.server.command(`summon cow ${i % 10} ${up(-60)} ${Math.floor(i / 10)}`)
    const start = process.cpuUsage()
    for (let i = 0; i < 1000; i++) stage.server.tick()
    const { user, system } = process.cpuUsage(start)
    expect((user + system) / 1000 / 1000).toBeLessThan(10)
  })
})
