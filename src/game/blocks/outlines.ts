import type { BlockSpec } from '../block.ts'

/** A box within a cell: minimum x, y, z, then maximum (blocks). */
export type OutlineBox = readonly number[]

const PIXELS = 16
const box = (...pixels: readonly number[]): readonly OutlineBox[] => [pixels.map((value) => value / PIXELS)]

const WHOLE = box(0, 0, 0, 16, 16, 16)
const NONE: readonly OutlineBox[] = []
/** A column in the centre of the cell: its distance to the sides and its height (pixels). */
const column = (margin: number, height: number): readonly OutlineBox[] =>
  box(margin, 0, margin, PIXELS - margin, height, PIXELS - margin)
const layer = (height: number): readonly OutlineBox[] => column(0, height)

type Shape = (properties: Readonly<Record<string, string>>) => readonly OutlineBox[]
type Outline = readonly OutlineBox[] | Shape

/** A block on a wall: the box for one that faces north, rotated to its facing. */
const onWall = (...north: readonly number[]): Shape => {
  const [x0 = 0, y0 = 0, z0 = 0, x1 = 0, y1 = 0, z1 = 0] = north
  const turned: Readonly<Record<string, readonly OutlineBox[]>> = {
    north: box(...north),
    south: box(PIXELS - x1, y0, PIXELS - z1, PIXELS - x0, y1, PIXELS - z0),
    west: box(z0, y0, PIXELS - x1, z1, y1, PIXELS - x0),
    east: box(PIXELS - z1, y0, x0, PIXELS - z0, y1, x1),
  }
  return ({ facing }) => turned[facing ?? 'north'] ?? WHOLE
}

/** A crop that is this much higher at each age, from a first height (pixels). */
const crop =
  (first: number, step: number): Shape =>
  ({ age }) =>
    layer(Math.min(PIXELS, first + step * Number(age ?? 0)))

const stem: Shape = ({ age }) => column(7, 2 * (Number(age ?? 0) + 1))

/** Switches on floors, walls and ceilings: half-width along the wall, depth and height (pixels). */
const switchOf =
  (halfWidth: number, depth: number, halfHeight: number): Shape =>
  (properties) => {
    const { face = 'wall', facing = 'north' } = properties
    const alongX = facing === 'north' || facing === 'south'
    if (face === 'wall')
      return onWall(
        ...[8 - halfWidth, 8 - halfHeight, PIXELS - depth],
        ...[8 + halfWidth, 8 + halfHeight, PIXELS],
      )(properties)
    const [x, z] = alongX ? [halfWidth, halfHeight] : [halfHeight, halfWidth]
    const [low, high] = face === 'floor' ? [0, depth] : [PIXELS - depth, PIXELS]
    return box(8 - x, low, 8 - z, 8 + x, high, 8 + z)
  }

/** Thickness of blocks that cling to the faces of their cell (pixels). */
const CLINGING = 1

/** Vines and lichen: a sheet at each side that they cling to. */
const clinging: Shape = (properties) => {
  const sheets: Readonly<Record<string, readonly OutlineBox[]>> = {
    up: box(0, PIXELS - CLINGING, 0, 16, 16, 16),
    down: box(0, 0, 0, 16, CLINGING, 16),
    north: box(0, 0, 0, 16, 16, CLINGING),
    south: box(0, 0, PIXELS - CLINGING, 16, 16, 16),
    west: box(0, 0, 0, CLINGING, 16, 16),
    east: box(PIXELS - CLINGING, 0, 0, 16, 16, 16),
  }
  return Object.entries(sheets).flatMap(([side, sheet]) => (properties[side] === 'true' ? sheet : []))
}

const openGate: Shape = ({ facing }) =>
  facing === 'north' || facing === 'south' ? box(0, 0, 6, 16, 16, 10) : box(6, 0, 0, 10, 16, 16)

/** Families of blocks that bodies pass through but at which the crosshair stops, with their outlines (vanilla `getShape`). */
const OUTLINES: readonly (readonly [names: string | RegExp, outline: Outline])[] = [
  ['air cave_air void_air water lava bubble_column light moving_piston', NONE],
  ['grass short_grass fern dead_bush', column(2, 13)],
  ['seagrass nether_sprouts crimson_roots warped_roots', column(2, 12)],
  ['tall_seagrass sugar_cane', column(2, 16)],
  ['brown_mushroom red_mushroom', column(5, 6)],
  [/_sapling$|^(crimson|warped)_fungus$/, column(2, 12)],
  [
    /^(dandelion|poppy|blue_orchid|allium|azure_bluet|oxeye_daisy|cornflower|lily_of_the_valley|wither_rose|torchflower)$|_tulip$/,
    column(5, 10),
  ],
  ['wheat', crop(2, 2)],
  ['carrots potatoes', crop(2, 1)],
  ['beetroots', crop(2, 2)],
  ['nether_wart', crop(5, 3)],
  ['melon_stem pumpkin_stem', stem],
  ['sweet_berry_bush', ({ age }) => (age === '0' ? column(3, 8) : column(age === '3' ? 0 : 1, 16))],
  ['cave_vines cave_vines_plant', column(1, 16)],
  ['pink_petals', layer(3)],
  ['kelp', layer(9)],
  ['snow', ({ layers }) => layer(2 * Number(layers ?? 1))],
  ['fire soul_fire redstone_wire', layer(1)],
  [/(^|_)rail$/, ({ shape }) => layer(shape?.startsWith('ascending') === true ? 8 : 2)],
  [/_pressure_plate$/, column(1, 1)],
  [/^(soul_|redstone_)?torch$/, column(6, 10)],
  [/_wall_torch$|^wall_torch$/, onWall(5.5, 3, 11, 10.5, 13, 16)],
  ['lever', switchOf(3, 6, 4)],
  [/_button$/, (properties) => switchOf(3, properties['powered'] === 'true' ? 1 : 2, 2)(properties)],
  [/_wall_sign$/, onWall(0, 4.5, 14, 16, 12.5, 16)],
  [/_wall_banner$/, onWall(0, 0, 14, 16, 12.5, 16)],
  [/_sign$|_banner$/, column(4, 16)],
  ['tripwire', box(0, 1, 0, 16, 2.5, 16)],
  ['tripwire_hook', onWall(5, 0, 10, 11, 10, 16)],
  ['vine glow_lichen sculk_vein resin_clump', clinging],
  ['hanging_roots', box(2, 10, 2, 14, 16, 14)],
  ['spore_blossom', box(2, 13, 2, 14, 16, 14)],
  [/_fence_gate$/, openGate],
  ['soul_sand', WHOLE],
  ['cactus', column(1, 16)],
  ['end_portal', box(0, 6, 0, 16, 12, 16)],
  ['nether_portal', ({ axis }) => (axis === 'z' ? box(6, 0, 0, 10, 16, 16) : box(0, 0, 6, 16, 16, 10))],
]

const exact = new Map<string, Outline>()
const families: (readonly [RegExp, Outline])[] = []
for (const [names, outline] of OUTLINES) {
  if (typeof names === 'string') for (const name of names.split(' ')) exact.set(name, outline)
  else families.push([names, outline])
}

/**
 * The boxes of a block at which the crosshair stops. For most blocks these are the collision boxes; fences and walls end at their
 * cell. Flowers and grass, which the game shifts by position, count as centred.
 * @param collision the block's collision boxes
 */
export function outlineOf(
  { name, properties }: BlockSpec,
  collision: readonly OutlineBox[],
): readonly OutlineBox[] {
  const outline = exact.get(name) ?? families.find(([pattern]) => pattern.test(name))?.[1]
  if (outline !== undefined) return typeof outline === 'function' ? outline(properties) : outline
  if (collision.length === 0) return WHOLE
  return collision.map(([x0 = 0, y0 = 0, z0 = 0, x1 = 1, y1 = 1, z1 = 1]) => [
    ...[x0, y0, z0],
    ...[x1, Math.min(1, y1), z1],
  ])
}
