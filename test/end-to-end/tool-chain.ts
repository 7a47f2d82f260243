import { type GameVersion, superflatGround } from '../../src/game/version.ts'
import type { Stage } from '../support/fast-stage.ts'

type Cell = [x: number, y: number, z: number]
/** An action of the chain. */
type Step = readonly [name: string, args: Parameters<Stage['act']>[1]]

const TREES: readonly Cell[] = [
  [3, 0, 0],
  [6, 0, 3],
]
const STONES: readonly Cell[] = [-3, -4].flatMap((x) => [2, 3, 4, 5, 6, 7].map((z): Cell => [x, 0, z]))
const IRON_ORES: readonly Cell[] = [1, 2, 3].map((x) => [x, 0, -4])
const COAL_ORE: Cell = [0, 0, -4]
const DIAMOND_ORE: Cell = [5, 0, -4]
const TABLE: Cell = [1, 0, 3]
const FURNACE: Cell = [2, 0, 5]
const HEIGHTS = [0, 1, 2]

/**
 * From bare hands to a diamond, each thing made of the one before: logs, planks, a table, a pickaxe, cobblestone; then a furnace,
 * ingots, an iron pickaxe, and the diamond. Ends early at `cobblestone`. Throws when an action fails; returns the contents of the
 * inventory. The stage is an arena by `emptyArenaIn`.
 */
export async function playToolChain(
  stage: Stage,
  { version, goal }: { version: GameVersion; goal: 'cobblestone' | 'diamond' },
): Promise<Readonly<Record<string, number>>> {
  const ground = superflatGround(version) + 1
  const at = ([x, y, z]: Cell): Cell => [x, ground + y, z]
  await setOut(stage, at)
  const mine = (cells: readonly Cell[]) =>
    cells.flatMap((cell): Step[] => [
      ['NavigateTo', { pos: at(cell), range: 3 }],
      ['MineBlock', { pos: at(cell) }],
      ['NavigateTo', { pos: at(cell), range: 0 }],
    ])
  const fell = ([x, y, z]: Cell): Step[] => [
    ['NavigateTo', { pos: at([x, y, z]), range: 2 }],
    ...HEIGHTS.map((up): Step => ['MineBlock', { pos: at([x, y + up, z]) }]),
    ['NavigateTo', { pos: at([x, y, z]), range: 0 }],
  ]
  const [nearTree, farTree] = TREES as [Cell, Cell]
  // Before 1.17 iron ore drops itself.
  const iron = version === '1.16.5' ? 'iron_ore' : 'raw_iron'
  const toCobblestone: Step[] = [
    ...fell(nearTree),
    ['Craft', { item: 'oak_planks', amount: 12 }],
    ['Craft', { item: 'crafting_table', amount: 1 }],
    ['Craft', { item: 'stick', amount: 4 }],
    ['Equip', { item: 'crafting_table' }],
    ['PlaceBlock', { item: 'crafting_table', pos: at(TABLE) }],
    ['Craft', { item: 'wooden_pickaxe', amount: 1 }],
    ...mine(STONES.slice(0, 3)),
  ]
  const toDiamond: Step[] = [
    ...fell(farTree),
    ['Craft', { item: 'oak_planks', amount: 12 }],
    ['Craft', { item: 'stick', amount: 4 }],
    ...mine(STONES.slice(3)),
    ['NavigateTo', { pos: at(TABLE), range: 2 }],
    ['Craft', { item: 'stone_pickaxe', amount: 1 }],
    ['Craft', { item: 'furnace', amount: 1 }],
    ['Equip', { item: 'furnace' }],
    ['PlaceBlock', { item: 'furnace', pos: at(FURNACE) }],
    ...mine([COAL_ORE, ...IRON_ORES]),
    ['NavigateTo', { pos: at(FURNACE), range: 2 }],
    ['Smelt', { item: iron, amount: 3, fuel: 'coal' }],
    ['NavigateTo', { pos: at(TABLE), range: 2 }],
    ['Craft', { item: 'iron_pickaxe', amount: 1 }],
    ...mine([DIAMOND_ORE]),
  ]
  const steps = goal === 'diamond' ? [...toCobblestone, ...toDiamond] : toCobblestone
  for (const [name, args] of steps) await stage.does(name, args)
  return pockets(stage)
}

/** Trees, stones and ores; the arena's chest is removed, since planks in it would be a short cut. */
async function setOut(stage: Stage, at: (cell: Cell) => Cell): Promise<void> {
  const set = (cell: Cell, block: string) => stage.command(`setblock ${at(cell).join(' ')} ${block}`)
  await set([4, 0, 0], 'air')
  for (const [x, y, z] of TREES) for (const up of HEIGHTS) await set([x, y + up, z], 'oak_log')
  for (const cell of STONES) await set(cell, 'stone')
  for (const cell of IRON_ORES) await set(cell, 'iron_ore')
  await set(COAL_ORE, 'coal_ore')
  await set(DIAMOND_ORE, 'diamond_ore')
}

function pockets({ episode }: Stage): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { item, count } of episode.avatar(episode.agents[0] as string).observe().inventory)
    counts[item] = (counts[item] ?? 0) + count
  return counts
}
