import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { named, Stage, up } from '../testing/stage.ts'

const RAW_IRON = named('raw_iron', 'iron_ore')

describe('a world with rules of its own', () => {
  let stage: Stage
  let bot: Bot

  beforeAll(async () => {
    stage = await Stage.open({
      rules: {
        recipes: {},
        smelts: { glass: 'cobblestone' },
        falls: { sand: false, stone: true },
        needsBelow: { oak_fence: ['oak_planks'] },
        growth: { wheat: 'leather' },
      },
    })
    bot = await stage.join('Alice')
    stage.reset({ ground: 'grass_block' })
    await stage.ticks(5)
  })
  afterAll(() => stage.close())

  const at = (x: number, y: number, z = 8) => stage.block(x, up(-60) + y, z)
  const set = (x: number, y: number, name: string) => stage.command(`setblock ${x} ${up(-60) + y} 8 ${name}`)

  it('lets sand stand in the air and stone fall', async () => {
    set(5, 3, 'sand')
    set(6, 3, 'stone')
    set(7, 3, 'gravel')
    await stage.ticks(40)
    expect([at(5, 3), at(6, 3), at(7, 3)]).toEqual(['sand', 'air', 'air'])
    expect([at(6, 0), at(7, 0)]).toEqual(['stone', 'gravel'])
  })

  it('breaks a fence once what it needs below is gone, and keeps another block', async () => {
    set(9, 0, 'oak_planks')
    set(9, 1, 'oak_fence')
    set(10, 0, 'oak_planks')
    set(10, 1, 'spruce_fence')
    await stage.ticks(2)
    expect(at(9, 1)).toContain('oak_fence')
    set(9, 0, 'air')
    set(10, 0, 'air')
    await stage.ticks(5)
    expect(at(9, 1)).toBe('air')
    expect(at(10, 1)).toContain('spruce_fence')
  })

  it('smelts what the rules say, and sand no longer', async () => {
    set(11, 0, 'furnace')
    for (const item of ['cobblestone', 'sand', RAW_IRON, 'coal']) stage.command(`give Alice ${item} 2`)
    await stage.ticks(2)
    const products: (string | undefined)[] = []
    for (const item of ['cobblestone', 'sand', RAW_IRON]) {
      const furnace = await stage.run(bot.openFurnace(bot.blockAt(new Vec3(11, up(-60), 8)) as never))
      if (products.length === 0)
        await stage.run(furnace.putFuel(bot.registry.itemsByName['coal']?.id ?? 0, null, 1))
      await stage.run(furnace.putInput(bot.registry.itemsByName[item]?.id ?? 0, null, 1))
      await stage.ticks(220)
      products.push(furnace.outputItem()?.name)
      if (furnace.outputItem() !== null) await stage.run(furnace.takeOutput())
      if (furnace.inputItem() !== null) await stage.run(furnace.takeInput())
      furnace.close()
      await stage.ticks(2)
    }
    expect(products).toEqual(['glass', undefined, 'iron_ingot'])
  })

  it('makes wheat grow by leather, and not by bone meal', async () => {
    stage.command(`setblock 7 ${up(-61)} 10 farmland[moisture=7]`)
    stage.command(`setblock 7 ${up(-60)} 10 wheat`)
    await stage.ticks(2)
    const age = () => Number(stage.server.blockAt({ x: 7, y: up(-60), z: 10 }).properties['age'])
    const use = async (item: string) => {
      await stage.hold(bot, item, 1)
      await stage.run(bot.activateBlock(bot.blockAt(new Vec3(7, up(-60), 10)) as never))
      await stage.ticks(2)
      return age()
    }
    expect(await use('bone_meal')).toBe(0)
    expect(await use('leather')).toBeGreaterThanOrEqual(2)
  })
})
