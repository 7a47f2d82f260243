import type { Bot } from 'mineflayer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hurtPlayer } from '../player/health.ts'
import { chatOf, feed, playerOf } from '../testing/players.ts'
import { Stage, up } from '../testing/stage.ts'

describe('bots in danger', () => {
  let stage: Stage
  let bot: Bot

  beforeAll(async () => {
    stage = await Stage.open()
    bot = await stage.join('Alice')
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    stage.command('time set day')
    for (const rule of ['drowningDamage', 'fireDamage']) stage.command(`gamerule ${rule} true`)
    stage.server.command('difficulty easy')
    stage.reset({ ground: 'grass_block' })
    feed(stage, 'Alice', { food: 20, saturation: 5 })
    await stage.ticks(5)
  })

  it('drown after fifteen seconds, at one heart per second', async () => {
    stage.command(`fill 6 ${up(-60)} 6 10 ${up(-57)} 10 glass`)
    stage.command(`fill 7 ${up(-60)} 7 9 ${up(-58)} 9 water`)
    await stage.ticks(290)
    expect(bot.health).toBe(20)
    expect(bot.oxygenLevel).toBeLessThanOrEqual(1)
    await stage.ticks(30)
    feed(stage, 'Alice', { food: 17, saturation: 0, health: bot.health })
    playerOf(stage, 'Alice').air = 0
    await stage.ticks(42)
    expect(bot.health).toBe(14)
    stage.command(`fill 7 ${up(-60)} 7 9 ${up(-58)} 9 air`)
    await stage.ticks(80)
    expect(bot.oxygenLevel).toBe(20)
  })

  it('burn in lava, keep burning, and die of it', async () => {
    const heard = chatOf(bot)
    stage.command(`setblock 8 ${up(-61)} 8 lava`)
    stage.command(`tp Alice 8.5 ${up(-60.9)} 8.5`)
    await stage.ticks(12)
    expect(bot.health).toBeLessThanOrEqual(16)
    expect(bot.health).toBeGreaterThanOrEqual(8)
    expect(playerOf(stage, 'Alice').fire).toBeGreaterThan(250)
    await stage.ticks(60)
    expect(heard.join()).toContain('tried to swim in lava')
    expect(playerOf(stage, 'Alice').fire).toBeLessThan(0)
  })

  it('stop burning in water', async () => {
    playerOf(stage, 'Alice').fire = 300
    await stage.ticks(45)
    expect(bot.health).toBeLessThan(20)
    stage.command(`setblock 8 ${up(-60)} 8 water`)
    await stage.ticks(5)
    expect(playerOf(stage, 'Alice').fire).toBeLessThan(0)
  })

  it.each([
    ['magma_block', 8, up(-61), 8, 'discovered the floor was lava'],
    ['fire', 8, up(-60), 8, 'went up in flames'],
  ])('dies of %s', async (block, x, y, z, message) => {
    const heard = chatOf(bot)
    if (block === 'fire') stage.command(`setblock 8 ${up(-61)} 8 netherrack`)
    stage.command(`setblock ${x} ${y} ${z} ${block}`)
    feed(stage, 'Alice', { food: 10, saturation: 0, health: 1 })
    await stage.ticks(8)
    expect(heard.join()).toContain(message)
    stage.server.command(`setblock 8 ${up(-60)} 8 air`)
  })

  it('are not hurt by magma when sneaking', async () => {
    bot.setControlState('sneak', true)
    await stage.ticks(2)
    stage.command(`setblock 8 ${up(-61)} 8 magma_block`)
    await stage.ticks(30)
    expect(bot.health).toBe(20)
    bot.setControlState('sneak', false)
    await stage.ticks(12)
    expect(bot.health).toBeLessThan(20)
  })

  it('are hurt by a cactus, less in armour', async () => {
    stage.command(`setblock 10 ${up(-61)} 8 sand`)
    stage.command(`setblock 10 ${up(-60)} 8 cactus`)
    feed(stage, 'Alice', { food: 10, saturation: 0 })
    stage.command(`tp Alice 9.75 ${up(-60)} 8.5`)
    await stage.ticks(6)
    expect(bot.health).toBe(19)
    for (const [slot, item] of [
      ['head', 'helmet'],
      ['chest', 'chestplate'],
      ['legs', 'leggings'],
      ['feet', 'boots'],
    ])
      stage.command(`item replace entity Alice armor.${slot} with diamond_${item}`)
    feed(stage, 'Alice', { food: 10, saturation: 0 })
    await stage.ticks(6)
    expect(bot.health).toBeGreaterThan(19.5)
    expect(bot.health).toBeLessThan(20)
  })

  it('are hurt by berry bushes only when moving', async () => {
    stage.command(`setblock 8 ${up(-60)} 8 sweet_berry_bush[age=2]`)
    feed(stage, 'Alice', { food: 10, saturation: 0 })
    await stage.ticks(20)
    expect(bot.health).toBe(20)
    bot.setControlState('forward', true)
    await stage.ticks(8)
    bot.setControlState('forward', false)
    expect(bot.health).toBeLessThan(20)
  })

  it('take only stronger damage right after other damage, and only the difference', () => {
    const player = playerOf(stage, 'Alice')
    const hurt = (amount: number) => {
      hurtPlayer(stage.game, player, { amount, cause: 'generic' })
      return player.health
    }
    expect([hurt(2), hurt(1), hurt(5), hurt(4)]).toEqual([18, 18, 15, 15])
  })

  it('suffocate in a wall', async () => {
    const heard = chatOf(bot)
    stage.command(`setblock 8 ${up(-59)} 8 stone`)
    stage.command(`setblock 8 ${up(-60)} 8 stone`)
    feed(stage, 'Alice', { food: 10, saturation: 0, health: 2 })
    await stage.ticks(25)
    expect(heard.join()).toContain('suffocated in a wall')
    stage.command(`fill 8 ${up(-60)} 8 8 ${up(-59)} 8 air`)
    await stage.ticks(4)
  })

  it('are protected by the game rules', async () => {
    stage.command('gamerule fireDamage false')
    stage.command(`setblock 8 ${up(-61)} 8 magma_block`)
    await stage.ticks(20)
    expect(bot.health).toBe(20)
  })
})
