import { z } from 'zod'
import type { Position } from '../core/position.ts'
import { type BlockSpec, isAir } from '../game/block.ts'
import { listOf } from './list-of.ts'

/** A name of a block, an item or an animal, without the game's own prefix. */
export const plainName = z.string().transform((name) => name.replace(/^minecraft:/, ''))
const number3 = z.tuple([z.number(), z.number(), z.number()], { error: 'expected three numbers' })
const stack = z.object({ name: plainName, count: z.int().positive() })
const state = z.union([z.string(), z.number(), z.boolean()])

/** A block in these files: name, position and, at the same level, its states; a chest also has its items. */
export const farmBlockSchema = z
  .object({ name: plainName, position: number3, items: listOf(stack).optional() })
  .catchall(z.union([state, z.array(z.unknown())]))

/** VillagerBench's `data/farm_blue_print.json`: farms, pastures and houses. Here `size` is the actual width. */
export const farmBlueprintsSchema = z.record(
  z.string(),
  z.object({
    blocks: listOf(farmBlockSchema),
    size: number3.optional(),
    entities: listOf(z.object({ name: plainName, position: number3 })).optional(),
  }),
)
export type FarmBlueprints = z.infer<typeof farmBlueprintsSchema>

const NOT_STATES = new Set(['name', 'position', 'items'])

/** The block of an entry: all keys except name, position and items are states. */
export function farmBlock(entry: Readonly<Record<string, unknown>> & { name: string }): BlockSpec {
  const states = Object.entries(entry).filter(
    ([key, value]) => !NOT_STATES.has(key) && !Array.isArray(value) && !(key === 'type' && value === 'block'),
  )
  return {
    name: entry.name,
    properties: Object.fromEntries(states.map(([key, value]) => [key, String(value).toLowerCase()])),
  }
}

/** Everything that a structure adds to the arena. */
export interface Furnishing {
  /** Notes on blocks that were left out, for people. */
  notes: string[]
  blocks: { position: Position; block: BlockSpec }[]
  chests: { position: Position; facing: string; items: { item: string; count: number }[] }[]
  animals: { kind: string; position: Position }[]
}

/** The parts of a structure, moved to the given origin. Air is left out. */
export function furnish(structure: FarmBlueprints[string], origin: Position): Furnishing {
  const at = ([x, y, z]: readonly [number, number, number]): Position => ({
    x: Math.floor(origin.x + x),
    y: Math.floor(origin.y + y),
    z: Math.floor(origin.z + z),
  })
  const filled = structure.blocks.filter(({ name, items = [] }) => name !== 'chest' && items.length > 0)
  const solid = structure.blocks.filter(({ name }) => !isAir(name))
  return {
    notes: filled.map(({ name }) => `the items of a ${name} left out: only chests hold items here`),
    blocks: solid
      .filter(({ name }) => name !== 'chest')
      .map((entry) => ({ position: at(entry.position), block: farmBlock(entry) })),
    chests: solid
      .filter(({ name }) => name === 'chest')
      .map((entry) => ({
        position: at(entry.position),
        facing: String(entry['facing'] ?? 'north'),
        items: (entry.items ?? []).map(({ name, count }) => ({ item: name, count })),
      })),
    animals: (structure.entities ?? []).map(({ name, position }) => ({ kind: name, position: at(position) })),
  }
}
