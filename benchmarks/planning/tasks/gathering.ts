import { createRandom, type Random } from '../../../src/core/random.ts'
import type { BlockSpec } from '../../../src/game/block.ts'
import type { ItemCount } from '../../../src/game/item-counts.ts'
import type { Gathering, GatheringTask } from '../../../src/scenario/gathering/gathering.ts'
import { baseTask, GROUND } from './base.ts'

/** Items to obtain, from short to long chains of recipes. */
const GOALS: readonly (readonly [item: string, count: number])[] = [
  ['wooden_pickaxe', 1],
  ['chest', 3],
  ['ladder', 12],
  ['torch', 24],
  ['stone_axe', 2],
  ['furnace', 2],
  ['bread', 4],
  ['cookie', 8],
  ['book', 2],
  ['bookshelf', 3],
  ['iron_pickaxe', 1],
  ['bucket', 2],
  ['shears', 1],
  ['white_bed', 1],
  ['rail', 32],
  ['powered_rail', 6],
  ['hopper', 1],
  ['minecart', 2],
  ['iron_door', 3],
  ['lantern', 4],
  ['glass_bottle', 6],
  ['cake', 1],
  ['rabbit_stew', 1],
  ['clock', 1],
  ['compass', 2],
  ['jukebox', 1],
  ['diamond_pickaxe', 1],
  ['piston', 2],
  ['enchanting_table', 1],
]

/** Blocks in the arena, with their numbers. */
const WORLD: readonly (readonly [block: string, count: number])[] = [
  ['oak_log', 40],
  ['stone', 60],
  ['coal_ore', 12],
  ['iron_ore', 40],
  ['gold_ore', 16],
  ['redstone_ore', 4],
  ['diamond_ore', 8],
  ['obsidian', 6],
  ['sand', 16],
  ['wheat[age=7]', 4],
  ['wheat[age=2]', 10],
  ['carrots[age=7]', 4],
  ['potatoes[age=7]', 4],
  ['brown_mushroom', 4],
  ['sugar_cane', 30],
]

/** Possible contents of the chest, so that the same goal needs more or less work. */
const GIFTS: readonly (readonly ItemCount[])[] = [
  [],
  [{ item: 'coal', count: 8 }],
  [{ item: 'oak_planks', count: 16 }],
  [
    { item: 'iron_ingot', count: 4 },
    { item: 'stick', count: 3 },
  ],
]

/** Items that are needed but cannot be gathered here. */
const ALWAYS: readonly ItemCount[] = [
  { item: 'egg', count: 2 },
  { item: 'bone_meal', count: 36 },
  { item: 'cocoa_beans', count: 4 },
  { item: 'leather', count: 12 },
]

/** A chain of recipes for each goal. */
export function gatheringTasks(seed: number): GatheringTask[] {
  return GOALS.map(([item, count]) => gatheringTask(item, count, createRandom(seed).fork(item)))
}

/** The task of obtaining an item from scratch. The seed determines the content of the chest. */
function gatheringTask(item: string, count: number, random: Random): GatheringTask {
  const gifts = random.pick(GIFTS) ?? []
  const chest = {
    position: { x: -4, y: GROUND, z: 0 },
    block: { name: 'chest', properties: { facing: 'east' } },
    items: [...ALWAYS, ...gifts],
  }
  const sources = WORLD.flatMap(([block, number], row) => rowOf(block, number, row))
  const gathering: Gathering = {
    obtain: [{ item, count }],
    animals: ['cow', 'sheep', 'rabbit'].map((kind, index) => ({
      kind,
      position: { x: 10 + index, y: GROUND, z: -10 },
      count: 6,
    })),
  }
  const base = baseTask(`get-${item.replaceAll('_', '-')}`, `Get ${count} ${item}`, `Get ${count} ${item}.`)
  return { ...base, scenario: 'gathering', containers: [chest], gathering, sources }
}

/** The ground of plants, so that they stay where they are put. */
const SOIL: Readonly<Record<string, BlockSpec>> = {
  wheat: { name: 'farmland', properties: { moisture: '7' } },
  carrots: { name: 'farmland', properties: { moisture: '7' } },
  potatoes: { name: 'farmland', properties: { moisture: '7' } },
  sugar_cane: { name: 'dirt', properties: {} },
  brown_mushroom: { name: 'podzol', properties: {} },
}

/** Blocks of one kind, in an eastward row of columns two blocks high; plants one to a column, on their soil. */
function rowOf(text: string, count: number, row: number): GatheringTask['sources'] {
  const [name = text, state] = text.split('[')
  const properties: Record<string, string> = state === undefined ? {} : { age: state.slice(4, -1) }
  const soil = SOIL[name]
  const column = (index: number) => (soil === undefined ? Math.floor(index / 2) : index)
  return Array.from({ length: count }, (_, index) => {
    const at = (y: number) => ({ x: -20 + column(index), y: GROUND + y, z: 4 + row })
    if (soil === undefined) return [{ position: at(index % 2), block: { name, properties } }]
    return [
      { position: at(0), block: soil },
      { position: at(1), block: { name, properties } },
    ]
  })
    .flat()
    .concat(name === 'sugar_cane' ? channel(count, 5 + row) : [])
}

/** A row of water, which cane needs beside its soil, with banks that keep it from flowing away. */
function channel(length: number, z: number): GatheringTask['sources'] {
  const bank = { name: 'smooth_sandstone', properties: {} }
  const at = (x: number, dz = 0) => ({ x: -20 + x, y: GROUND, z: z + dz })
  const along = Array.from({ length }, (_, x) => [
    { position: at(x), block: { name: 'water', properties: { level: '0' } } },
    { position: at(x, 1), block: bank },
  ]).flat()
  return [...along, ...[-1, length].map((x) => ({ position: at(x), block: bank }))]
}
