import type { TaskDraft } from '../../scenario/builtin.ts'

type Gathering = Extract<TaskDraft, { scenario: 'gathering' }>
type Blocks = NonNullable<Gathering['gathering']['blocks']>
type Animals = NonNullable<Gathering['gathering']['animals']>
type Cell = [x: number, y: number, z: number]

const GROUND = -60

/** Additions of a site to the arena. */
interface Site {
  blocks?: Blocks
  animals?: Animals
  /** Its description for the team. */
  what: string
}

/** A bed of 3 × 4 cells of soil framed by sandstone, with crops on it and water next to it. */
function field(x: number, z: number, soil: string, crop: string, height = 1): Blocks {
  const at = (dx: number, dy: number, dz: number): Cell => [x + dx, GROUND + dy, z + dz]
  return [
    { block: 'smooth_sandstone', at: at(-1, 0, -1), size: [6, 1, 1] },
    { block: 'smooth_sandstone', at: at(-1, 0, 4), size: [6, 1, 1] },
    { block: 'smooth_sandstone', at: at(-1, 0, 0), size: [1, 1, 4] },
    { block: 'smooth_sandstone', at: at(4, 0, 0), size: [1, 1, 4] },
    { block: soil, at: at(0, 0, 0), size: [3, 1, 4] },
    { block: 'water', at: at(3, 0, 0), size: [1, 1, 4] },
    { block: crop, at: at(height > 1 ? 2 : 0, 1, 0), size: [height > 1 ? 1 : 3, height, 4] },
  ]
}

/** A fenced pen with animals. One cell of the fence is open. */
function pasture(x: number, z: number, fence: string, kind: string, count: number): Site {
  const side = 6
  const row = (at: Cell, size: Cell) => ({ block: fence, at, size })
  return {
    blocks: [
      row([x, GROUND, z], [side, 1, 1]),
      row([x, GROUND, z + side - 1], [side, 1, 1]),
      row([x, GROUND, z + 1], [1, 1, side - 2]),
      row([x + side - 1, GROUND, z + 1], [1, 1, side - 3]),
    ],
    animals: [{ kind, at: [x + 2, GROUND, z + 2], count }],
    what: `${kind}s graze in a pasture.`,
  }
}

/** All sites that a dish may need. They do not overlap, so any of them can be combined. */
const SITES = {
  kitchen: { blocks: [{ block: 'crafting_table', at: [2, GROUND, 3] }], what: 'There is a crafting table.' },
  furnace: { blocks: [{ block: 'furnace[facing=north]', at: [3, GROUND, 3] }], what: 'There is a furnace.' },
  'cow pasture': pasture(-13, -13, 'oak_fence', 'cow', 3),
  'rabbit pasture': pasture(-13, -13, 'acacia_fence', 'rabbit', 9),
  'wheat field': {
    blocks: field(-5, -12, 'farmland[moisture=7]', 'wheat[age=7]'),
    what: 'Wheat is ripe on a field.',
  },
  'hay stack': {
    blocks: [{ block: 'hay_block[axis=y]', at: [-5, GROUND, -10], size: [3, 1, 2] }],
    what: 'Hay is stacked on a field.',
  },
  'cane field': { blocks: field(3, -12, 'dirt', 'sugar_cane', 3), what: 'Sugar cane grows on a field.' },
  'potato field': {
    blocks: field(-5, -12, 'farmland[moisture=7]', 'potatoes[age=7]'),
    what: 'Potatoes are ripe on a field.',
  },
  'carrot field': {
    blocks: field(3, -12, 'farmland[moisture=7]', 'carrots[age=7]'),
    what: 'Carrots are ripe on a field.',
  },
  'mushroom bed': { blocks: field(9, -12, 'podzol', 'brown_mushroom'), what: 'Mushrooms grow in a bed.' },
  mine: {
    blocks: [
      { block: 'stone', at: [9, GROUND, 8], size: [4, 1, 4] },
      { block: 'coal_ore', at: [9, GROUND + 1, 8], size: [4, 1, 1] },
    ],
    what: 'There is coal ore in the mine.',
  },
  workshop: {
    blocks: [{ block: 'acacia_log[axis=y]', at: [-10, GROUND, 9], size: [4, 1, 1] }],
    what: 'Acacia logs lie in the workshop.',
  },
  tools: { what: 'Tools lie in the chest of the workshop.' },
} as const satisfies Record<string, Site>
export type SiteName = keyof typeof SITES

export interface Larder {
  chest: { item: string; count: number }[]
  sites: SiteName[]
}

/** The blocks, animals and chests of several sites, plus a chest that serves as the larder. */
export function place({ chest, sites }: Larder) {
  const parts: Site[] = sites.map((name) => SITES[name])
  const tools = {
    at: [-6, GROUND, 9] as Cell,
    facing: 'north' as const,
    items: [
      { item: 'iron_pickaxe', count: 1 },
      { item: 'iron_axe', count: 1 },
    ],
  }
  const stock = { at: [-3, GROUND, 3] as Cell, facing: 'north' as const, items: chest }
  return {
    chests: sites.includes('tools') ? [stock, tools] : [stock],
    blocks: parts.flatMap(({ blocks }) => blocks ?? []),
    animals: parts.flatMap(({ animals }) => animals ?? []),
  }
}

/** Describes the sites to the team. */
export const pantry = ({ sites }: Larder): string =>
  ['Ingredients already supplied are in the chest.', ...sites.map((name) => SITES[name].what)].join(' ')
