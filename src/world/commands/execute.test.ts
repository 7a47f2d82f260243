import { beforeEach, describe, expect, it } from 'vitest'
import type { Player } from '../kernel/player/player.ts'
import { SmallWorld } from '../testing/small-world.ts'

describe('execute, selectors and coordinates', () => {
  let world: SmallWorld
  let ann: Player
  let bob: Player

  beforeEach(() => {
    world = new SmallWorld()
    ann = world.player('Ann')
    bob = world.player('Bob')
    world.ok('tp Ann 10 -60 10')
    world.ok('tp Bob 20.0 -60 10.0')
  })

  it('runs as and at other entities', () => {
    world.ok('execute as Bob at @s run setblock ~ ~ ~1 stone', ann)
    expect(world.block(20, -60, 11)).toBe('stone')
    world.ok('execute as Bob run setblock ~ ~ ~2 stone', ann)
    expect(world.block(10, -60, 12)).toBe('stone')
    expect(world.ok('execute as @a run tag @s add seen').message).toBe(
      "Added tag 'seen' to Ann\nAdded tag 'seen' to Bob",
    )
    expect(world.bad('execute as @e[type=cow] run say hi')).toMatchObject({ reason: 'not_found' })
  })

  it('chains position, rotation and conditions', () => {
    world.ok('execute positioned 1 -60 1 run setblock ~ ~ ~ gold_block')
    expect(world.block(1, -60, 1)).toBe('gold_block')
    world.ok('execute in minecraft:overworld positioned 0 -60 0 rotated -90 0 run setblock ^ ^1 ^3 glass')
    expect(world.block(3, -59, 0)).toBe('glass')
    world.ok('execute positioned 0.0 -60.0 0.0 facing 0.0 -60.0 5.0 run setblock ^1 ^ ^2 dirt')
    expect(world.block(1, -60, 2)).toBe('dirt')
    expect(world.ok('execute if block 1 -60 1 gold_block').message).toBe('Test passed')
    expect(world.bad('execute unless block 1 -60 1 gold_block').message).toBe('Test failed')
    expect(world.ok('execute if entity @a')).toMatchObject({ message: 'Test passed, count: 2', data: 2 })
    world.ok('execute if entity Ann unless entity Cid run setblock 5 -60 5 stone')
    world.bad('execute if entity Cid run setblock 6 -60 5 stone')
    expect([world.block(5, -60, 5), world.block(6, -60, 5)]).toEqual(['stone', 'air'])
    world.ok('execute at Ann align xyz run summon pig ~ ~ ~')
    expect(world.ok('data get entity @e[type=pig,limit=1] Pos').data).toEqual([10, -60, 10])
    world.ok('execute in the_nether run setblock 3 80 3 sponge')
    expect(world.ok('execute in the_nether if block 3 80 3 sponge').message).toBe('Test passed')
    world.bad('execute if block 3 80 3 sponge')
    world.bad('execute in the_moon run say hi')
    expect(world.bad('execute store result score a b run say hi').reason).toBe('not_found')
    expect(world.bad('execute as Ann').reason).toBe('syntax')
    expect(world.bad('execute as Ann run foo').message).toContain('position 19')
    world.ok(`${'execute run '.repeat(2700)}setblock 7 -60 7 stone`)
    expect(world.bad(`execute ${'as @a '.repeat(14)}run say hi`).message).toContain('branches too often')
  })

  it('reads local coordinates and facing in tp', () => {
    world.ok('tp Ann 0.0 -60 0.0 90 0')
    world.ok('tp @s ^ ^ ^5', ann)
    expect(ann.position.x).toBeCloseTo(-5)
    expect(ann.position.z).toBeCloseTo(0)
    world.ok('tp Ann 0.0 -60 0.0 facing 0.0 -58.38 9.0')
    expect([Math.round(ann.yaw) + 0, Math.round(ann.pitch) + 0]).toEqual([0, 0])
    world.ok('tp Ann 0.0 -60 0.0 facing entity Bob eyes')
    expect(ann.yaw).toBeCloseTo((Math.atan2(10, 20) * 180) / Math.PI - 90)
    expect(world.bad('setblock ^ ~ ~ stone').message).toContain('Cannot mix world & local coordinates')
    // neither a place nor an entity
    expect(world.bad('tp Ann ^ ~ ~').message).toContain('Incorrect argument for command at position 7')
    expect(world.bad('tp Ann 0 1e9 0').reason).toBe('syntax')
    expect(world.bad('tp Ann 90000000 0 0').message).toBe('Invalid position for teleport')
  })

  it.each([
    ['@a', 'Ann Bob'],
    ['@p', 'Ann'],
    ['@p[x=30]', 'Bob'],
    ['@a[sort=furthest,limit=1]', 'Bob'],
    ['@a[distance=..5]', 'Ann'],
    ['@a[x=20,y=-60,z=10,distance=..2]', 'Bob'],
    ['@a[x=9,y=-61,z=9,dx=3,dy=3,dz=3]', 'Ann'],
    ['@e[type=player,name=!Ann]', 'Bob'],
    ['@a[name="Ann"]', 'Ann'],
    ['@a[gamemode=creative]', 'Bob'],
    ['@a[gamemode=!creative]', 'Ann'],
    ['@a[tag=red]', 'Bob'],
    ['@a[tag=!red]', 'Ann'],
    ['@a[tag=]', 'Ann'],
    ['@a[level=3..]', 'Ann'],
    ['@a[nbt={SelectedItemSlot:0}, tag=red]', 'Bob'],
    ['@a[team=]', 'Ann Bob'],
    ['@s', 'Ann'],
  ])('%s finds %s', (selector, names) => {
    world.ok('gamemode creative Bob')
    world.ok('tag Bob add red')
    world.ok('xp set Ann 4 levels')
    const found = world.ok(`execute as ${selector} run data get entity @s Health`, ann)
    const list = found.message.split('\n').map((line) => line.split(' ')[0])
    expect(list.join(' ')).toBe(names)
    expect(bob.traits.tags).toContain('red')
  })

  it.each([
    ['@x', "Unknown selector type '@x'"],
    ['@a[foo=1]', "Unknown option 'foo'"],
    ['@a[limit=0]', 'Limit must be at least 1'],
    ['@a[sort=up]', "Invalid or unknown sort type 'up'"],
    ['@a[distance=-1]', 'Distance cannot be negative'],
    ['@a[distance=x]', 'Expected value or range of values'],
    ['@e[type=ghoul]', "Invalid or unknown entity type 'minecraft:ghoul'"],
    ['@a[predicate=a]', "Option 'predicate' is not supported"],
    ['@a[limit', "Expected value for option 'limit'"],
    ['@a[limit=1', 'Expected end of options'],
    ['@e[type=constructor]', 'Invalid or unknown entity type'],
  ])('%s is refused', (selector, message) => {
    expect(world.bad(`kill ${selector}`).message).toContain(message)
  })
})
