import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Player } from '../kernel/player/player.ts'
import { plainNbt } from '../library/nbt.ts'
import { Mob } from '../mobs/index.ts'
import { KINDS } from '../mobs/kinds.ts'
import { SmallWorld } from '../testing/small-world.ts'
import { createEntity } from './entity-apply.ts'
import { entityNbt } from './entity-nbt.ts'
import { WorldFolder } from './world-folder.ts'

const FLOOR = -60

describe('what mobs remember', () => {
  let path: string
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'memories-'))
  })
  afterEach(() => rm(path, { recursive: true, force: true }))

  async function open(): Promise<SmallWorld> {
    const world = new SmallWorld()
    const folder = await WorldFolder.open(path)
    folder.load(world.game)
    world.ok('gamerule doMobSpawning false')
    saving = () => folder.save(world.game, 0)
    return world
  }
  let saving: () => Promise<void>

  async function reopened(): Promise<SmallWorld> {
    await saving()
    return open()
  }

  /** A player in survival mode at a position, in sight of everything. */
  function playerAt(world: SmallWorld, x: number, z: number): Player {
    const ann = world.player('Ann')
    ann.inPlay = true
    ann.position = { x, y: FLOOR, z }
    return ann
  }

  const dataOf = (world: SmallWorld, kind: string, at: string) =>
    world.ok(`data get entity @e[type=${kind},limit=1] ${at}`).data

  const mobIn = (world: SmallWorld, kind: string): Mob => {
    const found = [...world.game.entities.values()].find((entity) => entity.kind === kind)
    if (!(found instanceof Mob)) throw new Error(`no ${kind}`)
    return found
  }

  /** Ticks until a condition holds, at most 700. */
  const ticksUntil = (world: SmallWorld, isSo: () => boolean): number => {
    for (let ticks = 0; ticks < 700; ticks++) {
      if (isSo()) return ticks
      world.ticks(1)
    }
    return Number.POSITIVE_INFINITY
  }

  it('lets a lit creeper explode when its fuse has burnt down, not when a new one would have', async () => {
    const before = await open()
    playerAt(before, 8.5, 8.5)
    before.ok('summon creeper 8.5 -60 10.5')
    ticksUntil(before, () => mobIn(before, 'creeper').memory['fuse'] !== undefined && lit(before))
    before.ticks(16)
    expect(dataOf(before, 'creeper', 'CausalMace.LitFor')).toBe(16)
    const after = await reopened()
    playerAt(after, 8.5, 8.5)
    expect(dataOf(after, 'creeper', 'CausalMace.LitFor')).toBe(16)
    const isGone = () => ![...after.game.entities.values()].some(({ kind }) => kind === 'creeper')
    expect(ticksUntil(after, isGone)).toBeLessThanOrEqual(30 - 16 + 5)
  })

  const lit = (world: SmallWorld): boolean =>
    world.run('data get entity @e[type=creeper,limit=1] CausalMace.LitFor').ok

  it('takes the fuse of a creeper from its data', async () => {
    const world = await open()
    playerAt(world, 8.5, 8.5)
    world.ok('summon creeper 8.5 -60 10.5 {Fuse:200s,ExplosionRadius:0b}')
    world.ticks(150)
    expect(dataOf(world, 'creeper', 'Fuse')).toBe(200)
    expect(ticksUntil(world, () => world.game.entities.size === 0)).toBeLessThan(80)
  })

  it('keeps a wolf angry at who hurt it, also while that player is away', async () => {
    const before = await open()
    const ann = playerAt(before, 8.5, 8.5)
    before.ok('summon wolf 8.5 -60 14.5')
    mobIn(before, 'wolf').hurt({ amount: 1, cause: 'attack', from: { by: ann } })
    before.ticks(20)
    expect(dataOf(before, 'wolf', 'AngerTime')).toBe(580)
    const alone = await reopened()
    alone.ticks(20)
    expect(dataOf(alone, 'wolf', 'AngerTime')).toBe(560)
    expect(mobIn(alone, 'wolf').target).toBeUndefined()
    const after = await reopened()
    expect(dataOf(after, 'wolf', 'AngryAt')).toEqual(dataOf(before, 'wolf', 'AngryAt'))
    const again = playerAt(after, 8.5, 8.5)
    ticksUntil(after, () => mobIn(after, 'wolf').target === again)
    expect(mobIn(after, 'wolf').target).toBe(again)
  })

  it('lets commands make a wolf angry, and calm it', async () => {
    const world = await open()
    const ann = playerAt(world, 8.5, 8.5)
    world.ok('summon wolf 8.5 -60 14.5')
    const uuid = plainNbt(entityNbt(ann).value['UUID']) as number[]
    world.ok(`data merge entity @e[type=wolf,limit=1] {AngerTime:400,AngryAt:[I;${uuid.join(',')}]}`)
    world.ticks(10)
    expect(mobIn(world, 'wolf').target).toBe(ann)
    world.ok('data merge entity @e[type=wolf,limit=1] {AngerTime:0}')
    world.ticks(10)
    expect(mobIn(world, 'wolf').target).toBeUndefined()
  })

  it('lets two mobs fight on', async () => {
    const before = await open()
    before.ok('summon iron_golem 8.5 -60 8.5')
    before.ok('summon zombie 8.5 -60 16.5 {NoAI:1b}')
    ticksUntil(before, () => mobIn(before, 'iron_golem').target !== undefined)
    expect(mobIn(before, 'iron_golem').target?.kind).toBe('zombie')
    const after = await reopened()
    expect(mobIn(after, 'iron_golem').target).toBe(mobIn(after, 'zombie'))
  })

  it('lets a baby grow up when its time has come', async () => {
    const before = await open()
    before.ok('summon cow 8.5 -60 8.5 {Age:-60}')
    before.ticks(40)
    const after = await reopened()
    expect(dataOf(after, 'cow', 'Age')).toBe(-20)
    expect(mobIn(after, 'cow').size.height).toBeLessThan(1)
    after.ticks(20)
    expect(dataOf(after, 'cow', 'Age')).toBe(0)
    expect(mobIn(after, 'cow').size.height).toBeGreaterThan(1)
  })

  it('lets a pair of animals go on courting, and rest afterwards', async () => {
    const cows = (world: SmallWorld) => [...world.game.entities.values()].filter(({ kind }) => kind === 'cow')
    const before = await open()
    before.ok('summon cow 8.5 -60 8.5 {InLove:600}')
    before.ok('summon cow 9.5 -60 8.5 {InLove:600}')
    before.ticks(50)
    expect(dataOf(before, 'cow', 'CausalMace.CourtingFor')).toBeGreaterThan(40)
    const after = await reopened()
    expect(cows(after)).toHaveLength(2)
    expect(ticksUntil(after, () => cows(after).length === 3)).toBeLessThan(20)
    const later = await reopened()
    expect(dataOf(later, 'cow', 'Age')).toBeGreaterThan(5900)
    expect(dataOf(later, 'cow', 'InLove')).toBe(0)
  })

  it('lets a chicken lay its egg on time', async () => {
    const eggs = (world: SmallWorld) =>
      [...world.game.entities.values()].filter(({ kind }) => kind === 'item')
    const before = await open()
    before.ok('summon chicken 8.5 -60 8.5 {EggLayTime:100}')
    before.ticks(60)
    const after = await reopened()
    expect(dataOf(after, 'chicken', 'EggLayTime')).toBe(40)
    after.ticks(30)
    expect(eggs(after)).toHaveLength(0)
    after.ticks(20)
    expect(eggs(after)).toHaveLength(1)
    expect(dataOf(after, 'chicken', 'EggLayTime')).toBeGreaterThan(5000)
  })

  it('lets the wool of a sheep grow that was eating', async () => {
    const before = await open()
    before.ok('summon sheep 8.5 -60 8.5 {Sheared:1b,CausalMace:{BitesIn:30,Grass:[8d,-61d,8d]}}')
    before.ticks(10)
    const after = await reopened()
    expect(dataOf(after, 'sheep', 'CausalMace.BitesIn')).toBe(20)
    expect(dataOf(after, 'sheep', 'Sheared')).toBe(1)
    after.ticks(25)
    expect(dataOf(after, 'sheep', 'Sheared')).toBe(0)
    expect(after.block(8, -61, 8)).toBe('dirt')
  })

  it('lets a piglin give something for the gold that it looks at', async () => {
    const items = (world: SmallWorld) =>
      [...world.game.entities.values()].filter(({ kind }) => kind === 'item')
    const before = await open()
    before.ok('summon piglin 8.5 -60 8.5')
    before.ok('summon item 8.5 -60 8.5 {Item:{id:gold_ingot,Count:1b},PickupDelay:0s}')
    ticksUntil(before, () => items(before).length === 0)
    before.ticks(60)
    const after = await reopened()
    expect(dataOf(after, 'piglin', 'CausalMace.AdmiresFor')).toBe(60)
    after.ticks(50)
    expect(items(after)).toHaveLength(0)
    after.ticks(15)
    expect(items(after)).toHaveLength(1)
  })

  it('keeps the restocks of a villager, its breakfast and its rest', async () => {
    const before = await open()
    before.ok('summon villager 8.5 -60 8.5 {VillagerData:{profession:farmer,level:1,type:plains}}')
    before.ok('summon item 8.5 -60 8.5 {Item:{id:bread,Count:4b},PickupDelay:0s}')
    before.ticks(41)
    before.ok('data merge entity @e[type=villager,limit=1] {Age:500}')
    const after = await reopened()
    expect(dataOf(after, 'villager', 'CausalMace.Food')).toBe(16)
    expect(dataOf(after, 'villager', 'Age')).toBe(500)
    expect(dataOf(after, 'villager', 'RestocksToday')).toBe(0)
    expect(dataOf(after, 'villager', 'LastRestock')).toEqual(dataOf(before, 'villager', 'LastRestock'))
  })

  it('keeps what vanilla saves and nothing here asks for, such as the nectar of a bee', async () => {
    const before = await open()
    before.ok('summon bee 8.5 -60 8.5 {HasNectar:1b}')
    expect(dataOf(await reopened(), 'bee', 'HasNectar')).toBe(1)
  })

  it('keeps burning, falling, and the state of portals', async () => {
    const before = await open()
    before.ok('summon cow 8.5 -50 8.5 {Fire:100s,PortalCooldown:77}')
    before.ticks(5)
    const falling = Number(dataOf(before, 'cow', 'FallDistance'))
    expect(falling).toBeGreaterThan(0)
    const after = await reopened()
    expect(dataOf(after, 'cow', 'Fire')).toBe(95)
    expect(dataOf(after, 'cow', 'FallDistance')).toBeCloseTo(falling, 4)
    expect(dataOf(after, 'cow', 'PortalCooldown')).toBe(77)
  })

  it('gives no two entities the same UUID after loading', async () => {
    const before = await open()
    for (let i = 0; i < 5; i++) before.ok('summon cow 8.5 -60 8.5')
    before.ok('kill @e[type=cow,limit=4]')
    before.ticks(30)
    const after = await reopened()
    for (let i = 0; i < 5; i++) after.ok('summon pig 8.5 -60 8.5')
    const uuids = [...after.game.entities.values()].map(({ uuid }) => uuid)
    expect(new Set(uuids).size).toBe(uuids.length)
  })

  it('is the same for every kind when it is read as when it was written', { timeout: 60_000 }, () => {
    // the latest version has all kinds
    const world = new SmallWorld({ version: '1.21.4' })
    world.ok('gamerule doMobSpawning false')
    world.ok('time set midnight')
    const ann = playerAt(world, 8.5, 8.5)
    world.ok('effect give Ann resistance 10000 10 true')
    for (const kind of Object.keys(KINDS)) {
      const mob = world.game.summon(kind, { x: 8.5, y: FLOOR, z: 12.5 })
      world.game.summon('villager', { x: 8.5, y: FLOOR, z: 14.5 })
      for (let ticks = 0; ticks < 90; ticks++) {
        ann.health = 20
        world.ticks(1)
        if (ticks === 30) mob.hurt({ amount: 1, cause: 'attack', from: { by: ann } })
      }
      const written = entityNbt(mob)
      const read = createEntity(world.game, kind, mob.position, written)
      if (read === null || read === 'no_item') throw new Error(kind)
      Object.assign(read, { uuid: mob.uuid, onGround: mob.onGround })
      expect(plainNbt(entityNbt(read)), kind).toEqual(plainNbt(written))
      for (const entity of [...world.game.entities.values()]) world.game.removeEntity(entity)
    }
  })
})
