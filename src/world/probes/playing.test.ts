import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blockSeenBy, named, Stage, up } from '../testing/stage.ts'

describe('a bot alone', () => {
  let stage: Stage
  let bot: Bot

  beforeAll(async () => {
    stage = await Stage.open()
    bot = await stage.join('Alice')
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    stage.reset({ ground: 'grass_block' })
    await stage.ticks(5)
  })

  const block = (x: number, y: number, z: number) => blockSeenBy(bot, x, y, z)
  const goto = (x: number, y: number, z: number) => stage.goto(bot, x, y, z)
  const dig = async (name: string, tool?: string) => {
    if (tool) await stage.hold(bot, tool)
    stage.command(`setblock 10 ${up(-60)} 8 ${name}`)
    await stage.ticks(2)
    const before = stage.server.ticks
    await stage.run(bot.dig(block(10, up(-60), 8)))
    const ticks = stage.server.ticks - before
    await stage.ticks(15)
    await goto(10, up(-60), 8)
    await stage.ticks(15)
    return ticks
  }

  it('stands on grass and sees the layers of the flat world', () => {
    expect(bot.entity.position).toEqual(new Vec3(8.5, up(-60), 8.5))
    expect([up(-60), up(-61), up(-62), up(-63), up(-64)].map((y) => block(8, y, 8).name)).toEqual([
      'air',
      'grass_block',
      'dirt',
      'dirt',
      'bedrock',
    ])
  })

  it('walks thirty blocks, over chunk borders, and over a wall', async () => {
    stage.command(`fill 20 ${up(-60)} 0 20 ${up(-60)} 40 stone`)
    await goto(30, up(-60), 25)
    expect(stage.server.players[0]?.position.x).toBeCloseTo(30.5, 0)
    expect(bot.entity.position.distanceTo(new Vec3(30.5, up(-60), 25.5))).toBeLessThan(1)
    stage.command(`fill 20 ${up(-60)} 0 20 ${up(-60)} 40 air`)
  })

  it('digs dirt by hand in fifteen ticks and picks it up', async () => {
    const ticks = await dig('dirt')
    expect(ticks).toBeGreaterThanOrEqual(13)
    expect(ticks).toBeLessThanOrEqual(17 + 6) // including turning the head
    expect(stage.block(10, up(-60), 8)).toBe('air')
    expect([stage.count(bot, 'dirt'), stage.owned('Alice', 'dirt')]).toEqual([1, 1])
  })

  it('gets nothing from stone by hand', async () => {
    await dig('stone')
    expect(bot.inventory.items()).toEqual([])
  })

  it('gets cobblestone with a pickaxe, which loses durability', async () => {
    await dig('stone', 'iron_pickaxe')
    expect(stage.count(bot, 'cobblestone')).toBe(1)
    expect(bot.inventory.items().find((item) => item.name === 'iron_pickaxe')?.durabilityUsed).toBe(1)
  })

  it.each([
    ['diamond_ore', 'diamond', 1],
    ['iron_ore', named('raw_iron', 'iron_ore'), 1],
    ['oak_log', 'oak_log', 1],
    ['coal_ore', 'coal', 1],
    ['grass_block', 'dirt', 1],
    ['glass', 'glass', 0],
    ['stone_slab[type=double]', 'stone_slab', 2],
    ['chest', 'chest', 1],
  ])('breaks %s into %s × %i', async (name, drop, count) => {
    await dig(name, 'iron_pickaxe')
    expect(stage.block(10, up(-60), 8)).toBe('air')
    expect(stage.count(bot, drop)).toBe(count)
  })

  it('cannot break a block before its time', async () => {
    stage.command(`setblock 10 ${up(-60)} 8 stone`)
    await stage.ticks(2)
    const location = new Vec3(10, up(-60), 8)
    bot._client.write('block_dig', { status: 0, location, face: 1 })
    bot._client.write('block_dig', { status: 2, location, face: 1 })
    await stage.ticks(20)
    expect(stage.block(10, up(-60), 8)).toBe('stone')
    await stage.ticks(140)
    expect(stage.block(10, up(-60), 8)).toBe('air')
  })

  it('is teleported back from an impossible position', async () => {
    for (const x of [100, Number.NaN, 1e300])
      bot._client.write('position', { x, y: up(-60), z: 8.5, onGround: true, flags: { onGround: true } })
    await stage.ticks(5)
    expect(stage.server.players[0]?.position).toEqual({ x: 8.5, y: up(-60), z: 8.5 })
    expect(bot.entity.position.distanceTo(new Vec3(8.5, up(-60), 8.5))).toBeLessThan(0.1)
  })

  it('loses seven half hearts by a fall of ten blocks', async () => {
    stage.command('gamerule naturalRegeneration false')
    stage.command(`tp Alice 8.5 ${up(-50)} 8.5`)
    await stage.ticks(60)
    expect(bot.health).toBe(13)
    stage.command('gamerule naturalRegeneration true')
    await stage.ticks(7 * 80 + 10)
    expect(bot.health).toBeGreaterThan(17)
    expect(bot.food).toBeLessThan(20)
  })

  it('dies, drops its items, respawns and walks on', async () => {
    await stage.hold(bot, 'diamond', 3)
    let died = false
    bot.once('death', () => {
      died = true
    })
    stage.command(`tp Alice 4.5 ${up(-60)} 4.5`)
    await stage.ticks(3)
    stage.command('kill Alice')
    await stage.ticks(20)
    expect(died).toBe(true)
    expect(bot.health).toBe(20)
    expect(bot.inventory.items()).toEqual([])
    expect(stage.server.entities.filter((entity) => entity.item?.name === 'diamond')).toHaveLength(1)
    await goto(11, up(-60), 11)
  })

  it('falls into the void, dies and respawns', async () => {
    stage.command(`fill 4 ${up(-64)} 4 4 ${up(-61)} 4 air`)
    stage.command(`tp Alice 4.5 ${up(-60)} 4.5`)
    await stage.ticks(300)
    stage.command(`fill 4 ${up(-64)} 4 4 ${up(-61)} 4 dirt`)
    expect(bot.health).toBe(20)
    expect(stage.server.players[0]?.dead).toBe(false)
    expect(bot.entity.position.y).toBeCloseTo(up(-60), 1)
  })

  it('kills a summoned cow in a few hits', async () => {
    await stage.hold(bot, 'iron_sword')
    // A mob that does not flee.
    stage.command(`summon cow 10.5 ${up(-60)} 8.5 {NoAI:1b}`)
    await stage.ticks(5)
    const cow = bot.nearestEntity((entity) => entity.name === 'cow')
    if (!cow) throw new Error('no cow')
    let hits = 0
    for (; hits < 10 && bot.entities[cow.id]; hits++) {
      bot.attack(cow)
      await stage.ticks(25)
    }
    expect(hits).toBeLessThanOrEqual(3)
    expect(stage.server.entities.filter((entity) => entity.kind === 'cow')).toEqual([])
    expect(stage.server.entities.some((entity) => entity.item?.name === 'beef')).toBe(true)
  })

  it('builds and breaks instantly in creative mode, and uses nothing up', async () => {
    stage.command('gamemode creative Alice')
    await stage.ticks(2)
    expect(bot.game.gameMode).toBe('creative')
    stage.command('item replace entity Alice weapon with stone 2')
    await stage.ticks(2)
    await stage.run(bot.placeBlock(block(10, up(-61), 8), new Vec3(0, 1, 0)))
    expect(stage.owned('Alice', 'stone')).toBe(2)
    await stage.run(bot.dig(block(10, up(-60), 8), true))
    expect(stage.block(10, up(-60), 8)).toBe('air')
    expect(stage.server.entities).toEqual([])
    stage.command('gamemode survival Alice')
    await stage.ticks(2)
  })

  it('cannot build where it stands, but can pillar up by jumping', async () => {
    await stage.hold(bot, 'dirt', 5)
    bot.setControlState('jump', true)
    await stage.ticks(6)
    await stage.run(bot.placeBlock(block(8, up(-61), 8), new Vec3(0, 1, 0)))
    bot.setControlState('jump', false)
    await stage.ticks(20)
    expect(stage.block(8, up(-60), 8)).toBe('dirt')
    expect(bot.entity.position.y).toBeCloseTo(up(-59), 5)
  })
})
