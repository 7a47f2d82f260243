import { describe, expect, it } from 'vitest'
import { GAME_VERSIONS } from '../../src/game/version.ts'
import { itemTagsIn } from '../../src/mcu/setup/item-tags.ts'
import { onStage, type Stage } from '../support/fast-stage.ts'
import { emptyArenaIn } from '../support/tasks.ts'

/* Deeds that only open tasks ask for, played: each counts by its consequence in the world. */

describe.each(GAME_VERSIONS)('in Minecraft %s', (version) => {
  const { task, ground } = emptyArenaIn(version)

  /** A stage with helpers. Places are relative to the agent's feet at the start. */
  const staged = (play: (stage: Stage & Helpers) => Promise<void>) => () =>
    onStage({ task }, (stage) => play({ ...stage, ...helpersOf(stage, { ground, version }) }))

  it(
    'drinks a potion, which then acts',
    staged(async ({ give, act, does, counted }) => {
      await give('potion{Potion:"minecraft:poison"}', 'potion{Potion:"minecraft:strength"}')
      expect(await act('Drink', { what: 'swiftness' })).toMatchObject({ reason: 'missing_item' })
      await does('Drink', { what: 'strength' })
      expect(counted('drunk')).toEqual({ strength: 1 })
    }),
  )

  it(
    'throws a splash potion, which is not drunk, and hits an animal with eggs',
    staged(async ({ give, act, does, counted, summon }) => {
      await give('splash_potion{Potion:"minecraft:healing"} 2', 'egg 3')
      await summon('pig', 5)
      await does('Throw', { item: 'healing_splash_potion' })
      expect(counted('splashed')).toEqual({ healing: 1 })
      expect(counted('drunk')).toEqual({})
      await does('Throw', { item: 'egg', at: 'pig', amount: 2 })
      expect(counted('thrown')).toEqual({ splash_potion: 1, egg: 2 })
      expect(await act('Throw', { item: 'snowball' })).toMatchObject({ reason: 'missing_item' })
      expect(await act('Throw', { item: 'egg', at: 'cow' })).toMatchObject({ reason: 'not_found' })
    }),
  )

  it(
    'goes where a pearl lands',
    staged(async ({ give, does, counted, episode }) => {
      await give('ender_pearl')
      await does('Throw', { item: 'ender_pearl', at: [6, ground - 1, 6] })
      expect(counted('thrown')).toEqual({ ender_pearl: 1 })
      const { x, z } = episode.avatar('Alice').observe().position
      expect(Math.hypot(x - 6.5, z - 6.5)).toBeLessThan(2)
    }),
  )

  it(
    'throws items down and picks them up, which counts as picking up',
    staged(async ({ give, does, counted, episode }) => {
      await give('iron_ingot 5')
      await does('Drop', { item: 'iron_ingot', amount: 3, pickUp: true })
      expect(counted('picked_up')).toEqual({ iron_ingot: 3 })
      expect(episode.avatar('Alice').carries('iron_ingot')).toBe(5)
    }),
  )

  it(
    'throws items away',
    staged(async ({ give, act, does, counted }) => {
      await give('dirt 5')
      await does('Drop', { item: 'dirt', amount: 3 })
      expect(counted('dropped')).toEqual({ dirt: 3 })
      expect(await act('Drop', { item: 'dirt', amount: 3 })).toMatchObject({ reason: 'missing_item' })
    }),
  )

  it(
    'enchants an item once it has the levels, which bottles give',
    staged(async ({ give, act, does, counted, set }) => {
      await set('enchanting_table', 2)
      await give('iron_sword', 'lapis_lazuli 6', 'experience_bottle 40')
      expect(await act('Enchant', { item: 'iron_sword' })).toMatchObject({ reason: 'missing_ingredients' })
      await does('Throw', { item: 'experience_bottle', amount: 24 })
      await does('Enchant', { item: 'iron_sword' })
      expect(counted('enchanted')).toEqual({ iron_sword: 1 })
      expect(await act('Enchant', { item: 'iron_sword' })).toMatchObject({ reason: 'missing_ingredients' })
    }),
  )

  it(
    'repairs, joins and names at an anvil',
    staged(async ({ give, act, does, counted, set, command }) => {
      await set('anvil', 2)
      await give('iron_pickaxe{Damage:120}', 'iron_pickaxe{Damage:200}', 'iron_ingot 4', 'diamond_sword')
      const repair = { item: 'iron_pickaxe', with: 'iron_ingot' }
      expect(await act('Anvil', repair)).toMatchObject({ reason: 'missing_ingredients' })
      await command('xp add Alice 30 levels')
      await does('Anvil', repair)
      expect(counted('repaired')).toEqual({ iron_pickaxe: 1 })
      await does('Anvil', { item: 'iron_pickaxe', with: 'iron_pickaxe' })
      expect(counted('combined')).toEqual({ iron_pickaxe: 1 })
      await does('Anvil', { item: 'diamond_sword', name: 'Excalibur' })
      expect(counted('renamed')).toEqual({ diamond_sword: 1 })
      expect(await act('Anvil', { item: 'diamond_sword' })).toMatchObject({ reason: 'invalid_arguments' })
    }),
  )

  it(
    'brews bottles step by step, also into one that is thrown',
    staged(async ({ give, act, does, counted, set }) => {
      await set('brewing_stand', 2)
      await give('potion{Potion:"minecraft:awkward"}', 'blaze_powder 3', 'gunpowder')
      expect(await act('Brew', { potion: 'healing' })).toMatchObject({ reason: 'missing_ingredients' })
      await does('Brew', { potion: 'strength' })
      expect(counted('brewed')).toEqual({ strength: 1 })
      await does('Brew', { potion: 'splash_strength' })
      await does('Throw', { item: 'strength_splash_potion' })
      expect(counted('splashed')).toEqual({ strength: 1 })
    }),
  )

  it(
    'catches a mob in a boat, and sits down in one',
    staged(async ({ give, act, does, counted, summon }) => {
      await summon('pig', -4)
      expect(await act('PutUp', { item: 'oak_boat', at: 'pig' })).toMatchObject({ reason: 'missing_item' })
      await give('oak_boat 2', 'dirt')
      await does('PutUp', { item: 'oak_boat', at: 'pig' })
      expect(counted('trapped')).toEqual({ pig: 1 })
      expect(await act('PutUp', { item: 'dirt', at: [2, ground, 2] })).toMatchObject({ reason: 'wrong_tool' })
    }),
  )

  it(
    'puts up a boat and rides it',
    staged(async ({ give, does, counted }) => {
      await give('oak_boat')
      await does('PutUp', { item: 'oak_boat', at: [2, ground, 3] })
      await does('Ride', { what: boat(version), to: [-6, ground, 3] })
      expect(counted('custom')['boat_one_cm']).toBeGreaterThan(500)
    }),
  )

  it(
    'hangs a painting and a frame on a wall, and something into the frame',
    staged(async ({ give, act, does, counted, set }) => {
      await give('painting', 'item_frame', 'diamond')
      expect(await act('PutUp', { item: 'painting', at: [3, ground + 1, 2] })).toMatchObject({
        reason: 'no_support',
      })
      for (const z of [2, 4]) await set('stone', 3, z, 1)
      await does('PutUp', { item: 'painting', at: [2, ground + 1, 2] })
      await does('PutUp', { item: 'item_frame', at: [2, ground + 1, 4] })
      expect(counted('used')).toMatchObject({ painting: 1, item_frame: 1 })
      await does('Equip', { item: 'diamond' })
      await does('UseOn', { target: 'item_frame' })
      expect(counted('framed')).toEqual({ diamond: 1 })
    }),
  )

  it(
    'hooks an animal, and fishes',
    staged(async ({ give, act, does, counted, summon, command }) => {
      expect(await act('Fish', {})).toMatchObject({ reason: 'missing_item' })
      await give('fishing_rod{Enchantments:[{id:"minecraft:lure",lvl:5}]}')
      expect(await act('Fish', {})).toMatchObject({ reason: 'not_found' })
      await summon('sheep', -4)
      await does('Fish', { target: 'sheep' })
      expect(counted('hooked')).toEqual({ sheep: 1 })
      await command('kill @e[type=sheep]')
      await command(`fill -9 ${ground - 1} -9 -3 ${ground - 2} -3 water`)
      await does('Fish', {})
      expect(Object.values(counted('fished'))).toEqual([1])
      await does('Fish', { amount: 2 })
      expect(Object.values(counted('fished')).reduce((sum, count) => sum + count)).toBe(3)
    }),
  )

  it.each(['bow', 'crossbow'])('shoots a mob dead with a %s', (weapon) =>
    staged(async ({ give, act, does, counted, summon }) => {
      await summon('chicken', 8)
      expect(await act('Shoot', { target: 'chicken' })).toMatchObject({ reason: 'missing_item' })
      await give(weapon, 'arrow 16')
      await does('Shoot', { target: 'chicken', kill: true })
      expect(counted('shot_dead')).toEqual({ chicken: 1 })
      expect(counted('used')).toHaveProperty(weapon)
    })(),
  )

  it(
    'blocks an arrow with a shield',
    staged(async ({ give, act, does, counted, summon, command }) => {
      expect(await act('RaiseShield', { against: 'skeleton' })).toMatchObject({ reason: 'missing_item' })
      await give('shield')
      for (const line of ['time set 18000', 'difficulty easy']) await command(line)
      await summon('skeleton', -8)
      await does('RaiseShield', { against: 'skeleton' })
      expect(counted('custom')['damage_blocked_by_shield']).toBeGreaterThan(0)
    }),
  )

  it(
    'looks at the sky, at a mob and at a block',
    staged(async ({ act, does, summon, set }) => {
      await summon('pig', -5, '{NoAI:1b}')
      await set('gold_block', 0, 5)
      for (const target of ['sky', 'pig', 'gold_block', 'ground', [0, ground, 5]])
        await does('LookAt', { target })
      expect(await act('LookAt', { target: 'cow' })).toMatchObject({ reason: 'not_found' })
    }),
  )

  it(
    'buys from a villager and sells to one',
    staged(async ({ give, act, does, counted, summon }) => {
      await summon(
        'villager',
        3,
        '{VillagerData:{profession:"minecraft:mason",level:2,type:"minecraft:plains"}}',
      )
      expect(await act('Trade', { get: 'diamond' })).toMatchObject({ reason: 'not_found' })
      expect(await act('Trade', { get: 'brick' })).toMatchObject({ reason: 'missing_ingredients' })
      await give('emerald 3', 'stone 50')
      await does('Trade', { get: 'brick', amount: 15 })
      expect(counted('traded')).toEqual({ brick: 20 })
      await does('Trade', { get: 'emerald', give: 'stone', amount: 2 })
      expect(counted('sold')).toEqual({ stone: 40 })
    }),
  )
})

/** The kind of an oak boat. */
const boat = (version: string): string => (version === '1.21.4' ? 'oak_boat' : 'boat')

interface Helpers {
  give(...items: string[]): Promise<void>
  set(block: string, x: number, z?: number, y?: number): Promise<void>
  summon(mob: string, x: number, nbt?: string): Promise<void>
  /** The world's counters of the agent in a category. */
  counted(category: string): Record<string, number>
}

const helpersOf = (
  { command, server }: Stage,
  { ground, version }: { ground: number; version: string },
): Helpers => ({
  async give(...items) {
    for (const item of items)
      await command(`give Alice ${item.replace(/\{.*\}/, (tags) => itemTagsIn(tags, version))}`)
  },
  set: (block, x, z = 0, y = 0) => command(`setblock ${x} ${ground + y} ${z} ${block}`),
  summon: (mob, x, nbt = '') => command(`summon ${mob} ${x + 0.5} ${ground} 0.5 ${nbt}`),
  counted(category) {
    const all = server.statisticsOf?.('Alice') ?? []
    return Object.fromEntries(
      all.filter((one) => one.category === category).map(({ name, value }) => [name, value]),
    )
  },
})
