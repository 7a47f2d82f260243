import { harvestTools } from '../../../game/blocks/mining.ts'
import { toolMaterial } from '../../../game/items/kinds/tools.ts'
import type { Operation } from '../../setup/operation.ts'
import { type AtomDraft, one, words } from '../atom.ts'
import type { GameTables } from '../game-tables.ts'
import { NOWHERE } from '../tables.ts'
import { give } from './making.ts'

const hold = (item: string): Operation => ({ kind: 'equip', slot: 'weapon.mainhand', item, count: 1 })
const ahead = { x: 3, y: 0, z: 1 }

/** A full set of diamond equipment, so that a fighter survives. */
const ARMOUR: readonly Operation[] = (
  [
    ['armor.head', 'diamond_helmet'],
    ['armor.chest', 'diamond_chestplate'],
    ['armor.legs', 'diamond_leggings'],
    ['armor.feet', 'diamond_boots'],
    ['weapon.mainhand', 'diamond_sword'],
  ] as const
).map(([slot, item]) => ({ kind: 'equip', slot, item, count: 1 }))

/** The strongest tool that yields something from a block, or a shovel for blocks that the hand can dig. */
const toolFor = (block: string, version: string): string | undefined =>
  harvestTools(block, version).findLast((tool) => toolMaterial(tool) !== 'golden')

/** Blocks that a block name refers to: grass is short or tall (MCU 2024, table 8: find grass or find tall grass). */
const kindsOf = (block: string): string[] => (block === 'grass' ? ['grass', 'tall_grass'] : [block])

/** One atom for each block that can be dug. */
export const mining = ({ version, blocks }: GameTables): AtomDraft[] =>
  blocks
    .filter(({ name, diggable, hardness }) => diggable && (hardness ?? 0) >= 0 && !isNothing(name))
    .map(({ name }) => {
      const tools = harvestTools(name, version)
      const tool = toolFor(name, version)
      return {
        verb: 'mine',
        of: name,
        text: `mine ${one(name)}`,
        setup: [...(tool === undefined ? [] : [hold(tool)]), { kind: 'setblock', at: ahead, block: name }],
        success: { kind: 'mined', of: kindsOf(name), count: 1 },
        needs: [
          kindsOf(name).map((kind) => `block:${kind}`),
          ...(tools.length > 0 ? [tools.map((one) => `item:${one}`)] : []),
        ],
      }
    })

const isNothing = (name: string): boolean => NOWHERE.has(name) || name === 'water' || name === 'lava'

/** One atom for each block that can be seen. */
export const findingBlocks = ({ blocks }: GameTables): AtomDraft[] =>
  blocks
    .filter(({ name }) => !NOWHERE.has(name))
    .map(({ name }) => ({
      verb: 'find',
      of: name,
      text: `find ${one(name)}`,
      setup: [{ kind: 'setblock', at: { x: 9, y: 0, z: 3 }, block: name }],
      success: { kind: 'sighted', of: [name] },
      needs: [[`block:${name}`]],
    }))

/** One atom for each mob. */
export const findingMobs = ({ mobs }: GameTables): AtomDraft[] =>
  mobs.map(({ name }) => ({
    verb: 'find',
    of: name,
    text: `find ${one(name)}`,
    setup: [{ kind: 'summon', entity: name, at: { x: 10, y: 0, z: 3 } }],
    success: { kind: 'sighted', of: [name] },
    needs: [[`mob:${name}`]],
    metrics: ['success', 'distance'],
  }))

/** One atom for each biome: an agent finds it by staying in it for ten seconds. */
export const findingBiomes = ({ biomes }: GameTables): AtomDraft[] =>
  biomes.map((biome) => ({
    verb: 'find',
    of: `${biome}_biome`,
    text: `find the biome ${words(biome)}`,
    setup: [],
    success: { kind: 'stays', biome: [biome], seconds: 10 },
    needs: [],
    metrics: ['success', 'distance'],
  }))

/** One atom for each monster. */
export const combat = ({ mobs }: GameTables): AtomDraft[] =>
  mobs
    .filter(({ isHostile }) => isHostile)
    .map(({ name }) => ({
      verb: 'combat',
      of: name,
      text: `kill ${one(name)} with the weapons and armour given`,
      setup: [...ARMOUR, { kind: 'time', ticks: 18_000 }, { kind: 'summon', entity: name, at: ahead }],
      success: { kind: 'killed', of: [name], count: 1 },
      needs: [[`mob:${name}`]],
      metrics: ['success', 'damage taken'],
    }))

/** One atom for each animal. */
export const hunting = ({ mobs }: GameTables): AtomDraft[] =>
  mobs
    .filter(({ isHostile }) => !isHostile)
    .map(({ name }) => ({
      verb: 'hunt',
      of: name,
      text: `hunt ${one(name)}`,
      setup: [hold('iron_sword'), { kind: 'summon', entity: name, at: ahead }],
      success: { kind: 'killed', of: [name], count: 1 },
      needs: [[`mob:${name}`]],
    }))

/** One atom for each mob that fits into a boat. */
export const trapping = ({ mobs }: GameTables, notInBoats: readonly string[]): AtomDraft[] =>
  mobs
    .filter(({ name }) => !notInBoats.includes(name))
    .map(({ name }) => ({
      verb: 'trap',
      of: name,
      text: `trap ${one(name)} in a boat`,
      setup: [give('oak_boat', 3), { kind: 'summon', entity: name, at: ahead }],
      success: { kind: 'trapped', of: [name], count: 1 },
      needs: [[`mob:${name}`], ['item:oak_boat']],
    }))
