import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { feed } from '../testing/players.ts'
import { blockSeenBy, Stage, up } from '../testing/stage.ts'

describe('a bed', () => {
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
    stage.command('time set day')
    stage.server.command('difficulty easy')
    stage.reset({ ground: 'grass_block' })
    stage.command(`tp Bob 2.5 ${up(-60)} 2.5`)
    feed(stage, 'Alice', { food: 20, saturation: 5 })
    await stage.ticks(5)
  })

  const at = (x: number, y: number, z: number) => blockSeenBy(bot, x, y, z)

  const bed = () => {
    stage.command(`setblock 10 ${up(-60)} 8 red_bed[part=foot,facing=east]`)
    stage.command(`setblock 11 ${up(-60)} 8 red_bed[part=head,facing=east]`)
  }

  it('cannot be slept in by day, but sets the spawn point', async () => {
    const heard: string[] = []
    bot.on('actionBar', (message) => void heard.push(JSON.stringify(message.json)))
    bed()
    await stage.ticks(2)
    await stage.run(bot.activateBlock(at(10, up(-60), 8)))
    await stage.ticks(2)
    expect(heard.join()).toContain('block.minecraft.bed.no_sleep')
    expect(heard.join()).toContain('block.minecraft.set_spawn')
    stage.command(`tp Alice 2.5 ${up(-60)} 14.5`)
    stage.command('kill Alice')
    await stage.ticks(20)
    expect(bot.entity.position.distanceTo(new Vec3(10.5, up(-60), 8.5))).toBeLessThan(2.5)
    stage.command(`fill 10 ${up(-60)} 8 11 ${up(-60)} 8 air`)
    stage.command('kill Alice')
    await stage.ticks(20)
    expect(bot.entity.position.distanceTo(new Vec3(8.5, up(-60), 8.5))).toBeLessThan(0.1)
  })

  it('ends the night when everybody sleeps', async () => {
    bed()
    stage.command(`fill 2 ${up(-60)} 4 2 ${up(-60)} 4 white_bed[part=foot,facing=south]`)
    stage.command(`fill 2 ${up(-60)} 5 2 ${up(-60)} 5 white_bed[part=head,facing=south]`)
    stage.command('time set 13000')
    await stage.ticks(25)
    await stage.run(bot.sleep(at(10, up(-60), 8)))
    expect(bot.isSleeping).toBe(true)
    expect(stage.block(11, up(-60), 8)).toContain('occupied=true')
    await stage.ticks(150)
    expect(stage.game.dayTime).toBeLessThan(13_300)
    const theirs = other.blockAt(new Vec3(2, up(-60), 4))
    if (!theirs) throw new Error('no bed')
    await stage.run(other.sleep(theirs))
    await stage.ticks(110)
    const time = stage.game.dayTime % 24_000
    expect(time).toBeLessThan(20)
    expect([bot.isSleeping, other.isSleeping]).toEqual([false, false])
    expect(stage.block(11, up(-60), 8)).toContain('occupied=false')
    expect(bot.entity.position.y).toBeCloseTo(up(-60), 1)
  })

  it('is left when the sleeper is hurt, and when it is broken', async () => {
    bed()
    stage.command('time set 13000')
    await stage.ticks(25)
    await stage.run(bot.sleep(at(10, up(-60), 8)))
    stage.command(`setblock 11 ${up(-60)} 8 air destroy`)
    await stage.ticks(3)
    expect(bot.isSleeping).toBe(false)
  })
})
