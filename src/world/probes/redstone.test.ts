import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blockSeenBy, Stage, up } from '../testing/stage.ts'

describe('a bot and redstone', () => {
  let stage: Stage
  let bot: Bot

  beforeAll(async () => {
    stage = await Stage.open()
    bot = await stage.join('Alice')
    expect(stage.server.features.has('redstone')).toBe(true)
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    stage.reset({ ground: 'stone' })
    await stage.ticks(25)
  })

  const block = (x: number, y: number, z: number) => blockSeenBy(bot, x, y, z)
  // some versions give numbers as strings
  const told = (value: unknown) => (typeof value === 'number' ? String(value) : value)
  const property = (x: number, y: number, z: number, name: string) =>
    told(block(x, y, z).getProperties()[name])
  const use = (x: number, y: number, z: number) => stage.use(bot, x, y, z)
  const goto = (x: number, y: number, z: number) => stage.goto(bot, x, y, z)
  const ironDoor = (x: number, z: number) => {
    stage.command(`setblock ${x} ${up(-60)} ${z} iron_door[half=lower,facing=east]`)
    stage.command(`setblock ${x} ${up(-59)} ${z} iron_door[half=upper,facing=east]`)
  }
  const ticksUntil = async (so: () => boolean) => {
    for (let n = 0; n < 200; n++) {
      if (so()) return n
      await stage.ticks(1)
    }
    throw new Error('the condition was never met')
  }

  it('cannot open an iron door or trapdoor by hand', async () => {
    ironDoor(10, 8)
    stage.command(`setblock 10 ${up(-60)} 6 iron_trapdoor`)
    await stage.ticks(2)
    await use(10, up(-60), 8)
    await use(10, up(-60), 6)
    expect([property(10, up(-60), 8, 'open'), property(10, up(-60), 6, 'open')]).toEqual([false, false])
  })

  it('opens an iron door with a lever and closes it again', async () => {
    ironDoor(10, 8)
    stage.command(`setblock 10 ${up(-60)} 7 lever[face=floor]`)
    await stage.ticks(2)
    await use(10, up(-60), 7)
    expect([property(10, up(-60), 8, 'open'), property(10, up(-59), 8, 'open')]).toEqual([true, true])
    await use(10, up(-60), 7)
    expect([property(10, up(-60), 8, 'open'), property(10, up(-59), 8, 'open')]).toEqual([false, false])
  })

  it.each([
    ['stone_button', 20],
    ['oak_button', 30],
    ['birch_button', 30],
  ])('has %s give power for %i ticks, through the block it sits on', async (button, ticks) => {
    stage.command(`setblock 10 ${up(-60)} 8 stone`)
    stage.command(`setblock 11 ${up(-60)} 8 redstone_wire[north=side,east=side,south=side,west=side]`)
    stage.command(`setblock 12 ${up(-60)} 8 iron_trapdoor`)
    stage.command(`setblock 9 ${up(-60)} 8 ${button}[face=wall,facing=west]`)
    await stage.ticks(2)
    const since = stage.server.ticks
    await stage.run(bot.activateBlock(block(9, up(-60), 8)))
    await ticksUntil(() => property(12, up(-60), 8, 'open') === true)
    await ticksUntil(() => property(12, up(-60), 8, 'open') === false)
    const took = stage.server.ticks - since
    expect(took).toBeGreaterThanOrEqual(ticks)
    expect(took).toBeLessThanOrEqual(ticks + 8)
  })

  it('places redstone dust, a lever and a lamp, and lights the lamp', async () => {
    const ground = (x: number, z: number) => block(x, up(-61), z)
    const upward = new Vec3(0, 1, 0)
    await stage.hold(bot, 'redstone', 2)
    await stage.run(bot.placeBlock(ground(10, 8), upward))
    await stage.run(bot.placeBlock(ground(11, 8), upward))
    await stage.hold(bot, 'redstone_lamp')
    await stage.run(bot.placeBlock(ground(11, 9), upward))
    await stage.hold(bot, 'lever')
    await stage.run(bot.placeBlock(ground(10, 7), upward))
    expect(block(11, up(-60), 9).name).toBe('redstone_lamp')
    await use(10, up(-60), 7)
    expect(property(11, up(-60), 8, 'power')).toBe('14')
    // dust that runs from west to east does not power the lamp to the south
    expect(property(11, up(-60), 9, 'lit')).toBe(false)
    stage.command(`setblock 12 ${up(-60)} 8 redstone_lamp`)
    await stage.ticks(2)
    expect(property(12, up(-60), 8, 'lit')).toBe(true)
    await stage.run(bot.dig(block(10, up(-60), 8)))
    await stage.ticks(8)
    expect(property(12, up(-60), 8, 'lit')).toBe(false)
  })

  it.each(['oak', 'spruce', 'birch', 'dark_oak', 'stone', 'crimson', 'polished_blackstone'])(
    'opens a door by standing on a plate of %s, and it closes after leaving',
    async (kind) => {
      ironDoor(12, 8)
      stage.command(`setblock 11 ${up(-60)} 8 ${kind}_pressure_plate`)
      await goto(11, up(-60), 8)
      await stage.ticks(2)
      expect(property(11, up(-60), 8, 'powered')).toBe(true)
      expect(property(12, up(-60), 8, 'open')).toBe(true)
      await stage.ticks(45)
      expect(property(12, up(-60), 8, 'open')).toBe(true)
      await goto(8, up(-60), 8)
      expect(await ticksUntil(() => property(12, up(-60), 8, 'open') === false)).toBeLessThanOrEqual(20)
    },
  )

  it('sets the delay of a repeater', async () => {
    stage.command(`setblock 10 ${up(-60)} 8 redstone_wire`)
    stage.command(`setblock 11 ${up(-60)} 8 repeater[facing=west]`)
    stage.command(`setblock 12 ${up(-60)} 8 redstone_lamp`)
    stage.command(`setblock 9 ${up(-60)} 8 lever[face=floor]`)
    await stage.ticks(2)
    for (const delay of ['2', '3', '4', '1', '2', '3', '4']) {
      await use(11, up(-60), 8)
      expect(property(11, up(-60), 8, 'delay')).toBe(delay)
    }
    await stage.run(bot.activateBlock(block(9, up(-60), 8)))
    await ticksUntil(() => property(10, up(-60), 8, 'power') === '15')
    const took = await ticksUntil(() => property(12, up(-60), 8, 'lit') === true)
    expect(took).toBeGreaterThanOrEqual(7)
    expect(took).toBeLessThanOrEqual(8)
  })

  it('walks through a door that a lever opened', async () => {
    stage.command(`fill 10 ${up(-60)} 0 10 ${up(-57)} 16 stone`)
    ironDoor(10, 8)
    stage.command(`setblock 9 ${up(-60)} 7 lever[face=floor]`)
    await stage.ticks(2)
    await use(9, up(-60), 7)
    await goto(12, up(-60), 8)
  })

  it('presses wooden pressure plates with a thrown item, but not stone ones', async () => {
    for (const [z, kind] of [
      [5, 'oak'],
      [11, 'stone'],
    ] as const)
      stage.command(`fill 9 ${up(-60)} ${z - 2} 14 ${up(-60)} ${z + 2} ${kind}_pressure_plate`)
    await stage.hold(bot, 'dirt', 2)
    for (const z of [5, 11]) {
      await stage.run(bot.lookAt(new Vec3(12, up(-59.5), z + 0.5), true))
      await stage.ticks(2)
      const [dirt] = bot.inventory.items()
      if (dirt) await stage.run(bot.toss(dirt.type, null, 1))
    }
    await stage.ticks(25)
    const lying = (z: number) =>
      stage.server.entities.filter((entity) => entity.kind === 'item' && Math.abs(entity.position.z - z) < 3)
        .length
    const pressed = (z: number) =>
      [9, 10, 11, 12, 13, 14].some((x) =>
        [z - 2, z - 1, z, z + 1, z + 2].some((q) => property(x, up(-60), q, 'powered') === true),
      )
    expect([lying(5), lying(11)]).toEqual([1, 1])
    expect([pressed(5), pressed(11)]).toEqual([true, false])
    stage.command('kill @e[type=item]')
    expect(await ticksUntil(() => !pressed(5))).toBeLessThanOrEqual(21)
  })

  it('weighs items with a light pressure plate, up to fifteen', async () => {
    stage.command(`setblock 10 ${up(-60)} 8 light_weighted_pressure_plate`)
    stage.command(`setblock 10 ${up(-60)} 6 heavy_weighted_pressure_plate`)
    for (let i = 0; i < 3; i++) stage.command(`summon armor_stand 10.5 ${up(-60)} 8.5`)
    stage.command(`summon armor_stand 10.5 ${up(-60)} 6.5`)
    await stage.ticks(3)
    expect([property(10, up(-60), 8, 'power'), property(10, up(-60), 6, 'power')]).toEqual(['3', '1'])
    stage.command('kill @e[type=armor_stand]')
    await stage.ticks(35)
    expect([property(10, up(-60), 8, 'power'), property(10, up(-60), 6, 'power')]).toEqual(['0', '0'])
  })

  it('is pushed by a piston', async () => {
    stage.command(`setblock 7 ${up(-60)} 8 piston[facing=east]`)
    await stage.ticks(2)
    stage.command(`setblock 6 ${up(-60)} 8 redstone_block`)
    await stage.ticks(6)
    expect(bot.entity.position.x).toBeCloseTo(9.5, 1)
    expect(block(8, up(-60), 8).name).toBe('piston_head')
  })

  it('has to press two plates for an and-gate of torches', async () => {
    const other = await stage.join('Bob')
    // each plate turns off one torch; with both off, a third turns on
    stage.command(`setblock 4 ${up(-60)} 4 stone_pressure_plate`)
    stage.command(`setblock 4 ${up(-60)} 8 stone_pressure_plate`)
    stage.command(`setblock 5 ${up(-60)} 4 redstone_wire`)
    stage.command(`setblock 5 ${up(-60)} 8 redstone_wire`)
    stage.command(`setblock 6 ${up(-60)} 4 stone`)
    stage.command(`setblock 6 ${up(-60)} 8 stone`)
    stage.command(`setblock 6 ${up(-59)} 4 redstone_torch`)
    stage.command(`setblock 6 ${up(-59)} 8 redstone_torch`)
    stage.command(`fill 6 ${up(-60)} 5 6 ${up(-60)} 7 stone`)
    stage.command(`fill 6 ${up(-59)} 5 6 ${up(-59)} 7 redstone_wire`)
    stage.command(`setblock 7 ${up(-60)} 6 redstone_wall_torch[facing=east]`)
    ironDoor(8, 6)
    await stage.ticks(6)
    const open = () => property(8, up(-60), 6, 'open')
    expect(open()).toBe(false)
    stage.command(`tp Alice 4.5 ${up(-60)} 4.5`)
    await stage.ticks(10)
    expect(open()).toBe(false)
    stage.command(`tp Bob 4.5 ${up(-60)} 8.5`)
    await stage.ticks(10)
    expect(open()).toBe(true)
    stage.command(`tp Alice 12.5 ${up(-60)} 12.5`)
    await stage.ticks(30)
    expect(open()).toBe(false)
    other.quit()
    await stage.ticks(2)
  })
})
