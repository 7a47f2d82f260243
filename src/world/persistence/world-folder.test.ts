import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Vec3 } from 'vec3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NbtCompound, NbtTag } from '../library/nbt.ts'
import { nbtInt, nbtList, nbtString } from '../library/nbt.ts'
import { readNbt, writeNbt } from '../library/nbt-file.ts'
import { SmallWorld } from '../testing/small-world.ts'
import { loadChunk } from './chunk-load.ts'
import { readRegions, writeRegions } from './regions.ts'
import { WorldFolder } from './world-folder.ts'

describe('worlds on disk', () => {
  let path: string

  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'world-'))
  })
  afterEach(() => rm(path, { recursive: true, force: true }))

  const open = async () => {
    const world = new SmallWorld()
    const folder = await WorldFolder.open(path)
    folder.load(world.game)
    return { world, folder }
  }

  it('restores blocks, contents, signs, players, rules, time and spawn', async () => {
    const { world, folder } = await open()
    const ann = world.player('Ann')
    world.ok('fill 3 -60 3 9 -55 9 oak_planks hollow')
    world.ok('setblock -20 -60 -20 oak_stairs[facing=east,half=top]')
    world.ok('setblock 600 100 600 minecraft:redstone_lamp')
    world.ok('setblock 1 -60 1 chest[facing=west]{Items:[{Slot:4b,id:"minecraft:bread",Count:7b}]}')
    world.ok(
      'item replace block 1 -60 1 container.26 with diamond_pickaxe{Damage:3,Enchantments:[{id:"minecraft:efficiency",lvl:5s}]}',
    )
    world.ok(`setblock 2 -60 1 oak_sign[rotation=4]{Text1:'{"text":"Grüße"}'}`)
    world.ok('setblock 3 -60 1 chest{LootTable:"minecraft:chests/igloo_chest"}')
    world.ok('give Ann dirt 70')
    world.ok('item replace entity Ann armor.head with iron_helmet')
    world.ok('item replace entity Ann weapon.offhand with shield')
    world.ok('tp Ann 5.25 -60 6.75 90 10')
    world.ok('effect give Ann instant_damage')
    world.ok('xp add Ann 30')
    world.ok('tag Ann add red')
    world.ok('spawnpoint Ann 4 -60 4')
    world.ok('gamerule keepInventory true')
    world.ok('gamerule randomTickSpeed 7')
    world.ok('time set 18000')
    world.ok('weather thunder')
    world.ok('difficulty hard')
    world.ok('setworldspawn 8 -60 8')
    world.ticks(7)
    await folder.save(world.game, 1_700_000_000_000)

    const again = await open()
    const { game } = again.world
    for (const [key, column] of world.game.level.columns.all()) {
      const [cx = 0, cz = 0] = key.split(',').map(Number)
      const other = game.level.columns.ownColumn(cx, cz)
      const p = new Vec3(0, 0, 0)
      for (let i = 0; i < 16 * 16 * 384; i++) {
        p.set(i & 15, (i >> 8) - 64, (i >> 4) & 15)
        const same =
          other?.getBlockStateId(p) === column.getBlockStateId(p) && other.getBiome(p) === column.getBiome(p)
        if (!same) throw new Error(`chunk ${key} differs at ${p}`)
      }
    }
    for (const [place, path] of [
      ['1 -60 1', ''],
      ['2 -60 1', 'Text1'],
      ['3 -60 1', 'LootTable'],
    ])
      expect(again.world.ok(`data get block ${place} ${path}`.trim()).data).toEqual(
        world.ok(`data get block ${place} ${path}`.trim()).data,
      )
    const back = again.world.player('Bob')
    Object.assign(back, { uuid: ann.uuid })
    again.folder.players.restore(back)
    expect(back.inventory).toEqual(ann.inventory)
    expect([back.position, back.yaw, back.health]).toEqual([ann.position, 90, ann.health])
    expect([back.experience.level, back.experience.points, back.spawnPoint]).toEqual([
      3,
      3,
      { x: 4.5, y: -60, z: 4.5 },
    ])
    expect([...back.traits.tags]).toEqual(['red'])
    expect([game.dayTime, game.ticks, game.weather, game.difficulty, game.spawn]).toEqual([
      world.game.dayTime,
      world.game.ticks,
      'thunder',
      'hard',
      { x: 8.5, y: -60, z: 8.5 },
    ])
    expect([game.rules.get('keepInventory'), game.rules.get('randomTickSpeed')]).toEqual([true, 7])
    // no temporary file remains
    expect((await readdir(join(path, 'region'))).sort()).toEqual(['r.-1.-1.mca', 'r.0.0.mca', 'r.1.1.mca'])
    expect((await readdir(path)).sort()).toEqual(['data', 'level.dat', 'playerdata', 'region', 'stats'])
  })

  it('writes regions that prismarine reads, and reads what prismarine wrote', async () => {
    const { world, folder } = await open()
    // more states in one section than fit in a byte
    const names = world.game.registry.blocksArray
      .filter((entry) => !/water|lava|air/.test(entry.name))
      .slice(0, 400)
    names.forEach(({ defaultState }, i) => {
      world.game.level.set(
        { x: i & 15, y: -32 + (i >> 8), z: (i >> 4) & 15 },
        world.game.level.states.decode(defaultState),
      )
    })
    await folder.save(world.game, 0)
    const load = createRequire(import.meta.url)
    const anvil = new (load('prismarine-provider-anvil').Anvil('1.19.2'))(join(path, 'region'))
    const column = await anvil.load(0, 0)
    names.forEach(({ defaultState }, i) => {
      expect(column.getBlockStateId(new Vec3(i & 15, -32 + (i >> 8), (i >> 4) & 15))).toBe(defaultState)
    })
    const fresh = world.game.level.columns.fresh()
    fresh.setBlockStateId(new Vec3(5, 70, 5), world.game.level.states.encode('gold_block').stateId)
    await anvil.save(3, 3, fresh)
    await anvil.close()
    const again = await open()
    expect(again.world.block(53, 70, 53)).toBe('gold_block')
    expect(again.world.block(53, -61, 53)).toBe('grass_block')
    // such a section can still be changed and sent
    again.world.ok('setblock 1 -30 1 sponge')
    const packet = again.world.game.level.columns.ownColumn(0, 0)?.dump()
    expect(packet?.length).toBeGreaterThan(1000)
  })

  it('keeps unknown tags in files of vanilla', async () => {
    const { world, folder } = await open()
    world.ok('setblock 0 -60 0 stone')
    const ann = world.player('Ann')
    await folder.save(world.game, 0)
    const level = readNbt(await readFile(join(path, 'level.dat')), 'level')
    const data = level.value['Data'] as { value: Record<string, NbtTag> }
    data.value['DragonFight'] = { type: 'compound', value: { Gateways: nbtList('int', [3]) } }
    data.value['GameRules'] = {
      type: 'compound',
      value: { notARule: nbtString('true'), doMobLoot: nbtString('false') },
    }
    await writeFile(join(path, 'level.dat'), writeNbt(level))
    const file = join(path, 'playerdata', `${ann.uuid}.dat`)
    const player = readNbt(await readFile(file), 'player')
    await writeFile(file, writeNbt({ ...player, value: { ...player.value, recipeBook: nbtInt(5) } }))
    const again = await open()
    expect(again.world.game.rules.get('doMobLoot')).toBe(false)
    await again.folder.save(again.world.game, 0)
    const saved = readNbt(await readFile(join(path, 'level.dat')), 'level').value['Data'] as typeof data
    expect(saved.value['DragonFight']).toEqual(data.value['DragonFight'])
    expect(readNbt(await readFile(file), 'player').value['recipeBook']).toEqual(nbtInt(5))
  })

  it('reads a chunk as vanilla writes it', async () => {
    const { world } = await open()
    const entry = (name: string, properties: Record<string, string> = {}) => ({
      Name: nbtString(`minecraft:${name}`),
      ...(Object.keys(properties).length === 0
        ? {}
        : {
            Properties: {
              type: 'compound',
              value: Object.fromEntries(
                Object.entries(properties).map(([key, value]) => [key, nbtString(value)]),
              ),
            },
          }),
    })
    // 18 states need five bits each, and twelve of them fit a long
    const names = [
      'air',
      'stone',
      'dirt',
      'bedrock',
      'sand',
      'gravel',
      'glass',
      'cobblestone',
      'clay',
      'bricks',
    ]
    const more = ['andesite', 'diorite', 'granite', 'tuff', 'calcite', 'deepslate', 'obsidian']
    const palette = [...names, ...more].map((name) => entry(name))
    palette.push(entry('oak_log', { axis: 'z' }))
    const cells = Array.from({ length: 4096 }, (_, i) => i % 18)
    const longs = Array.from({ length: Math.ceil(4096 / 12) }, (_, n) => {
      const value = cells
        .slice(n * 12, n * 12 + 12)
        .reduceRight((sum, cell) => (sum << 5n) | BigInt(cell), 0n)
      return [Number(BigInt.asIntN(32, value >> 32n)), Number(BigInt.asIntN(32, value))]
    })
    const light = { type: 'byteArray', value: Array.from({ length: 2048 }, () => -1) }
    const plains = {
      type: 'compound',
      value: { palette: nbtList('string', ['minecraft:dripstone_caves']) },
    } as const
    const states = {
      type: 'compound',
      value: { palette: nbtList('compound', palette), data: { type: 'longArray', value: longs } },
    } as const
    const chunk = {
      type: 'compound',
      value: {
        DataVersion: nbtInt(3120),
        Status: nbtString('minecraft:full'),
        Heightmaps: { type: 'compound', value: { WORLD_SURFACE: { type: 'longArray', value: [] } } },
        structures: { type: 'compound', value: {} },
        block_entities: nbtList('end', []),
        sections: nbtList('compound', [
          { Y: { type: 'byte', value: -5 }, SkyLight: light },
          { Y: { type: 'byte', value: 4 }, block_states: states, biomes: plains, SkyLight: light },
          { Y: { type: 'byte', value: 20 }, SkyLight: light },
        ]),
      },
    } as const
    expect(loadChunk(world.game, readNbt(writeNbt(chunk), 'chunk'), -3, 7)).toBe(true)
    for (let i = 0; i < 4096; i++) {
      const name = world.block(-48 + (i & 15), 64 + (i >> 8), 112 + ((i >> 4) & 15))
      expect(name).toBe([...names, ...more, 'oak_log'][i % 18])
    }
    expect(world.game.level.get({ x: -31, y: 64, z: 112 }).name).toBe('air')
    expect(world.game.level.get({ x: -48 + 1, y: 65, z: 112 + 2 })).toMatchObject({ name: 'stone' })
  })

  it('refuses unreadable files and names them', async () => {
    const { world, folder } = await open()
    world.ok('setblock 0 -60 0 stone')
    await folder.save(world.game, 0)
    const region = join(path, 'region', 'r.0.0.mca')
    const whole = await readFile(region)
    const chunk = (await readRegions(join(path, 'region')))[0]?.read() as NbtCompound
    await writeFile(region, whole.subarray(0, 8200))
    await expect(open()).rejects.toMatchObject({
      code: 'bad_world',
      message: expect.stringContaining('chunk 0, 0'),
    })
    const broken = Buffer.from(whole)
    broken.fill(7, 8200, 8240)
    await writeFile(region, broken)
    await expect(open()).rejects.toMatchObject({ code: 'bad_world' })
    await writeFile(join(path, 'level.dat'), 'nonsense')
    await expect(open()).rejects.toMatchObject({
      code: 'bad_nbt',
      message: expect.stringContaining('level.dat'),
    })

    const changed = (key: string, tag: NbtTag) => ({ ...chunk, value: { ...chunk.value, [key]: tag } })
    expect(() => loadChunk(world.game, changed('DataVersion', nbtInt(1343)), 0, 0)).toThrow(
      /chunk 0, 0 .*1343/,
    )
    const palette = nbtList('compound', [{ Name: nbtString('minecraft:cherry_planks') }])
    const section = { Y: { type: 'byte', value: 0 }, block_states: { type: 'compound', value: { palette } } }
    expect(() => loadChunk(world.game, changed('sections', nbtList('compound', [section])), 2, 3)).toThrow(
      /unknown block in chunk 2, 3: got 'minecraft:cherry_planks'/,
    )
    expect(loadChunk(world.game, changed('Status', nbtString('features')), 4, 4)).toBe(false)
    expect(world.block(64, -61, 64)).toBe('grass_block')
  })

  it('leaves the old files intact when writing fails', async () => {
    const { world, folder } = await open()
    world.ok('setblock 0 -60 0 stone')
    await folder.save(world.game, 0)
    const before = await readFile(join(path, 'region', 'r.0.0.mca'))
    const bad = { type: 'compound', value: { x: nbtInt(2 ** 40) } } as const
    await expect(writeRegions(join(path, 'region'), [{ cx: 0, cz: 0, nbt: bad }])).rejects.toThrow()
    expect(await readFile(join(path, 'region', 'r.0.0.mca'))).toEqual(before)
    expect(await readdir(join(path, 'region'))).toEqual(['r.0.0.mca'])
    world.ok('setblock 0 -60 0 gold_block')
    await Promise.all([folder.save(world.game, 1), folder.save(world.game, 2)])
    expect((await open()).world.block(0, -60, 0)).toBe('gold_block')
  })
})
