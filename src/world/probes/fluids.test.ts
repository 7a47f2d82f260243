import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seededRandom } from '../random.ts'
import { blockSeenBy, Stage, up } from '../testing/stage.ts'

describe('water and lava', () => {
  let stage: Stage
  let bot: Bot

  beforeAll(async () => {
    stage = await Stage.open()
    bot = await stage.join('Alice')
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    stage.reset({ from: -8, to: 24, height: 11, ground: 'stone' })
    stage.command(`tp Alice 2.5 ${up(-60)} 2.5`)
    await stage.ticks(40)
  })

  const row = (z = 8, y = up(-60), from = 0, to = 16) =>
    Array.from({ length: to - from + 1 }, (_, i) => {
      const { name, properties } = stage.server.blockAt({ x: from + i, y, z })
      return name === 'air' ? '.' : name === 'water' || name === 'lava' ? properties['level'] : name
    }).join(' ')
  const at = (x: number, y: number, z: number) => blockSeenBy(bot, x, y, z)
  /** Looks at a point and uses the held item. */
  const useAt = async (x: number, y: number, z: number) => {
    await stage.run(bot.lookAt(new Vec3(x, y, z), true))
    await stage.ticks(2)
    bot.activateItem()
    await stage.ticks(3)
  }

  it('spread water seven blocks at five ticks per block, and drain it with its source', async () => {
    stage.command(`setblock 8 ${up(-60)} 8 water`)
    await stage.ticks(11)
    expect(row()).toBe('. . . . . . 2 1 0 1 2 . . . . . .')
    await stage.ticks(30)
    expect(row()).toBe('. 7 6 5 4 3 2 1 0 1 2 3 4 5 6 7 .')
    expect(row(9)).toBe('. . 7 6 5 4 3 2 1 2 3 4 5 6 7 . .')
    stage.command(`setblock 8 ${up(-60)} 8 air`)
    await stage.ticks(100)
    expect(row()).toBe('. . . . . . . . . . . . . . . . .')
  })

  it('spread lava three blocks at thirty ticks per block', async () => {
    stage.command(`setblock 8 ${up(-60)} 8 lava`)
    await stage.ticks(35)
    expect(row()).toBe('. . . . . . . 2 0 2 . . . . . . .')
    await stage.ticks(70)
    expect(row()).toBe('. . . . . 6 4 2 0 2 4 6 . . . . .')
  })

  it('lead water the shortest way to a drop', async () => {
    stage.command(`setblock 11 ${up(-61)} 8 air`)
    stage.command(`setblock 8 ${up(-60)} 8 water`)
    await stage.ticks(40)
    expect(row()).toBe('. . . . . . . . 0 1 2 3 . . . . .')
    expect(row(9)).toBe('. . . . . . . . . . . . . . . . .')
    expect(stage.block(11, up(-61), 8)).toBe('water[level=8]')
  })

  it('let water fall and spread again at the bottom', async () => {
    stage.command(`setblock 8 ${up(-55)} 8 stone`)
    stage.command(`setblock 8 ${up(-54)} 8 water`)
    await stage.ticks(70)
    expect(stage.block(9, up(-54), 8)).toBe('water[level=1]')
    expect(stage.block(9, up(-57), 8)).toBe('water[level=8]')
    expect(stage.block(9, up(-60), 8)).toBe('water[level=8]')
    expect(stage.block(11, up(-60), 8)).toBe('water[level=2]')
    stage.command(`setblock 8 ${up(-54)} 8 air`)
    await stage.ticks(150)
    expect(row()).toBe('. . . . . . . . . . . . . . . . .')
  })

  it('make a third source between two, which can be taken again and again', async () => {
    stage.command(`fill 6 ${up(-60)} 7 10 ${up(-60)} 9 stone`)
    stage.command(`setblock 7 ${up(-60)} 8 water`)
    stage.command(`setblock 8 ${up(-60)} 8 air`)
    stage.command(`setblock 9 ${up(-60)} 8 water`)
    await stage.ticks(10)
    expect(stage.block(8, up(-60), 8)).toBe('water[level=0]')
    stage.command(`tp Alice 8.5 ${up(-59)} 7.5`)
    stage.command('give Alice bucket 3')
    await stage.ticks(4)
    await stage.run(bot.equip(bot.inventory.items()[0]!, 'hand'))
    for (let i = 0; i < 3; i++) {
      await useAt(8.5, up(-60), 8.5)
      await stage.ticks(10)
      expect(stage.block(8, up(-60), 8)).toBe('water[level=0]')
    }
    expect(stage.owned('Alice', 'water_bucket')).toBe(3)
  })

  it('make obsidian, cobblestone and stone where they meet', async () => {
    stage.command(`setblock 8 ${up(-60)} 8 lava`)
    stage.command(`setblock 9 ${up(-60)} 8 water`)
    await stage.ticks(6)
    expect(stage.block(8, up(-60), 8)).toBe('obsidian')
    stage.command(`fill 0 ${up(-60)} 0 16 ${up(-60)} 16 air`)
    await stage.ticks(60)
    stage.command(`setblock 6 ${up(-60)} 8 lava`)
    await stage.ticks(70)
    stage.command(`setblock 10 ${up(-60)} 8 water`)
    await stage.ticks(30)
    expect(row()).toContain('cobblestone')
    stage.command(`fill 0 ${up(-60)} 0 16 ${up(-60)} 16 air`)
    await stage.ticks(60)
    stage.command(`setblock 8 ${up(-60)} 8 water`)
    stage.command(`setblock 8 ${up(-58)} 8 lava`)
    await stage.ticks(70)
    expect(stage.block(8, up(-60), 8)).toBe('stone')
  })

  it('wash away torches, plants and redstone, which drop', async () => {
    stage.command(`setblock 10 ${up(-60)} 8 torch`)
    stage.command(`setblock 8 ${up(-60)} 10 redstone_wire`)
    stage.command(`setblock 6 ${up(-61)} 8 grass_block`)
    stage.command(`setblock 6 ${up(-60)} 8 poppy`)
    stage.command(`setblock 8 ${up(-60)} 6 ladder[facing=south]`)
    stage.command(`setblock 8 ${up(-60)} 5 stone`)
    stage.server.command(`setblock 8 ${up(-60)} 6 ladder[facing=south]`)
    stage.command(`setblock 8 ${up(-60)} 8 water`)
    await stage.ticks(30)
    expect(stage.drops()).toEqual(['poppy', 'redstone', 'torch'])
    expect(stage.block(10, up(-60), 8)).toBe('water[level=2]')
    expect(stage.block(8, up(-60), 6)).toContain('ladder')
  })

  it('stop at walls and doors, and go on when those open', async () => {
    stage.command(`fill 7 ${up(-60)} 7 9 ${up(-59)} 9 stone`)
    stage.command(`setblock 8 ${up(-60)} 8 water`)
    await stage.ticks(20)
    expect(row()).toBe('. . . . . . . stone 0 stone . . . . . . .')
    stage.command(`setblock 9 ${up(-60)} 8 oak_slab`)
    await stage.ticks(20)
    expect(row()).toContain('oak_slab .')
    stage.command(`setblock 9 ${up(-60)} 8 air`)
    await stage.ticks(20)
    expect(row()).toContain('0 1 2 3')
  })

  it('fill buckets from sources only, and pour from them', async () => {
    stage.command(`setblock 4 ${up(-60)} 2 water`)
    stage.command(`tp Alice 2.5 ${up(-60)} 2.5`)
    await stage.hold(bot, 'bucket')
    await stage.ticks(20)
    await stage.run(bot.look(-Math.PI / 2, -0.9, true))
    await stage.ticks(2)
    bot.activateItem()
    await stage.ticks(2)
    expect(stage.owned('Alice', 'water_bucket')).toBe(0)
    await useAt(4.5, up(-59.5), 2.5)
    expect([stage.owned('Alice', 'water_bucket'), stage.owned('Alice', 'bucket')]).toEqual([1, 0])
    await stage.ticks(60)
    expect(stage.block(4, up(-60), 2)).toBe('air')
    // the current moved it
    stage.command(`tp Alice 2.5 ${up(-60)} 2.5`)
    await stage.ticks(3)
    await useAt(5.5, up(-60), 4.5)
    expect(stage.block(5, up(-60), 4)).toBe('water[level=0]')
    expect(stage.count(bot, 'bucket')).toBe(1)
  })

  it('waterlog stairs, and can be taken out of them', async () => {
    stage.command(`setblock 4 ${up(-60)} 2 oak_stairs[facing=east]`)
    await stage.hold(bot, 'water_bucket')
    await useAt(4.5, up(-59.5), 2.5)
    expect(stage.block(4, up(-60), 2)).toContain('waterlogged=true')
    await stage.ticks(10)
    expect(stage.block(3, up(-60), 2)).toBe('water[level=1]')
    await useAt(4.5, up(-59.5), 2.5)
    expect(stage.block(4, up(-60), 2)).toContain('waterlogged=false')
    expect(stage.owned('Alice', 'water_bucket')).toBe(1)
  })

  it('harden concrete powder, from the side and when it falls in', async () => {
    stage.command(`setblock 8 ${up(-60)} 8 white_concrete_powder`)
    stage.command(`setblock 9 ${up(-60)} 8 water`)
    await stage.ticks(2)
    expect(stage.block(8, up(-60), 8)).toBe('white_concrete')
    stage.command(`fill 0 ${up(-60)} 0 16 ${up(-60)} 16 air`)
    await stage.ticks(60)
    stage.command(`setblock 12 ${up(-60)} 12 water`)
    stage.command(`setblock 12 ${up(-56)} 12 red_concrete_powder`)
    await stage.ticks(25)
    expect(stage.block(12, up(-60), 12)).toBe('red_concrete')
  })

  it('look to the bot as they are', async () => {
    stage.command(`setblock 4 ${up(-60)} 4 water`)
    await stage.ticks(20)
    const { level } = at(5, up(-60), 4).getProperties()
    expect([at(4, up(-60), 4).name, String(level)]).toEqual(['water', '1'])
  })

  it.each([1, 2, 3])('leave nothing behind when all sources are gone (seed %i)', async (seed) => {
    const random = seededRandom(seed)
    const any = (n: number) => Math.floor(random.next() * n)
    for (let i = 0; i < 25; i++)
      stage.server.command(`setblock ${any(17)} ${up(-60) + any(4)} ${any(17)} stone`)
    for (let i = 0; i < 6; i++)
      stage.server.command(
        `setblock ${any(17)} ${up(-58) + any(3)} ${any(17)} ${random.next() < 0.7 ? 'water' : 'lava'}`,
      )
    await stage.ticks(300)
    for (const fluid of ['water', 'lava'])
      stage.server.command(`fill -8 ${up(-61)} -8 24 ${up(-54)} 24 air replace ${fluid}[level=0]`)
    // lava is slow
    await stage.ticks(900)
    const left = new Set<string>()
    for (let x = -9; x <= 25; x++)
      for (let y = up(-61); y <= up(-54); y++)
        for (let z = -9; z <= 25; z++) left.add(stage.server.blockAt({ x, y, z }).name)
    expect([...left].filter((block) => block === 'water' || block === 'lava')).toEqual([])
  })
})
