import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EmbeddedServer } from './index.ts'
import { dialectOf } from './protocol/dialect/index.ts'
import { seededRandom } from './random.ts'
import { Terrain } from './terrain/terrain.ts'
import { realClock } from './testing/real-clock.ts'
import { SmallWorld } from './testing/small-world.ts'

const SEED = 3
const VIEW = 2
/**
 * Distance from a player beyond which nothing is loaded: the view, what is loaded ahead, and what stays loaded behind (blocks).
 */
const FAR = (VIEW + 4) * 16

const worldOn = (seed: number) =>
  new SmallWorld({ terrain: new Terrain(dialectOf('1.19.2').registry, { seed }), viewDistance: VIEW })

describe('a world with terrain', () => {
  it('loads columns around its players and lets go of those they left', () => {
    const world = worldOn(SEED)
    const player = world.player('Steve')
    let most = 0
    for (let x = 0; x < 5; x++) {
      world.ok(`tp Steve ${x * 64} 200 0`)
      world.ticks(2)
      most = Math.max(most, world.game.level.columns.inMemory.generated)
    }
    expect(world.game.level.columns.inMemory.generated).toBeGreaterThanOrEqual((2 * VIEW + 1) ** 2)
    // two squares overlap while a player crosses from one to the next
    expect(most).toBeLessThanOrEqual(2 * (2 * (VIEW + 3) + 1) ** 2)
    expect(player.position.x).toBe(4 * 64 + 0.5)
    expect([...world.game.level.columns.all()]).toEqual([])
  })

  it('keeps what was changed, and the rest comes back as it was', () => {
    const world = worldOn(SEED)
    world.player('Steve')
    world.ticks(2)
    const seen = [0, 20, 40, 60].map((y) => world.block(2, y, 3))
    world.ok('setblock 2 40 2 diamond_block')
    world.ok('tp Steve 1000 200 1000')
    world.ticks(2)
    world.ok('tp Steve 0 200 0')
    world.ticks(2)
    expect(world.block(2, 40, 2)).toBe('diamond_block')
    expect([0, 20, 40, 60].map((y) => world.block(2, y, 3))).toEqual(seen)
    expect([...world.game.level.columns.all()].map(([key]) => key)).toEqual(['0,0'])
  })

  it('keeps no more than the changes of columns that are far from everybody', () => {
    const world = worldOn(SEED)
    world.player('Steve')
    const { columns } = world.game.level
    for (let x = 0; x < 8; x++) {
      world.ok(`tp Steve ${x * 128} 200 0`)
      world.ok(`setblock ${x * 128} 40 2 diamond_block`)
      world.ok(`setblock ${x * 128} 41 2 glass`)
      world.ok(`setblock ${x * 128} 41 2 torch`)
      world.ticks(2)
    }
    expect(columns.inMemory.changed).toBeLessThanOrEqual(2)
    const changed = [...columns.all()].map(([key]) => key)
    expect(changed).toEqual(expect.arrayContaining(['0,0', '8,0', '16,0', '56,0']))
    expect(columns.inMemory.changed).toBeLessThanOrEqual(2)
    expect([40, 41].map((y) => world.block(0, y, 2))).toEqual(['diamond_block', 'torch'])
    world.ok('setblock 0 42 2 glass')
    world.ok('tp Steve 2000 200 0')
    world.ticks(2)
    expect(columns.inMemory.changed).toBe(0)
    expect([40, 41, 42].map((y) => world.block(0, y, 2))).toEqual(['diamond_block', 'torch', 'glass'])
  })

  it('has animals that depend on the place alone, and that stand still while no player is near', () => {
    const animalsAfter = (...stops: number[]) => {
      const world = worldOn(SEED)
      world.player('Steve')
      for (const x of stops) {
        world.ok(`tp Steve ${x} 200 0`)
        world.game.world.tick()
      }
      return { world, kinds: [...world.game.entities.values()].map(({ kind }) => kind).sort() }
    }
    const there = animalsAfter(256)
    expect(there.kinds.length).toBeGreaterThan(0)
    expect(animalsAfter(640, 256).kinds).toEqual(there.kinds)

    const { world } = there
    const before = [...world.game.entities.values()].map(({ id, position }) => ({ id, position }))
    world.ok(`tp Steve ${256 + 2 * FAR} 200 0`)
    world.ticks(40)
    expect([...world.game.entities.values()].filter(({ position }) => position.x < 256 + FAR)).toEqual([])
    world.ok('tp Steve 256 200 0')
    world.game.world.tick()
    for (const { id, position } of before)
      expect(world.game.entities.get(id)?.position.x).toBeCloseTo(position.x, 0)
  })

  it('has monsters in its caves by day, and none in the light', () => {
    const world = worldOn(SEED)
    world.player('Steve')
    world.ok('difficulty normal')
    world.ok('time set noon')
    world.ok('gamerule doDaylightCycle false')
    world.ticks(400)
    const monsters = [...world.game.entities.values()].filter(({ kind }) =>
      /^(zombie|skeleton|spider|creeper|enderman)$/.test(kind),
    )
    expect(monsters.length).toBeGreaterThan(2)
    for (const { position } of monsters)
      expect(
        world.game.light.surface.seesSky(Math.floor(position.x), position.y, Math.floor(position.z)),
      ).toBe(false)
  })
})

describe('a saved world with terrain', () => {
  let path: string
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'terrain-'))
  })
  afterEach(() => rm(path, { recursive: true, force: true }))

  const start = (terrain?: { seed: number; biome?: string }) =>
    EmbeddedServer.start({
      clock: realClock(),
      random: seededRandom(1),
      autoTick: false,
      worldFolder: path,
      ...(terrain ? { terrain } : {}),
    })

  it('has the same terrain and what was changed when it is opened again', async () => {
    const first = await start({ seed: 9, biome: 'taiga' })
    expect(first.terrain?.spawn.biome).toBe('taiga')
    const { x, y, z } = first.terrain?.spawn.position ?? { x: 0, y: 0, z: 0 }
    first.command(`setblock ${Math.floor(x)} ${y} ${Math.floor(z)} gold_block`)
    const far = first.blockAt({ x: x + 200, y: y - 12, z })
    await first.save()
    await first.stop()
    const again = await start()
    expect(again.terrain?.seed).toBe(first.terrain?.seed)
    expect(again.blockAt({ x, y, z }).name).toBe('gold_block')
    expect(again.blockAt({ x: x + 200, y: y - 12, z })).toEqual(far)
    await again.stop()
    await expect(start({ seed: 10 })).rejects.toMatchObject({ code: 'bad_world' })
    const same = await start({ seed: 9, biome: 'taiga' })
    await same.stop()
  })

  it('cannot become flat land, nor flat land terrain', async () => {
    const flat = await start()
    await flat.save()
    await flat.stop()
    await expect(start({ seed: 1 })).rejects.toMatchObject({ code: 'bad_world' })
  })
})

it('there is no terrain before 1.18', async () => {
  const options = { clock: realClock(), random: seededRandom(1), version: '1.16.5', terrain: { seed: 1 } }
  await expect(EmbeddedServer.start(options)).rejects.toMatchObject({ code: 'unsupported_version' })
})
