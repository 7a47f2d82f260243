import type { Bot } from 'mineflayer'
import type { Entity } from 'prismarine-entity'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Stage, up } from '../testing/stage.ts'

describe('a bot and monsters', () => {
  let stage: Stage
  let bot: Bot

  beforeAll(async () => {
    stage = await Stage.open()
    bot = await stage.join('Alice')
    stage.command('gamerule doDaylightCycle false')
    stage.command('gamerule doImmediateRespawn true')
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    stage.server.command('difficulty normal')
    stage.command('time set 18000')
    stage.server.command('gamemode creative Alice')
    await stage.resetWithMobs({ from: -8, to: 32, height: 9, ground: 'stone' })
    stage.server.command('gamemode survival Alice')
    await stage.ticks(30)
    await heal()
  })

  const summon = async (kind: string, at: string): Promise<Entity> => {
    stage.command(`summon ${kind} ${at}`)
    await stage.ticks(2)
    const found = bot.nearestEntity((entity) => entity.name === kind)
    if (!found) throw new Error(`no ${kind}`)
    return found
  }
  const heal = async () => {
    stage.command('effect give Alice instant_health 1 3')
    stage.command('effect give Alice saturation 1 20')
    await stage.ticks(3)
    expect(bot.health).toBe(20)
  }
  /** Number of ticks until the condition is met. */
  const ticksUntil = async (so: () => boolean, limit = 400) => {
    for (let n = 0; n < limit; n++) {
      if (so()) return n
      await stage.ticks(1)
    }
    throw new Error('the condition was never met')
  }

  it('is chased by a zombie, hurt for three half hearts and pushed away', async () => {
    await summon('zombie', `18.5 ${up(-60)} 8.5`)
    const ticks = await ticksUntil(() => bot.health < 20)
    expect(bot.health).toBe(17)
    // ten blocks at 2.3 blocks per second
    expect(ticks).toBeGreaterThan(60)
    expect(ticks).toBeLessThan(140)
    await stage.ticks(4)
    expect(bot.entity.position.x).toBeLessThan(8.4)
  })

  it('is reached by a zombie around a wall of ten blocks', async () => {
    const zombie = await summon('zombie', `14.5 ${up(-60)} 8.5`)
    await stage.ticks(10)
    stage.command(`fill 11 ${up(-60)} 4 11 ${up(-58)} 13 stone`)
    await ticksUntil(() => bot.health < 20)
    expect(zombie.position.x).toBeLessThan(11)
  })

  it('is reached by a zombie over steps, but not in a deep pit', async () => {
    await summon('zombie', `17.5 ${up(-60)} 8.5`)
    await stage.ticks(10)
    stage.command(`fill 10 ${up(-60)} -8 10 ${up(-60)} 32 stone`)
    stage.command(`fill 11 ${up(-60)} -8 11 ${up(-59)} 32 stone`)
    stage.command(`setblock 12 ${up(-60)} 10 oak_slab`)
    stage.command(`setblock 13 ${up(-60)} 10 stone`)
    stage.command(`setblock 12 ${up(-60)} 10 stone`)
    await ticksUntil(() => bot.health < 20)
    stage.command('kill @e[type=zombie]')
    stage.server.command('gamemode creative Alice')
    stage.command(`fill 5 ${up(-60)} 5 12 ${up(-55)} 12 stone`)
    stage.command(`fill 8 ${up(-60)} 8 8 ${up(-55)} 8 air`)
    stage.command(`tp Alice 8.5 ${up(-60)} 8.5`)
    await stage.ticks(25)
    stage.server.command('gamemode survival Alice')
    const zombie = await summon('zombie', `6.5 ${up(-54)} 6.5`)
    await stage.ticks(200)
    expect(zombie.position.y).toBeCloseTo(up(-54), 1)
  })

  it('is ignored in creative mode, and behind a closed wall', async () => {
    stage.server.command('gamemode creative Alice')
    await summon('zombie', `11.5 ${up(-60)} 8.5`)
    await stage.ticks(100)
    stage.server.command('gamemode survival Alice')
    stage.command('kill @e[type=zombie]')
    stage.command(`fill 6 ${up(-60)} 6 10 ${up(-57)} 10 stone`)
    stage.command(`fill 7 ${up(-60)} 7 9 ${up(-58)} 9 air`)
    stage.command(`tp Alice 8.5 ${up(-60)} 8.5`)
    await stage.ticks(25)
    await summon('zombie', `13.5 ${up(-60)} 8.5`)
    await stage.ticks(150)
    expect(bot.health).toBe(20)
  })

  it('kills a zombie with an iron sword', async () => {
    await stage.hold(bot, 'iron_sword')
    // attack strength recovers after a change of items
    await stage.ticks(13)
    const zombie = await summon('zombie', `11.5 ${up(-60)} 8.5`)
    let hits = 0
    for (; hits < 12 && bot.entities[zombie.id]; hits++) {
      await stage.run(bot.lookAt(zombie.position.offset(0, 1, 0), true))
      bot.attack(zombie)
      await stage.ticks(13)
    }
    await stage.ticks(22)
    expect(stage.ofKind('zombie')).toEqual([])
    expect(hits).toBeLessThanOrEqual(8)
  })

  it('is shot at by a skeleton from afar', async () => {
    await summon('skeleton', `18.5 ${up(-60)} 8.5`)
    await ticksUntil(() => stage.ofKind('arrow').length > 0)
    await ticksUntil(() => bot.health < 20)
    expect(stage.ofKind('skeleton')[0]?.position.x).toBeGreaterThan(12)
  })

  it('is blown up by a creeper, which breaks blocks only if mobGriefing is on', async () => {
    stage.command('gamerule mobGriefing false')
    await summon('creeper', `12.5 ${up(-60)} 8.5`)
    await ticksUntil(() => stage.ofKind('creeper').length === 0)
    await stage.ticks(3)
    expect(bot.health).toBeLessThan(15)
    const holes = () => {
      let n = 0
      for (let x = 0; x < 20; x++) for (let z = 0; z < 20; z++) if (stage.block(x, up(-61), z) === 'air') n++
      return n
    }
    expect(holes()).toBe(0)
    stage.command('gamerule mobGriefing true')
    stage.command(`fill -8 ${up(-61)} -8 32 ${up(-61)} 32 dirt`)
    await heal()
    await summon('creeper', `12.5 ${up(-60)} 8.5`)
    await ticksUntil(() => stage.ofKind('creeper').length === 0)
    expect(holes()).toBeGreaterThan(5)
  })

  it('gets away from a creeper that has lit its fuse', async () => {
    await summon('creeper', `11 ${up(-60)} 8.5`)
    await stage.ticks(10)
    stage.server.command('gamemode creative Alice')
    stage.command(`tp Alice -6.5 ${up(-60)} 8.5`)
    await stage.ticks(60)
    expect(stage.ofKind('creeper')).toHaveLength(1)
  })

  it('sees undead mobs burn by day under the open sky, but not under a roof', async () => {
    stage.command('time set 6000')
    stage.server.command('gamemode creative Alice')
    stage.command(`fill 20 ${up(-57)} 20 26 ${up(-57)} 26 stone`)
    stage.command(`fill 20 ${up(-60)} 20 26 ${up(-58)} 26 oak_fence`)
    stage.command(`fill 21 ${up(-60)} 21 25 ${up(-58)} 25 air`)
    stage.command(`summon zombie 23.5 ${up(-60)} 23.5`)
    const zombie = await summon('zombie', `14.5 ${up(-60)} 8.5`)
    await stage.ticks(60)
    expect(Number(zombie.metadata[0]) & 1).toBe(1)
    for (let i = 0; i < 30 && stage.ofKind('zombie').length > 1; i++) await stage.ticks(20)
    expect(stage.ofKind('zombie')).toHaveLength(1)
    expect(stage.ofKind('zombie')[0]?.health).toBe(20)
  })

  it('is ignored by spiders by day, and by endermen and wolves until it hits them', async () => {
    stage.command('time set 6000')
    const spider = await summon('spider', `12.5 ${up(-60)} 8.5`)
    const wolf = await summon('wolf', `5.5 ${up(-60)} 8.5`)
    stage.command(`summon enderman 8.5 ${up(-60)} 12.5`)
    await stage.ticks(200)
    expect(bot.health).toBe(20)
    stage.command('kill @e[type=enderman]')
    stage.command(`tp Alice ${wolf.position.x + 1} ${up(-60)} ${wolf.position.z}`)
    await stage.ticks(3)
    bot.attack(wolf)
    await ticksUntil(() => bot.health < 20)
    stage.command('kill @e[type=wolf]')
    stage.command('time set 18000')
    stage.command(`tp Alice ${spider.position.x + 3} ${up(-60)} ${spider.position.z}`)
    const before = bot.health
    await ticksUntil(() => bot.health < before)
  })

  it('sees monsters disappear in peaceful difficulty, but no animals', async () => {
    for (const kind of ['zombie', 'skeleton', 'spider', 'creeper', 'cow', 'wolf'])
      stage.command(`summon ${kind} 20.5 ${up(-60)} 20.5`)
    stage.command('difficulty peaceful')
    await stage.ticks(2)
    expect(stage.server.entities.map((entity) => entity.kind).sort()).toEqual(['cow', 'wolf'])
  })

  it('sees a cow hurt by a deep fall, but not a chicken', async () => {
    stage.command(`summon cow 14.5 ${up(-52)} 8.5`)
    stage.command(`summon chicken 16.5 ${up(-52)} 8.5`)
    await stage.ticks(100)
    expect(stage.ofKind('cow')[0]?.health).toBe(5)
    expect(stage.ofKind('chicken')[0]?.health).toBe(4)
  })

  it('sees mobs swim', async () => {
    stage.command(`fill 12 ${up(-60)} 4 20 ${up(-58)} 12 stone`)
    stage.command(`fill 13 ${up(-60)} 5 19 ${up(-58)} 11 water`)
    const cow = await summon('cow', `16.5 ${up(-60)} 8.5`)
    await stage.ticks(60)
    expect(cow.position.y).toBeGreaterThan(up(-58.8))
  })
})
