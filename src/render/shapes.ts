import type { RenderBlock } from './cell.ts'
import { arms, type ConnectsTo } from './connections.ts'

/** A box inside a cell, in sixteenths of a block from the cell's lowest corner. */
export interface ShapeBox {
  min: readonly [x: number, y: number, z: number]
  max: readonly [x: number, y: number, z: number]
  /** Drawn in the block's accent colour. */
  accent?: boolean
}

type Numbers = readonly [x1: number, y1: number, z1: number, x2: number, y2: number, z2: number]

const box = ([x1, y1, z1, x2, y2, z2]: Numbers, accent = false): ShapeBox => ({
  min: [x1, y1, z1],
  max: [x2, y2, z2],
  ...(accent ? { accent } : {}),
})

const FULL = box([0, 0, 0, 16, 16, 16])

const TURNS: Record<string, number> = { north: 0, east: 1, south: 2, west: 3 }
const SIDES = ['north', 'east', 'south', 'west'] as const

/** Rotates shapes that are defined for a block that faces north. */
function facing(direction: string | undefined, boxes: readonly ShapeBox[]): ShapeBox[] {
  let turned = [...boxes]
  for (let turn = TURNS[direction ?? 'north'] ?? 0; turn > 0; turn--) {
    turned = turned.map(({ min, max, ...rest }) => ({
      min: [16 - max[2], min[1], min[0]],
      max: [16 - min[2], max[1], max[0]],
      ...rest,
    }))
  }
  return turned
}

const upsideDown = (boxes: readonly ShapeBox[]): ShapeBox[] =>
  boxes.map(({ min, max, ...rest }) => ({
    min: [min[0], 16 - max[1], min[2]],
    max: [max[0], 16 - min[1], max[2]],
    ...rest,
  }))

/** Drawn as a small tuft. */
const PLANTS =
  /_sapling$|_tulip$|^(grass|tall_grass|fern|large_fern|poppy|dandelion|cornflower|allium|azure_bluet|blue_orchid|oxeye_daisy|lily_of_the_valley|sunflower|lilac|rose_bush|peony|wheat|carrots|potatoes|beetroots|sugar_cane|brown_mushroom|red_mushroom|dead_bush)$/

type Shape = (block: RenderBlock, connects: ConnectsTo) => ShapeBox[]

/** First match wins; other blocks are full cubes. */
const SHAPES: readonly [pattern: RegExp, shape: Shape][] = [
  [/_stairs$/, stairs],
  [/_slab$/, slab],
  [/_fence$/, fence],
  [/_fence_gate$/, fenceGate],
  [/_wall$/, wall],
  [/(_pane|iron_bars)$/, pane],
  [/_trapdoor$/, trapdoor],
  [/_door$/, door],
  [/^ladder$/, ladder],
  [/wall_torch$/, wallTorch],
  [/torch$/, () => [box([7, 0, 7, 9, 8, 9]), box([7, 8, 7, 9, 10, 9], true)]],
  [/^(soul_)?lantern$/, lantern],
  [/^chain$/, ({ properties }) => along(properties.axis, [7, 0, 7, 9, 16, 9])],
  [/_carpet$|^moss_carpet$|rail$|^lily_pad$|^redstone_wire$/, () => [box([0, 0, 0, 16, 1, 16])]],
  [/_pressure_plate$/, () => [box([1, 0, 1, 15, 1, 15])]],
  [/_bed$/, bed],
  [
    /chest$/,
    ({ properties }) =>
      facing(properties.facing, [box([1, 0, 1, 15, 14, 15]), box([7, 7, 0, 9, 11, 1], true)]),
  ],
  [/^snow$/, ({ properties }) => [box([0, 0, 0, 16, 2 * Number(properties.layers ?? 1), 16])]],
  [/^(dirt_path|farmland)$/, () => [box([0, 0, 0, 16, 15, 16])]],
  [/_button$/, ({ properties }) => mounted(properties, [5, 6, 14, 11, 10, 16])],
  [/^lever$/, ({ properties }) => mounted(properties, [6, 4, 13, 10, 12, 16])],
  [/wall_(sign|banner)$/, ({ properties }) => facing(properties.facing, [box([0, 4, 14, 16, 12, 16])])],
  [/_sign$/, () => [box([7, 0, 7, 9, 9, 9]), box([0, 9, 7, 16, 16, 9])]],
  [/candle$/, () => [box([7, 0, 7, 9, 6, 9]), box([7, 6, 7, 9, 7, 9], true)]],
  [/^potted_|^flower_pot$/, () => [box([5, 0, 5, 11, 6, 11])]],
  [/^(enchanting_table|stonecutter)$/, () => [box([0, 0, 0, 16, 12, 16])]],
  [/^campfire$/, () => [box([0, 0, 0, 16, 7, 16])]],
  [PLANTS, () => [box([5, 0, 5, 11, 11, 11])]],
]

/** The boxes that make up a block. `connects` says whether fences and the like connect on a side. */
export function shapeOf(block: RenderBlock, connects: ConnectsTo): ShapeBox[] {
  const shape = SHAPES.find(([pattern]) => pattern.test(block.name))?.[1]
  return shape === undefined ? [FULL] : shape(block, connects)
}

function slab({ properties }: RenderBlock): ShapeBox[] {
  if (properties.type === 'double') return [FULL]
  return [properties.type === 'top' ? box([0, 8, 0, 16, 16, 16]) : box([0, 0, 0, 16, 8, 16])]
}

function stairs({ properties }: RenderBlock): ShapeBox[] {
  const steps: Record<string, Numbers[]> = {
    straight: [[0, 8, 0, 16, 16, 8]],
    outer_left: [[0, 8, 0, 8, 16, 8]],
    outer_right: [[8, 8, 0, 16, 16, 8]],
    inner_left: [
      [0, 8, 0, 16, 16, 8],
      [0, 8, 8, 8, 16, 16],
    ],
    inner_right: [
      [0, 8, 0, 16, 16, 8],
      [8, 8, 8, 16, 16, 16],
    ],
  }
  const own = steps[properties.shape ?? 'straight'] ?? [[0, 8, 0, 16, 16, 8]]
  const boxes = [box([0, 0, 0, 16, 8, 16]), ...own.map((step) => box(step))]
  return facing(properties.facing, properties.half === 'top' ? upsideDown(boxes) : boxes)
}

const sidesOf = (block: RenderBlock, connects: ConnectsTo, boxes: readonly ShapeBox[]): ShapeBox[] =>
  arms(block, connects).flatMap((side) => facing(side, boxes))

function fence(block: RenderBlock, connects: ConnectsTo): ShapeBox[] {
  const rails = [box([7, 6, 0, 9, 9, 6]), box([7, 12, 0, 9, 15, 6])]
  return [box([6, 0, 6, 10, 16, 10]), ...sidesOf(block, connects, rails)]
}

function wall(block: RenderBlock, connects: ConnectsTo): ShapeBox[] {
  return [box([4, 0, 4, 12, 16, 12]), ...sidesOf(block, connects, [box([5, 0, 0, 11, 14, 4])])]
}

function pane(block: RenderBlock, connects: ConnectsTo): ShapeBox[] {
  return [box([7, 0, 7, 9, 16, 9]), ...sidesOf(block, connects, [box([7, 0, 0, 9, 16, 7])])]
}

function fenceGate({ properties }: RenderBlock): ShapeBox[] {
  const posts = [box([0, 5, 7, 2, 16, 9]), box([14, 5, 7, 16, 16, 9])]
  if (properties.open === 'true') {
    return facing(properties.facing, [...posts, box([0, 6, 0, 2, 15, 7]), box([14, 6, 0, 16, 15, 7])])
  }
  return facing(properties.facing, [...posts, box([2, 6, 7, 14, 9, 9]), box([2, 12, 7, 14, 15, 9])])
}

/** A closed door is on the side behind it; an open one is rotated around its hinge. */
function door({ properties }: RenderBlock): ShapeBox[] {
  const turn = TURNS[properties.facing ?? 'north'] ?? 0
  const swing = properties.open === 'true' ? (properties.hinge === 'right' ? 3 : 1) : 0
  const knob = properties.half === 'upper' ? [] : [box([2, 14, 12, 4, 16, 13], true)]
  return facing(SIDES[(turn + swing) % 4], [box([0, 0, 13, 16, 16, 16]), ...knob])
}

function trapdoor({ properties }: RenderBlock): ShapeBox[] {
  if (properties.open === 'true') return facing(properties.facing, [box([0, 0, 13, 16, 16, 16])])
  return [properties.half === 'top' ? box([0, 13, 0, 16, 16, 16]) : box([0, 0, 0, 16, 3, 16])]
}

function ladder({ properties }: RenderBlock): ShapeBox[] {
  const rungs = [1, 5, 9, 13].map((y) => box([4, y, 15, 12, y + 2, 16]))
  return facing(properties.facing, [box([2, 0, 14, 4, 16, 16]), ...rungs, box([12, 0, 14, 14, 16, 16])])
}

function wallTorch({ properties }: RenderBlock): ShapeBox[] {
  return facing(properties.facing, [box([7, 3, 13, 9, 11, 16]), box([7, 11, 13, 9, 14, 15], true)])
}

function lantern({ properties }: RenderBlock): ShapeBox[] {
  if (properties.hanging !== 'true') return [box([5, 0, 5, 11, 7, 11], true), box([6, 7, 6, 10, 9, 10])]
  return [box([5, 1, 5, 11, 8, 11], true), box([6, 8, 6, 10, 10, 10]), box([7, 10, 7, 9, 16, 9])]
}

function bed({ properties }: RenderBlock): ShapeBox[] {
  const pillow = properties.part === 'head' ? [box([1, 9, 1, 15, 11, 7], true)] : []
  return facing(properties.facing, [box([0, 3, 0, 16, 9, 16]), ...pillow])
}

function along(axis: string | undefined, [x1, y1, z1, x2, y2, z2]: Numbers): ShapeBox[] {
  if (axis === 'x') return [box([y1, x1, z1, y2, x2, z2])]
  if (axis === 'z') return [box([x1, z1, y1, x2, z2, y2])]
  return [box([x1, y1, z1, x2, y2, z2])]
}

/** A small block on a wall (defined for one that faces north), the floor or the ceiling. */
function mounted(properties: RenderBlock['properties'], onWall: Numbers): ShapeBox[] {
  if (properties.face === undefined || properties.face === 'wall')
    return facing(properties.facing, [box(onWall)])
  const flat = [box([onWall[0], 0, onWall[1], onWall[3], 16 - onWall[2], onWall[4]])]
  return facing(properties.facing, properties.face === 'ceiling' ? upsideDown(flat) : flat)
}
