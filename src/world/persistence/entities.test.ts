import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SmallWorld } from '../testing/small-world.ts'
import { WorldFolder } from './world-folder.ts'

describe('entities in a world folder', () => {
  let path: string
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'entities-'))
  })
  afterEach(() => rm(path, { recursive: true, force: true }))

  async function open() {
    const world = new SmallWorld()
    const folder = await WorldFolder.open(path)
    folder.load(world.game)
    return { world, folder }
  }

  /** The world after these commands, saved and opened again. */
  async function reopened(...lines: readonly string[]) {
    const { world, folder } = await open()
    for (const line of lines) world.ok(line)
    await folder.save(world.game, 0)
    return (await open()).world
  }

  const dataOf = (world: SmallWorld, kind: string, at: string) =>
    world.ok(`data get entity @e[type=${kind},limit=1] ${at}`).data

  it('are there again, where they were, as they were', async () => {
    const world = await reopened(
      'summon cow 5.5 -60 7.5 {Age:-1200,CustomName:\'"Berta"\',Health:4f}',
      'summon sheep 8.5 -60 7.5 {Color:14b,Sheared:1b}',
      'summon wolf 9.5 -60 2.5 {Tame:1b,Owner:[I;1,2,3,4],Sitting:1b}',
      'summon zombie -9.5 -60 2.5 {IsBaby:1b,HandItems:[{id:"iron_sword",Count:1b},{}],Tags:["foe"]}',
    )
    expect(dataOf(world, 'cow', 'CustomName')).toContain('Berta')
    expect(dataOf(world, 'cow', 'Pos')).toEqual([5.5, -60, 7.5])
    expect(dataOf(world, 'cow', 'Health')).toBe(4)
    expect(dataOf(world, 'cow', 'Age')).toBeLessThan(-1000)
    expect(dataOf(world, 'sheep', 'Color')).toBe(14)
    expect(dataOf(world, 'wolf', 'Owner')).toEqual([1, 2, 3, 4])
    expect(dataOf(world, 'wolf', 'Sitting')).toBe(1)
    expect(dataOf(world, 'zombie', 'IsBaby')).toBe(1)
    expect(dataOf(world, 'zombie', 'HandItems[0].id')).toBe('minecraft:iron_sword')
    expect(world.ok('execute if entity @e[tag=foe]').ok).toBe(true)
  })

  it('keep what they carry, wear and show', async () => {
    const world = await reopened(
      'summon donkey 2.5 -60 2.5 {Tame:1b,ChestedHorse:1b,SaddleItem:{id:"saddle",Count:1b},Items:[{Slot:5b,id:"bread",Count:7b}]}',
      'summon chest_minecart 4.5 -60 2.5 {Items:[{Slot:26b,id:"diamond",Count:2b}]}',
      'summon armor_stand 6.5 -60 2.5 {ArmorItems:[{},{},{},{id:"iron_helmet",Count:1b}]}',
      'summon item_frame 8.5 -58.5 2.5 {Facing:4b,Item:{id:"clock",Count:1b},ItemRotation:3b}',
      'summon boat 10.5 -60 2.5 {Type:"birch"}',
      'summon item 12.5 -60 2.5 {Item:{id:"stick",Count:9b}}',
    )
    expect(dataOf(world, 'donkey', 'Items[0]')).toMatchObject({ Slot: 5, id: 'minecraft:bread', Count: 7 })
    expect(dataOf(world, 'donkey', 'SaddleItem.id')).toBe('minecraft:saddle')
    expect(dataOf(world, 'chest_minecart', 'Items[0]')).toMatchObject({ Slot: 26, Count: 2 })
    expect(dataOf(world, 'armor_stand', 'ArmorItems[3].id')).toBe('minecraft:iron_helmet')
    expect(dataOf(world, 'item_frame', 'Item.id')).toBe('minecraft:clock')
    expect([dataOf(world, 'item_frame', 'Facing'), dataOf(world, 'item_frame', 'ItemRotation')]).toEqual([
      4, 3,
    ])
    expect(dataOf(world, 'boat', 'Type')).toBe('birch')
    expect(dataOf(world, 'item', 'Item')).toMatchObject({ id: 'minecraft:stick', Count: 9 })
  })

  it('keep what villagers offer', async () => {
    const { world, folder } = await open()
    world.ok('summon villager 3.5 -60 3.5 {VillagerData:{profession:farmer,level:2,type:plains},Xp:12}')
    world.ticks(21)
    const before = dataOf(world, 'villager', 'Offers')
    await folder.save(world.game, 0)
    const again = (await open()).world
    again.ticks(21)
    expect(dataOf(again, 'villager', 'Offers')).toEqual(before)
    expect(dataOf(again, 'villager', 'VillagerData.profession')).toBe('minecraft:farmer')
  })

  it('sit where they sat, and hang on the fence that they were tied to', async () => {
    const { world, folder } = await open()
    world.ok('summon minecart 3.5 -60 3.5 {Passengers:[]}')
    world.ok('summon pig 3.5 -60 3.5')
    const { game } = world
    const [cart, pig] = [...game.entities.values()]
    if (cart && pig) {
      cart.riders.push(pig)
      pig.vehicle = cart
    }
    await folder.save(game, 0)
    const { entities } = (await open()).world.game
    const back = [...entities.values()]
    expect(back.map(({ kind }) => kind).sort()).toEqual(['minecart', 'pig'])
    expect(back.find(({ kind }) => kind === 'pig')?.vehicle?.kind).toBe('minecart')
  })

  it('are gone from the file when they are gone from the world', async () => {
    const { world, folder } = await open()
    world.ok('summon cow 5.5 -60 7.5')
    await folder.save(world.game, 0)
    world.ok('kill @e[type=cow]')
    world.ticks(30)
    world.run('kill @e[type=item]')
    await folder.save(world.game, 0)
    expect((await open()).world.game.entities.size).toBe(0)
    expect(await readdir(path)).toContain('entities')
  })
})
