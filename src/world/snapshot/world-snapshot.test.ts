import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Player } from '../kernel/player/player.ts'
import { mount } from '../player/riding.ts'
import { SmallWorld } from '../testing/small-world.ts'
import { restoreSnapshot, takeSnapshot, type WorldSnapshot } from './world-snapshot.ts'

/** Commands each of which changes another part of a world. `%` is a drawn number. */
const CHANGES = [
  'setblock 3 -60 % stone',
  'setblock 4 -60 % chest{Items:[{Slot:2b,id:"minecraft:bread",Count:3b}]}',
  'setblock 5 -60 % repeater',
  'setblock 6 -60 % redstone_block',
  'setblock 7 -56 % sand',
  'setblock 8 -60 % water',
  'setblock 9 -60 % oak_button[face=floor,powered=true]',
  'setblock 10 -60 % command_block{Command:"say %"}',
  'item replace block 4 -60 % container.1 with diamond %',
  'summon cow 12 -60 % {CustomName:\'{"text":"C%"}\',Age:-1%}',
  'summon sheep 13 -60 % {Color:3b,NoAI:1b}',
  'summon arrow 14 -50 % {Motion:[0.1,0.5,0.2],damage:3.5d}',
  'summon snowball 15 -50 % {Motion:[0.1,0.6,0.0]}',
  'summon potion 15 -40 % {Item:{id:"minecraft:splash_potion",Count:1b,tag:{Potion:"minecraft:harming"}}}',
  'summon fireball 20 -40 % {power:[0.0,0.05,0.0]}',
  'summon tnt 30 -60 % {Fuse:70s}',
  'summon falling_block 31 -45 % {BlockState:{Name:"minecraft:gravel"}}',
  'summon item 18 -60 % {Item:{id:"minecraft:stick",Count:%b}}',
  'summon boat 19 -60 %',
  'summon zombie 33 -60 % {HandItems:[{id:"minecraft:iron_sword",Count:1b},{}]}',
  'attribute @e[type=cow,limit=1] minecraft:generic.movement_speed modifier add 0-0-0-0-% fast 0.% add',
  'attribute Ann minecraft:generic.max_health base set 2%',
  'attribute Ann minecraft:generic.attack_damage modifier add 0-0-0-0-% mighty % multiply',
  'effect give Ann speed 10% 1',
  'effect give @e[type=cow] slowness 1% 2',
  'give Ann iron_ingot %',
  'clear Ann iron_ingot 2',
  'experience add Ann % levels',
  'gamemode creative Ann',
  'gamemode survival Ann',
  'tp Ann 2 -60 %',
  'spawnpoint Ann 1 -60 %',
  'tag Ann add t%',
  'advancement grant Ann only minecraft:story/mine_stone',
  'scoreboard objectives add o% dummy',
  'scoreboard objectives add p% trigger',
  'scoreboard players set Ann o1 %',
  'scoreboard players enable Ann p1',
  'scoreboard objectives setdisplay sidebar o1',
  'scoreboard objectives remove o2',
  'team add t%',
  'team join t1 Ann',
  'team modify t1 color red',
  'team modify t1 friendlyFire false',
  'bossbar add b% "Bar %"',
  'bossbar set minecraft:b1 players Ann',
  'bossbar set minecraft:b1 value %',
  'bossbar set minecraft:b1 color blue',
  'bossbar remove minecraft:b2',
  'worldborder set 5% %',
  'worldborder center % 3',
  'worldborder damage amount 0.%',
  'worldborder warning distance 1%',
  'data merge storage a:b {n:%}',
  'gamerule randomTickSpeed %',
  'gamerule keepInventory true',
  'defaultgamemode adventure',
  'difficulty hard',
  'time set 1%00',
  'weather thunder 1%',
  'weather clear',
  'setworldspawn % -60 2',
  'op Bob',
  'deop Ann',
] as const

const step = fc.tuple(fc.constantFrom(...CHANGES), fc.integer({ min: 1, max: 9 }))

function play(world: SmallWorld, steps: readonly (readonly [string, number])[]): void {
  // a refused command changes nothing
  for (const [line, n] of steps) world.run(line.replaceAll('%', String(n)))
}

const sum = (bytes: Uint8Array | Uint16Array): string =>
  createHash('sha1')
    .update(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    .digest('hex')

/** A column in which nothing was ever changed: it makes no difference whether a snapshot has it. */
const FLAT = (() => {
  const world = new SmallWorld()
  world.ok('setblock 1 -60 1 stone')
  world.ok('setblock 1 -60 1 air')
  return sum([...(takeSnapshot(world.game).dimensions[0]?.blocks.columns.values() ?? [])][0] as Uint16Array)
})()

/** A snapshot as far as two can be compared: maps as lists in order. */
const plain = (moment: WorldSnapshot): unknown =>
  JSON.parse(
    JSON.stringify(moment, (_key, value: unknown) => {
      if (value instanceof Map)
        return [...value]
          .filter(([, each]) => !(each instanceof Uint16Array && sum(each) === FLAT))
          .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
      if (value instanceof Set) return [...value].sort()
      if (value instanceof Uint16Array || value instanceof Uint8Array) return sum(value)
      return value
    }),
  )

describe('a snapshot', () => {
  it('has what a world is after any changes, and brings it back after any others', () => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 20, maxLength: 60 }),
        fc.array(step, { minLength: 20, maxLength: 60 }),
        fc.integer({ min: 0, max: 12 }),
        (first, second, ticks) => {
          const world = new SmallWorld()
          const ann = world.player('Ann')
          world.run('gamerule doMobSpawning false')
          play(world, first)
          world.ticks(ticks)
          const then = takeSnapshot(world.game)
          play(world, second)
          world.ticks(ticks + 3)
          restoreSnapshot(world.game, then)
          expect(plain(takeSnapshot(world.game))).toEqual(plain(then))
          expect(ann.removed).toBe(false)
        },
      ),
      { numRuns: 25, seed: 42 },
    )
  })

  it('has each of these changes: a world with one more is another', () => {
    const silent = CHANGES.filter((line) => {
      const world = new SmallWorld()
      world.player('Ann')
      play(world, PREPARED)
      const before = plain(takeSnapshot(world.game))
      const reply = world.run(line.replaceAll('%', '7'))
      if (!reply.ok) throw new Error(`/${line}: ${reply.message}`)
      return JSON.stringify(plain(takeSnapshot(world.game))) === JSON.stringify(before)
    })
    expect(silent).toEqual([])
  })
})

/** Preparations that some of the changes need. */
const PREPARED: readonly (readonly [string, number])[] = [
  ['setblock 4 -60 7 chest', 1],
  ['summon cow 11 -60 1', 1],
  ['give Ann iron_ingot 5', 1],
  ['scoreboard objectives add o1 dummy', 1],
  ['scoreboard objectives add o2 dummy', 1],
  ['scoreboard objectives add p1 trigger', 1],
  ['team add t1', 1],
  ['bossbar add b1 "One"', 1],
  ['bossbar add b2 "Two"', 1],
  ['gamemode adventure Ann', 1],
  ['weather rain', 1],
  ['deop Bob', 1],
]

describe('after a restore', () => {
  const start = (line: string): { world: SmallWorld; ann: Player } => {
    const world = new SmallWorld()
    const ann = world.player('Ann')
    world.ok(line)
    return { world, ann }
  }

  it('a pressed button is released at its time', () => {
    const { world } = start('setblock 3 -60 3 oak_button[face=floor]')
    const p = { x: 3, y: -60, z: 3 }
    const { game } = world
    game.blocks.of(game.level.get(p)).toggle?.(game, p, game.level.get(p), 0)
    world.ticks(10)
    const then = takeSnapshot(game)
    world.ticks(60)
    restoreSnapshot(game, then)
    world.ticks(15)
    expect(game.level.get(p).properties['powered']).toBe(true)
    world.ticks(10)
    expect(game.level.get(p).properties['powered']).toBe(false)
  })

  it('an arrow flies on, falls and hits as it would have', () => {
    const fly = (again: boolean): number => {
      const { world } = start('summon cow 8.5 -60 3.5 {NoAI:1b}')
      world.ok('summon arrow 3.5 -59.3 3.5 {Motion:[1.0,0.1,0.0],damage:3.0d}')
      world.ticks(2)
      const then = takeSnapshot(world.game)
      if (again) {
        world.ticks(20)
        restoreSnapshot(world.game, then)
      }
      world.ticks(20)
      return Number(world.ok('data get entity @e[type=cow,limit=1] Health').data)
    }
    expect(fly(true)).toBe(fly(false))
    expect(fly(true)).toBeLessThan(10)
  })

  it('TNT explodes when its time has come', () => {
    const { world } = start('summon tnt 3.5 -60 3.5 {Fuse:40s}')
    world.ticks(10)
    const then = takeSnapshot(world.game)
    world.ticks(60)
    restoreSnapshot(world.game, then)
    world.ticks(25)
    expect(world.block(3, -61, 3)).toBe('grass_block')
    world.ticks(8)
    expect(world.block(3, -61, 3)).toBe('air')
  })

  it('a player sits on its boat again', () => {
    const { world, ann } = start('summon boat 0.5 -60 3.5')
    const boat = [...world.game.entities.values()][0]
    if (!boat) throw new Error('no boat')
    mount(world.game, ann, boat)
    const then = takeSnapshot(world.game)
    world.ok('kill @e[type=boat]')
    world.ticks(3)
    restoreSnapshot(world.game, then)
    expect(ann.vehicle?.uuid).toBe(boat.uuid)
  })
})
