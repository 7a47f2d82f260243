import type { BlockSpec } from '../../src/game/block.ts'
import { formatBlock } from '../../src/game/block.ts'
import { familyOf } from '../../src/game/placement/find-family.ts'
import { needsWater } from '../../src/game/placement/finishing.ts'
import { SIDES } from '../../src/game/placement/options.ts'
import { offsetOf, opposite, type Side } from '../../src/game/placement/placement-options.ts'

export const CONTEXTS = ['ground', 'wall', 'roof', 'one neighbour', 'floating'] as const
export type Context = (typeof CONTEXTS)[number]

type Cell = readonly [x: number, y: number, z: number]

/** A state to be built in a context, with the blocks that make the context. */
export interface Exhibit {
  context: Context
  /** Title of the state's family. */
  family: string
  /** The cells of the context and of the state, relative to a corner on the ground. */
  blocks: readonly { block: string; at: Cell }[]
  /** Its extent in x and z (blocks). */
  width: number
}

const DIES = /^(?!dead_)\w+_coral_block$/
const COMPASS: readonly Side[] = ['north', 'east', 'south', 'west']
const STONE = 'stone'
const CENTRE: Cell = [2, 0, 2]
const WEST: Cell = [1, 0, 2]
const WIDTH = 5

/**
 * The exhibit of a state in a context; undefined if the rules of the game forbid it: blocks that need a neighbour on one side
 * hold nowhere else, falling blocks do not float, water runs out of blocks outside a basin on the ground, and blocks of living
 * coral die without water next to them.
 * @param turn which of the free sides is taken, where any will do
 */
export function exhibit(state: BlockSpec, context: Context, turn: number): Exhibit | undefined {
  const family = familyOf(state.name)
  const { name, properties } = state
  const side = family.needs?.(properties, name)
  const blocks = DIES.test(name) ? undefined : layout(state, context, side, freeSide(state, turn))
  return blocks === undefined ? undefined : { context, family: family.title, blocks, width: WIDTH }
}

/** One of the sides in turn, but not the one that the head of a bed takes. */
function freeSide({ name, properties }: BlockSpec, turn: number): Side {
  const sides = COMPASS.filter((side) => !name.endsWith('_bed') || side !== properties.facing)
  return sides[turn % sides.length] as Side
}

type Blocks = Exhibit['blocks']

function layout(state: BlockSpec, context: Context, side: Side | undefined, free: Side): Blocks | undefined {
  const block = formatBlock(state)
  const host = familyOf(state.name).host?.(state.name, state.properties)
  const isWet =
    state.properties.waterlogged === 'true' || needsWater(state) || /^(water|lava)$/.test(state.name)
  const faces = CLINGS.test(state.name) ? SIDES.filter((one) => state.properties[one] === 'true') : []
  if (faces.length > 0 && !isWet) return clinging(block, context, faces)
  if (isWet) return context === 'ground' ? inBasin(state, side) : undefined
  switch (context) {
    case 'ground':
      if (side !== undefined && side !== 'down') return undefined
      return onGround(state, host)
    case 'wall': {
      if (side === 'up' || side === 'down') return undefined
      const wall = side ?? free
      const second = state.properties.attachment === 'double_wall' ? column(opposite(wall), STONE) : []
      return [...column(wall, host ?? STONE), ...second, { block, at: up(CENTRE, 1) }]
    }
    case 'roof':
      if (side !== undefined && side !== 'up') return undefined
      return [...gallows(host ?? STONE), { block, at: up(CENTRE, 1) }, ...hungBelow(state, up(CENTRE, 1))]
    case 'one neighbour': {
      const place = up(CENTRE, 3)
      const neighbour = side ?? free
      if (side !== undefined && host !== undefined && host !== 'jungle_log') return undefined
      if (state.properties.attachment === 'double_wall') return undefined
      return [
        { block: host ?? STONE, at: beside(place, neighbour) },
        { block, at: place },
        ...grownAbove(state, place),
        ...hungBelow(state, place),
      ]
    }
    case 'floating':
      return side === undefined && host === undefined ? [{ block, at: up(CENTRE, 3) }] : undefined
  }
}

const CLINGS = /^(vine|glow_lichen|sculk_vein|resin_clump)$/

/**
 * A block that clings to several sides stands on the ground or hangs on a wall, with a block on each of these sides. With blocks
 * above and on all four sides it would be out of reach.
 */
function clinging(block: string, context: Context, faces: readonly Side[]): Blocks | undefined {
  const walls = faces.filter((side) => side !== 'up' && side !== 'down')
  const isRoofed = faces.includes('up')
  if (isRoofed && walls.length > 3) return undefined
  if (context === 'ground' && faces.includes('down')) {
    const low = walls.map((side) => ({ block: STONE, at: beside(CENTRE, side) }))
    if (!isRoofed) return [...low, { block, at: CENTRE }]
    const post = walls[0] ?? 'west'
    const foot = walls.length === 0 ? [{ block: STONE, at: beside(CENTRE, post) }] : []
    const roof = [up(beside(CENTRE, post), 1), up(CENTRE, 1)].map((at) => ({ block: STONE, at }))
    return [...low, ...foot, ...roof, { block, at: CENTRE }]
  }
  if (faces.includes('down')) return undefined
  if (context === 'roof' && isRoofed && walls.length === 0)
    return [...gallows(STONE), { block, at: up(CENTRE, 1) }]
  if (context !== 'wall' || walls.length === 0) return undefined
  return [
    ...walls.flatMap((side) => column(side, STONE)),
    ...(isRoofed ? overhang(walls[0] as Side) : []),
    { block, at: up(CENTRE, 1) },
  ]
}

/** A third stone on a column, and one beside it over the centre. */
const overhang = (post: Side): Blocks => [
  { block: STONE, at: up(beside(CENTRE, post), 2) },
  { block: STONE, at: up(CENTRE, 2) },
]

const up = ([x, y, z]: Cell, by: number): Cell => [x, y + by, z]
const beside = ([x, y, z]: Cell, side: Side): Cell => {
  const step = offsetOf(side)
  return [x + step.x, y + step.y, z + step.z]
}

/** A column of two blocks; the upper one is the neighbour on that side of the cell above the centre. */
const column = (side: Side, top: string): Blocks => [
  { block: STONE, at: beside(CENTRE, side) },
  { block: top, at: up(beside(CENTRE, side), 1) },
]

/** A beam on a post, under which something hangs one block above the ground. */
const gallows = (beam: string): Blocks => [
  { block: STONE, at: [0, 0, 2] },
  { block: STONE, at: [0, 1, 2] },
  { block: STONE, at: [0, 2, 2] },
  { block: STONE, at: [1, 2, 2] },
  { block: beam, at: [2, 2, 2] },
]

function onGround(state: BlockSpec, host: string | undefined): Blocks {
  const block = formatBlock(state)
  const above = up(CENTRE, 1)
  if (state.name === 'farmland' || state.name === 'dirt_path' || state.name === 'grass_path')
    return state.name === 'farmland'
      ? [
          { block, at: CENTRE },
          { block: 'wheat', at: above },
        ]
      : [{ block, at: CENTRE }]
  if (state.name === 'sugar_cane')
    return [
      ...basin(1, WEST).filter(({ at }) => at.join() !== CENTRE.join()),
      { block: 'water[level=0]', at: WEST },
      { block: host ?? 'sand', at: CENTRE },
      { block, at: above },
    ]
  if (host === 'water') return [...basin(1), { block: 'water[level=0]', at: CENTRE }, { block, at: above }]
  const base: Blocks = host === undefined ? [] : [{ block: host, at: CENTRE }]
  const foot = host === undefined ? CENTRE : above
  return [...base, { block, at: foot }, ...grownAbove(state, foot)]
}

/** Stems and what must grow on them. */
const GROWN_BY: Readonly<Record<string, string>> = {
  bamboo: 'bamboo',
  twisting_vines_plant: 'twisting_vines',
  big_dripleaf_stem: 'big_dripleaf',
}

const grownAbove = ({ name }: BlockSpec, at: Cell): Blocks => {
  const top = GROWN_BY[name]
  return top === undefined ? [] : [{ block: top, at: up(at, 1) }]
}

/** Stems of hanging plants, and what must hang on them. */
const hungBelow = ({ name }: BlockSpec, at: Cell): Blocks =>
  /^(weeping|cave)_vines_plant$/.test(name) ? [{ block: name.replace('_plant', ''), at: up(at, -1) }] : []

/** Walls of stone around the centre, or around another cell. */
const basin = (height: number, around: Cell = CENTRE): Blocks =>
  Array.from({ length: height }, (_, y) =>
    COMPASS.map((side) => ({ block: STONE, at: beside(up(around, y), side) })),
  ).flat()

function inBasin(state: BlockSpec, side: Side | undefined): Blocks | undefined {
  if (side === 'up' || state.properties.up === 'true') return undefined
  if (state.name === 'kelp_plant')
    return [
      ...basin(2),
      ...STEP,
      { block: formatBlock(state), at: CENTRE },
      { block: 'kelp', at: up(CENTRE, 1) },
    ]
  const height = state.name === 'tall_seagrass' ? 2 : 1
  const stem = GROWN_BY[state.name]
  const host = familyOf(state.name).host?.(state.name, state.properties)
  if (host === undefined)
    return [...basin(height), ...(height > 1 ? STEP : []), { block: formatBlock(state), at: CENTRE }]
  return [
    ...basin(height + 1),
    ...STEP,
    { block: host, at: CENTRE },
    { block: formatBlock(state), at: up(CENTRE, 1) },
    ...(stem === undefined ? [] : [{ block: stem, at: up(CENTRE, 2) }]),
  ]
}

/** A block beside a basin, from which its rim can be climbed. */
const STEP: Blocks = [{ block: STONE, at: [0, 0, 2] }]
