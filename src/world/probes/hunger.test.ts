import type { Bot } from 'mineflayer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chatOf, feed, playerOf } from '../testing/players.ts'
import { blockSeenBy, Stage, up } from '../testing/stage.ts'

describe('food', () => {
  let stage: Stage
  let bot: Bot

  beforeAll(async () => {
    stage = await Stage.open()
    bot = await stage.join('Alice')
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    stage.command('time set day')
    stage.server.command('difficulty easy')
    stage.reset({ ground: 'grass_block' })
    feed(stage, 'Alice', { food: 20, saturation: 5 })
    await stage.ticks(5)
  })

  const at = (x: number, y: number, z: number) => blockSeenBy(bot, x, y, z)

  describe('eating', () => {
    it('takes 32 ticks for bread and restores food', async () => {
      await stage.hold(bot, 'bread', 2)
      feed(stage, 'Alice', { food: 10, saturation: 0 })
      await stage.ticks(2)
      expect(bot.food).toBe(10)
      const before = stage.server.ticks
      await stage.run(bot.consume())
      expect(stage.server.ticks - before).toBeGreaterThanOrEqual(31)
      expect(stage.server.ticks - before).toBeLessThanOrEqual(34)
      await stage.ticks(2)
      expect([bot.food, bot.foodSaturation]).toEqual([15, 6])
      expect([stage.count(bot, 'bread'), stage.owned('Alice', 'bread')]).toEqual([1, 1])
    })

    it('takes 16 ticks for dried kelp', async () => {
      await stage.hold(bot, 'dried_kelp', 1)
      feed(stage, 'Alice', { food: 10, saturation: 0 })
      await stage.ticks(2)
      const before = stage.server.ticks
      await stage.run(bot.consume())
      expect(stage.server.ticks - before).toBeLessThanOrEqual(18)
      await stage.ticks(2)
      expect(bot.food).toBe(11)
    })

    it.each([
      ['mushroom_stew', 'bowl', 16],
      ['milk_bucket', 'bucket', 10],
    ])('leaves of %s a %s', async (item, left, food) => {
      await stage.hold(bot, item)
      feed(stage, 'Alice', { food: 10, saturation: 0 })
      await stage.ticks(2)
      await stage.run(bot.consume())
      await stage.ticks(3)
      expect([stage.owned('Alice', item), stage.owned('Alice', left), bot.food]).toEqual([0, 1, food])
    })

    it('poisons with spider eyes; milk cures that', async () => {
      await stage.hold(bot, 'spider_eye')
      feed(stage, 'Alice', { food: 10, saturation: 0 })
      await stage.ticks(2)
      await stage.run(bot.consume())
      await stage.ticks(60)
      expect(bot.health).toBeLessThan(20)
      expect(playerOf(stage, 'Alice').traits.effects.has('poison')).toBe(true)
      await stage.hold(bot, 'milk_bucket')
      await stage.run(bot.consume())
      expect(playerOf(stage, 'Alice').traits.effects.size).toBe(0)
    })

    it('stops when interrupted, and is impossible with full food', async () => {
      await stage.hold(bot, 'bread', 2)
      feed(stage, 'Alice', { food: 10, saturation: 0 })
      await stage.ticks(2)
      bot.activateItem()
      await stage.ticks(10)
      bot.deactivateItem()
      await stage.ticks(40)
      feed(stage, 'Alice', { food: 20, saturation: 5 })
      bot.activateItem()
      await stage.ticks(40)
      expect(stage.owned('Alice', 'bread')).toBe(2)
    })

    it('uses up a cake in seven slices', async () => {
      stage.command(`setblock 10 ${up(-60)} 8 cake`)
      feed(stage, 'Alice', { food: 2, saturation: 0 })
      await stage.ticks(2)
      for (let i = 0; i < 7; i++) {
        await stage.run(bot.activateBlock(at(10, up(-60), 8)))
        await stage.ticks(2)
      }
      expect(stage.block(10, up(-60), 8)).toBe('air')
      await stage.ticks(2)
      expect(bot.food).toBe(16)
    })
  })

  describe('hunger', () => {
    it('comes from sprinting, and stops regeneration below 18', async () => {
      feed(stage, 'Alice', { food: 18, saturation: 0, health: 10 })
      stage.command(`tp Alice 8.5 ${up(-60)} -40.5`)
      await stage.ticks(3)
      await stage.run(bot.look(Math.PI, 0, true))
      bot.setControlState('forward', true)
      bot.setControlState('sprint', true)
      await stage.ticks(170)
      bot.clearControlStates()
      await stage.ticks(5)
      // sprinting that far costs one point, and each regeneration on the way costs one and a half
      expect(bot.food).toBeLessThan(18)
      const { health } = bot
      await stage.ticks(200)
      expect(bot.health).toBe(health)
    })

    it('allows fast regeneration at full food and saturation and slow regeneration below; both cost food', async () => {
      feed(stage, 'Alice', { food: 20, saturation: 12, health: 10 })
      await stage.ticks(32)
      expect(bot.health).toBeCloseTo(13, 5)
      feed(stage, 'Alice', { food: 19, saturation: 0, health: 10 })
      await stage.ticks(81)
      expect(bot.health).toBe(11)
      await stage.ticks(80)
      expect([bot.health, bot.food]).toEqual([12, 17])
    })

    it.each([
      ['easy', 10],
      ['normal', 1],
    ])('starves down to %s: %i half hearts', async (difficulty, left) => {
      stage.server.command(`difficulty ${difficulty}`)
      feed(stage, 'Alice', { food: 0, saturation: 0, health: left + 1 })
      await stage.ticks(250)
      expect(bot.health).toBe(left)
    })

    it('kills on hard difficulty', async () => {
      stage.command('difficulty hard')
      const heard = chatOf(bot)
      feed(stage, 'Alice', { food: 0, saturation: 0, health: 1 })
      await stage.ticks(90)
      expect(heard.join()).toContain('starved')
      expect([bot.food, bot.health]).toEqual([20, 20])
    })

    it('does not exist in peaceful difficulty, which heals and feeds', async () => {
      stage.command('difficulty peaceful')
      feed(stage, 'Alice', { food: 5, saturation: 0, health: 10 })
      await stage.ticks(60)
      expect([bot.health, bot.food]).toEqual([13, 11])
    })
  })
})
