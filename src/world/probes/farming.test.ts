import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blockSeenBy, named, Stage, up } from '../testing/stage.ts'

describe('bots on the farm', () => {
  let stage: Stage
  let bot: Bot

  beforeAll(async () => {
    stage = await Stage.open()
    bot = await stage.join('Alice')
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    stage.command('gamerule randomTickSpeed 0')
    stage.reset({ height: 17, ground: 'grass_block' })
    await stage.ticks(5)
  })

  const at = (x: number, y: number, z: number) => blockSeenBy(bot, x, y, z)
  const use = (x: number, y: number, z: number) => stage.use(bot, x, y, z)
  /** Speeds up random ticks: at 4096, every block of a section gets one per tick on average. */
  const time = async (ticks: number, speed = 1000) => {
    stage.command(`gamerule randomTickSpeed ${speed}`)
    await stage.ticks(ticks)
    stage.command('gamerule randomTickSpeed 0')
  }
  const countBlocks = (name: string, low: [number, number, number], high: [number, number, number]) => {
    let n = 0
    for (let x = low[0]; x <= high[0]; x++)
      for (let y = low[1]; y <= high[1]; y++)
        for (let z = low[2]; z <= high[2]; z++) if (stage.server.blockAt({ x, y, z }).name === name) n++
    return n
  }

  it('tills, sows, waits for the wheat next to water, and harvests it', async () => {
    stage.command(`setblock 6 ${up(-61)} 6 water`)
    await stage.hold(bot, 'iron_hoe')
    await use(8, up(-61), 7)
    expect(stage.block(8, up(-61), 7)).toBe('farmland[moisture=0]')
    expect(bot.heldItem?.durabilityUsed).toBe(1)
    await stage.hold(bot, 'wheat_seeds', 3)
    await stage.run(bot.placeBlock(at(8, up(-61), 7), new Vec3(0, 1, 0)))
    expect(stage.block(8, up(-60), 7)).toBe('wheat[age=0]')
    await time(400, 600)
    expect(stage.block(8, up(-61), 7)).toBe('farmland[moisture=7]')
    await time(1500, 1000)
    expect(stage.block(8, up(-60), 7)).toBe('wheat[age=7]')
    await stage.run(bot.dig(at(8, up(-60), 7)))
    await stage.ticks(30)
    expect(stage.owned('Alice', 'wheat') + stage.drops().filter((drop) => drop === 'wheat').length).toBe(1)
  })

  it('tills dirt and paths to farmland and coarse dirt to dirt, but not under a block', async () => {
    for (const [z, block] of [
      [5, 'dirt'],
      [6, named('dirt_path', 'grass_path')],
      [7, 'coarse_dirt'],
      [9, 'stone'],
    ] as const)
      stage.command(`setblock 7 ${up(-61)} ${z} ${block}`)
    stage.command(`setblock 7 ${up(-60)} 10 glass`)
    await stage.hold(bot, 'wooden_hoe')
    for (const z of [5, 6, 7, 9, 10]) await use(7, up(-61), z)
    const made = [5, 6, 7, 9, 10].map((z) => stage.server.blockAt({ x: 7, y: up(-61), z }).name)
    expect(made).toEqual(['farmland', 'farmland', 'dirt', 'stone', 'grass_block'])
    stage.command(`setblock 7 ${up(-60)} 5 stone`)
    expect(stage.block(7, up(-61), 5)).toBe('dirt')
  })

  it('moistens farmland within four blocks of water; other farmland dries to dirt', async () => {
    stage.command(`setblock 2 ${up(-61)} 2 water`)
    stage.command(`fill 3 ${up(-61)} 2 7 ${up(-61)} 2 farmland[moisture=3]`)
    stage.command(`setblock 7 ${up(-60)} 2 wheat`)
    stage.command(`setblock 9 ${up(-61)} 2 farmland[moisture=3]`)
    await time(120)
    expect(stage.block(6, up(-61), 2)).toBe('farmland[moisture=7]')
    expect(stage.block(7, up(-61), 2)).toBe('farmland[moisture=0]')
    expect(stage.server.blockAt({ x: 9, y: up(-61), z: 2 }).name).toBe('dirt')
  })

  it.each([
    ['carrots', 7],
    ['potatoes', 7],
    ['beetroots', 3],
  ])('grows %s', async (crop, ripe) => {
    stage.command(`setblock 2 ${up(-61)} 2 water`)
    stage.command(`setblock 3 ${up(-61)} 2 farmland[moisture=7]`)
    stage.command(`setblock 3 ${up(-60)} 2 ${crop}`)
    await time(1500)
    expect(stage.block(3, up(-60), 2)).toBe(`${crop}[age=${ripe}]`)
  })

  it.each(['melon', 'pumpkin'])('lets a stem grow a %s, and another one after the harvest', async (fruit) => {
    stage.command(`setblock 2 ${up(-61)} 2 water`)
    stage.command(`setblock 3 ${up(-61)} 2 farmland[moisture=7]`)
    stage.command(`setblock 3 ${up(-60)} 2 ${fruit}_stem[age=6]`)
    await time(900)
    expect(stage.server.blockAt({ x: 3, y: up(-60), z: 2 }).name).toBe(`attached_${fruit}_stem`)
    expect(countBlocks(fruit, [2, up(-60), 1], [4, up(-60), 3])).toBe(1)
    stage.command(`fill 2 ${up(-60)} 1 4 ${up(-60)} 3 air replace ${fruit}`)
    expect(stage.block(3, up(-60), 2)).toBe(`${fruit}_stem[age=7]`)
  })

  it('grows sugar cane and cactus three blocks high, berries and nether wart', async () => {
    stage.command(`setblock 2 ${up(-61)} 2 water`)
    stage.command(`setblock 3 ${up(-60)} 2 sugar_cane`)
    stage.command(`setblock 5 ${up(-61)} 5 sand`)
    stage.command(`setblock 5 ${up(-60)} 5 cactus`)
    stage.command(`setblock 9 ${up(-60)} 12 sweet_berry_bush`)
    stage.command(`setblock 11 ${up(-61)} 12 soul_sand`)
    stage.command(`setblock 11 ${up(-60)} 12 nether_wart`)
    await time(350)
    expect(countBlocks('sugar_cane', [3, up(-60), 2], [3, up(-56), 2])).toBe(3)
    expect(countBlocks('cactus', [5, up(-60), 5], [5, up(-56), 5])).toBe(3)
    expect(stage.block(9, up(-60), 12)).toBe('sweet_berry_bush[age=3]')
    expect(stage.block(11, up(-60), 12)).toBe('nether_wart[age=3]')
  })

  it.each([
    ['red_carpet', 'farmland', 'red_carpet', 'farmland'],
    ['flower_pot', 'farmland', 'flower_pot', 'farmland'],
    ['stone', 'farmland', 'stone', 'dirt'],
    ['snow', 'farmland', 'air', 'farmland'],
    ['snow', 'packed_ice', 'air', 'packed_ice'],
    ['snow', 'oak_leaves', 'snow', 'oak_leaves'],
    ['snow', 'soul_sand', 'snow', 'soul_sand'],
    ['candle', 'soul_sand', 'candle', 'soul_sand'],
    ['torch', 'soul_sand', 'torch', 'soul_sand'],
  ])('of %s clicked onto %s makes %s on %s', async (item, ground, above, below) => {
    stage.command(`setblock 10 ${up(-61)} 8 ${ground}`)
    await stage.hold(bot, item)
    await use(10, up(-61), 8)
    await stage.ticks(5)
    const name = (y: number) => stage.server.blockAt({ x: 10, y, z: 8 }).name
    expect([name(up(-60)), name(up(-61))]).toEqual([above, below])
  })

  it('picks berries by hand', async () => {
    stage.command(`setblock 9 ${up(-60)} 8 sweet_berry_bush[age=3]`)
    await stage.ticks(2)
    await use(9, up(-60), 8)
    expect(stage.block(9, up(-60), 8)).toBe('sweet_berry_bush[age=1]')
    expect(stage.drops().concat(bot.inventory.items().map((item) => item.name))).toContain('sweet_berries')
  })

  it.each([
    ['oak', 4],
    ['birch', 5],
    ['spruce', 5],
    ['jungle', 4],
    ['acacia', 4],
  ])('grows %s trees', async (kind, least) => {
    stage.command(`setblock 4 ${up(-60)} 4 ${kind}_sapling`)
    await time(300)
    expect(countBlocks(`${kind}_log`, [0, up(-60), 0], [10, up(-44), 10])).toBeGreaterThanOrEqual(least)
    expect(countBlocks(`${kind}_leaves`, [0, up(-60), 0], [10, up(-44), 10])).toBeGreaterThan(10)
    expect(stage.block(4, up(-61), 4)).toBe('dirt')
    stage.command(`fill 0 ${up(-60)} 0 16 ${up(-44)} 16 air`)
  })

  it('grows dark oak only from four saplings, and no tree under a low ceiling', async () => {
    stage.command(`setblock 12 ${up(-60)} 12 dark_oak_sapling`)
    stage.command(`fill 4 ${up(-60)} 4 5 ${up(-60)} 5 dark_oak_sapling`)
    stage.command(`setblock 12 ${up(-60)} 4 oak_sapling`)
    stage.command(`setblock 12 ${up(-57)} 4 stone`)
    await time(300)
    expect(countBlocks('dark_oak_log', [0, up(-60), 0], [10, up(-44), 10])).toBeGreaterThanOrEqual(24)
    expect(stage.block(12, up(-60), 12)).toBe('dark_oak_sapling[stage=1]')
    expect(stage.block(12, up(-60), 4)).toBe('oak_sapling[stage=1]')
    stage.command(`fill 0 ${up(-60)} 0 16 ${up(-44)} 16 air`)
  })

  it('decays leaves without a log, but not placed ones or those near a log', async () => {
    stage.command(`fill 3 ${up(-60)} 3 3 ${up(-58)} 3 oak_log`)
    stage.command(`fill 4 ${up(-58)} 3 12 ${up(-58)} 3 oak_leaves`)
    stage.command(`fill 4 ${up(-58)} 9 12 ${up(-58)} 9 oak_leaves[persistent=true]`)
    expect(stage.block(6, up(-58), 3)).toContain('distance=3')
    expect(stage.block(12, up(-58), 3)).toContain('distance=7')
    await time(60)
    expect(countBlocks('oak_leaves', [0, up(-58), 3], [16, up(-58), 3])).toBe(6)
    stage.command(`fill 3 ${up(-60)} 3 3 ${up(-58)} 3 air`)
    await time(60)
    expect(countBlocks('oak_leaves', [0, up(-58), 0], [16, up(-58), 16])).toBe(9)
  })

  it('spreads mushrooms up to five, in the shade', async () => {
    stage.command(`fill 0 ${up(-57)} 0 16 ${up(-57)} 16 stone`)
    stage.command(`setblock 8 ${up(-60)} 8 brown_mushroom`)
    await time(600)
    const found = countBlocks('brown_mushroom', [0, up(-60), 0], [16, up(-58), 16])
    expect(found).toBeGreaterThan(1)
  })

  it('lets mushrooms be planted on podzol in the light, and on stone in the dark alone', async () => {
    stage.command(`setblock 7 ${up(-61)} 8 podzol`)
    stage.command(`setblock 8 ${up(-61)} 8 stone`)
    await stage.hold(bot, 'brown_mushroom', 10)
    for (const x of [7, 8]) await use(x, up(-61), 8)
    expect(stage.block(7, up(-60), 8)).toBe('brown_mushroom')
    expect(stage.block(8, up(-60), 8)).toBe('air')
    stage.command(`fill 3 ${up(-57)} 3 13 ${up(-57)} 13 stone`)
    await stage.ticks(2)
    await use(8, up(-61), 8)
    expect(stage.block(8, up(-60), 8)).toBe('brown_mushroom')
    expect(stage.owned('Alice', 'brown_mushroom')).toBe(8)
  })

  it('makes plants grow with bone meal', async () => {
    stage.command(`setblock 7 ${up(-61)} 8 farmland[moisture=7]`)
    stage.command(`setblock 7 ${up(-60)} 8 wheat`)
    await stage.hold(bot, 'bone_meal', 10)
    await use(7, up(-60), 8)
    expect(Number(stage.server.blockAt({ x: 7, y: up(-60), z: 8 }).properties['age'])).toBeGreaterThanOrEqual(
      2,
    )
    expect(stage.owned('Alice', 'bone_meal')).toBe(9)
    stage.command(`setblock 7 ${up(-60)} 8 wheat[age=7]`)
    await stage.ticks(2)
    await use(7, up(-60), 8)
    expect(stage.owned('Alice', 'bone_meal')).toBe(9)
    stage.command(`setblock 10 ${up(-60)} 8 oak_sapling`)
    await stage.ticks(2)
    for (let i = 0; i < 9 && stage.server.blockAt({ x: 10, y: up(-60), z: 8 }).name === 'oak_sapling'; i++)
      await use(10, up(-60), 8)
    expect(stage.server.blockAt({ x: 10, y: up(-60), z: 8 }).name).toBe('oak_log')
  })

  it('makes tall grass and flowers grow with bone meal', async () => {
    await stage.hold(bot, 'bone_meal', 1)
    await use(8, up(-61), 7)
    expect(countBlocks(named('grass', 'short_grass'), [0, up(-60), 0], [16, up(-60), 16])).toBeGreaterThan(5)
  })

  it('tramples farmland by jumping on it', async () => {
    stage.command(`fill 7 ${up(-61)} 7 9 ${up(-61)} 9 farmland[moisture=7]`)
    stage.command(`setblock 8 ${up(-60)} 8 wheat`)
    stage.command(`tp Alice 8.5 ${up(-58)} 8.5`)
    await stage.ticks(20)
    expect(stage.block(8, up(-61), 8)).toBe('dirt')
    expect(stage.block(8, up(-60), 8)).toBe('air')
    expect(stage.block(7, up(-61), 7)).toBe('farmland[moisture=7]')
  })

  it('treads paths, strips logs, carves pumpkins', async () => {
    await stage.hold(bot, 'iron_shovel')
    await use(7, up(-61), 8)
    expect(stage.block(7, up(-61), 8)).toBe(named('dirt_path', 'grass_path'))
    stage.command(`setblock 10 ${up(-60)} 8 oak_log[axis=x]`)
    await stage.hold(bot, 'iron_axe')
    await use(10, up(-60), 8)
    expect(stage.block(10, up(-60), 8)).toBe('stripped_oak_log[axis=x]')
    stage.command(`setblock 8 ${up(-60)} 6 pumpkin`)
    await stage.hold(bot, 'shears')
    await use(8, up(-60), 6)
    expect(stage.server.blockAt({ x: 8, y: up(-60), z: 6 }).name).toBe('carved_pumpkin')
    await stage.ticks(30)
    expect(stage.owned('Alice', 'pumpkin_seeds') + stage.drops().length).toBeGreaterThan(0)
  })
})
