import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countItems } from '../testing/count-items.ts'
import { blockSeenBy, Stage, up } from '../testing/stage.ts'

const UP = new Vec3(0, 1, 0)
const NORTH = new Vec3(0, 0, -1)
const DOWN = new Vec3(0, -1, 0)
const GROUND = up(-61)

describe('a bot placing and using blocks', () => {
  let stage: Stage
  let bot: Bot

  beforeAll(async () => {
    stage = await Stage.open()
    bot = await stage.join('Alice')
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    stage.reset()
    await stage.ticks(5)
  })

  const at = (x: number, y: number, z: number) => blockSeenBy(bot, x, y, z)
  const place = async (item: string, on: readonly [number, number, number], face = UP, options = {}) => {
    await stage.hold(bot, item)
    const reference = at(...on)
    // private in mineflayer, but the only way to choose the half
    const placer = bot as unknown as {
      _placeBlockWithOptions(block: unknown, face: Vec3, options: object): Promise<void>
    }
    await stage.run(placer._placeBlockWithOptions(reference, face, { swingArm: 'right', ...options }))
    await stage.ticks(2)
    const p = reference.position.plus(face)
    return stage.block(p.x, p.y, p.z)
  }
  const use = (x: number, y: number, z: number) => stage.use(bot, x, y, z)

  it('places dirt, which is used up', async () => {
    expect(await place('dirt', [10, GROUND, 8])).toBe('dirt')
    expect(stage.owned('Alice', 'dirt')).toBe(0)
    expect(at(10, up(-60), 8).name).toBe('dirt')
  })

  it('orients logs by the clicked face', async () => {
    stage.command(`setblock 10 ${up(-60)} 9 stone`)
    await stage.ticks(2)
    expect(await place('oak_log', [10, up(-60), 9], new Vec3(-1, 0, 0))).toBe('oak_log[axis=x]')
  })

  it('orients stairs by view direction and half, and forms corners', async () => {
    expect(await place('oak_stairs', [11, GROUND, 8])).toContain('facing=east,half=bottom,shape=straight')
    stage.command(`setblock 8 ${up(-59)} 11 stone`)
    await stage.ticks(2)
    expect(await place('oak_stairs', [8, up(-59), 11], NORTH, { half: 'top' })).toContain(
      'facing=south,half=top',
    )
  })

  it('merges slabs', async () => {
    await place('oak_slab', [10, GROUND, 8])
    await stage.hold(bot, 'oak_slab')
    const placer = bot as unknown as {
      _genericPlace(block: unknown, face: Vec3, options: object): Promise<void>
    }
    await stage.run(placer._genericPlace(at(10, up(-60), 8), UP, {}))
    await stage.ticks(2)
    expect(stage.block(10, up(-60), 8)).toContain('type=double')
  })

  it('places torches on floors and walls', async () => {
    expect(await place('torch', [10, GROUND, 8])).toBe('torch')
    stage.command(`setblock 8 ${up(-59)} 10 stone`)
    await stage.ticks(2)
    expect(await place('torch', [8, up(-59), 10], NORTH)).toBe('wall_torch[facing=north]')
  })

  it('places and removes both halves of a door', async () => {
    expect(await place('oak_door', [10, GROUND, 8])).toContain('facing=east,half=lower,hinge=left')
    expect(stage.block(10, up(-59), 8)).toContain('half=upper')
    await stage.run(bot.dig(at(10, up(-59), 8)))
    await stage.ticks(5)
    expect([stage.block(10, up(-60), 8), stage.block(10, up(-59), 8)]).toEqual(['air', 'air'])
    expect(stage.server.entities.map((entity) => entity.item)).toEqual([{ name: 'oak_door', count: 1 }])
  })

  it('places both halves of a bed', async () => {
    expect(await place('red_bed', [10, GROUND, 8])).toContain('facing=east,occupied=false,part=foot')
    expect(stage.block(11, up(-60), 8)).toContain('part=head')
  })

  it.each([
    ['chest', [8, GROUND, 10], 'facing=north,type=single'],
    ['furnace', [6, GROUND, 8], 'facing=east'],
    ['barrel', [8, GROUND, 10], 'facing='],
    ['oak_fence_gate', [8, GROUND, 10], 'facing=south'],
    ['lever', [8, GROUND, 10], 'face=floor'],
    ['oak_trapdoor', [8, GROUND, 10], 'facing=north,half=bottom'],
    ['oak_sign', [8, GROUND, 10], 'rotation=8'],
    ['rail', [8, GROUND, 10], 'shape=north_south'],
    ['white_carpet', [8, GROUND, 10], 'white_carpet'],
    ['lantern', [8, GROUND, 10], 'hanging=false'],
  ] as const)('places a %s the right way', async (item, on, wanted) => {
    expect(await place(item, on)).toContain(wanted)
  })

  it('hangs ladders on walls, lanterns and slabs under ceilings, buttons on walls', async () => {
    stage.command(`setblock 8 ${up(-59)} 6 stone`)
    stage.command(`setblock 8 ${up(-57)} 10 stone`)
    await stage.ticks(2)
    expect(await place('ladder', [8, up(-59), 6], new Vec3(0, 0, 1))).toContain('facing=south')
    expect(await place('lantern', [8, up(-57), 10], DOWN)).toContain('hanging=true')
    stage.command(`setblock 6 ${up(-60)} 8 stone`)
    await stage.ticks(2)
    expect(await place('stone_button', [6, up(-60), 8], new Vec3(1, 0, 0))).toContain('face=wall,facing=east')
  })

  it('cannot place a lantern or a torch without support, and learns it at once', async () => {
    stage.command(`setblock 10 ${up(-60)} 8 oak_slab`)
    await stage.ticks(2)
    await expect(place('lantern', [10, up(-60), 8])).rejects.toThrow(/refused/)
    await expect(place('torch', [10, up(-60), 8])).rejects.toThrow(/refused/)
    expect(stage.owned('Alice', 'torch')).toBe(1)
  })

  it('cannot place a block where it stands', async () => {
    await expect(place('stone', [8, GROUND, 8])).rejects.toThrow(/refused/)
  })

  it('connects fences, panes and walls', async () => {
    await place('oak_fence', [10, GROUND, 8])
    await place('oak_fence', [10, GROUND, 9])
    expect(stage.block(10, up(-60), 8)).toContain('south=true')
    await place('glass_pane', [7, GROUND, 10])
    await place('cobblestone_wall', [7, GROUND, 11])
    expect(stage.block(7, up(-60), 10)).toContain('south=true')
    expect(stage.block(7, up(-60), 11)).toContain('north=low')
  })

  it('joins two chests to a double chest', async () => {
    await place('chest', [8, GROUND, 10])
    await place('chest', [9, GROUND, 10])
    const types = [stage.block(8, up(-60), 10), stage.block(9, up(-60), 10)].map(
      (state) => /type=(\w+)/.exec(state)?.[1],
    )
    expect(new Set(types)).toEqual(new Set(['left', 'right']))
    const window = await stage.run(bot.openContainer(at(8, up(-60), 10)))
    expect(window.inventoryStart).toBe(54)
    window.close()
  })

  it('sees blocks pop off without their support', async () => {
    stage.command(`setblock 10 ${up(-60)} 8 stone`)
    stage.command(`setblock 10 ${up(-59)} 8 torch`)
    stage.command(`setblock 10 ${up(-60)} 9 wall_torch[facing=south]`)
    stage.command(`setblock 10 ${up(-60)} 8 air`)
    await stage.ticks(2)
    expect([stage.block(10, up(-59), 8), stage.block(10, up(-60), 9)]).toEqual(['air', 'air'])
    expect(countItems(stage.server.entities.map((entity) => entity.item))).toBe(2)
  })

  it('opens doors with both halves, trapdoors and gates; flips levers; presses buttons', async () => {
    await place('oak_door', [10, GROUND, 8])
    await use(10, up(-59), 8)
    expect(stage.block(10, up(-60), 8)).toContain('open=true')
    expect(stage.block(10, up(-59), 8)).toContain('open=true')
    stage.command(`setblock 8 ${up(-60)} 10 oak_trapdoor`)
    stage.command(`setblock 6 ${up(-60)} 8 oak_fence_gate`)
    stage.command(`setblock 7 ${up(-60)} 10 lever[face=floor]`)
    stage.command(`setblock 9 ${up(-60)} 10 stone_button[face=floor]`)
    stage.command(`setblock 11 ${up(-60)} 10 iron_door[half=lower]`)
    await stage.ticks(2)
    for (const [x, z] of [
      [8, 10],
      [6, 8],
      [7, 10],
      [9, 10],
      [11, 10],
    ] as const)
      await use(x, up(-60), z)
    expect(stage.block(8, up(-60), 10)).toContain('open=true')
    expect(stage.block(6, up(-60), 8)).toContain('open=true')
    expect(stage.block(7, up(-60), 10)).toContain('powered=true')
    expect(stage.block(11, up(-60), 10)).toContain('open=false')
    await stage.ticks(30)
    expect(stage.block(9, up(-60), 10)).toContain('powered=false')
  })

  it('reports who changed a block', async () => {
    const seen: unknown[] = []
    const note = (event: { by?: string; to: { name: string } }) => seen.push([event.by, event.to.name])
    stage.server.on('blockChanged', note)
    await place('dirt', [10, GROUND, 8])
    stage.command(`setblock 10 ${up(-60)} 8 stone`)
    stage.server.off('blockChanged', note)
    expect(seen).toEqual([
      ['Alice', 'dirt'],
      [undefined, 'stone'],
    ])
  })
})
