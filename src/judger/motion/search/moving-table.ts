import { hurtsOrHolds } from '../../../game/blocks/kinds/harmful.ts'
import { isDoor, isFenceGate, opensByHand } from '../../../game/blocks/kinds/openings.ts'
import { isPressurePlate } from '../../../game/blocks/kinds/switches.ts'
import { isAlwaysWater } from '../../../game/blocks/kinds/water.ts'
import { HALF_WIDTH } from '../../../game/bodies.ts'
import type { BlockRegistry, ShapeBox } from '../../client/library-types.ts'

/** Movement flags of a block state. */
export const Moving = {
  /** A body can be in the cell: no collision boxes, or none higher than a carpet, or a ladder; and it does not hurt. */
  passable: 1,
  /** A body can stand on top of it; false for anything taller than a cell, such as a fence. */
  standable: 2,
  liquid: 4,
  water: 8,
  ladder: 16,
  vine: 32,
  /** It has collision boxes. */
  shaped: 64,
  lava: 128,
  /** Stepping on it switches something. */
  plate: 256,
  /** A door that a player opens by hand, and the axis of paths through it. */
  doorX: 512,
  doorZ: 1024,
} as const

/** Movement flags of every block state of a version. Shared by all clients of that version in this thread. */
export interface MovingTable {
  /** Bits of `Moving` by state id. */
  readonly flags: Uint16Array
  /** Height of the highest collision box above the floor of the cell (blocks), by state id. */
  readonly top: Float32Array
  /** Collision boxes by state id. */
  readonly boxes: readonly (readonly ShapeBox[])[]
  /** Name and size by state id. */
  readonly kinds: readonly BlockKind[]
}

/** Name and size of a block state. */
export interface BlockKind {
  readonly name: string
  /** Whether the block stops bodies in some of its states. */
  readonly isSolid: boolean
  /** Height of the highest collision box above the floor of the cell (blocks): 1.5 for fences and walls. */
  readonly top: number
  /**
   * Whether it is unsafe to stand on: panes, chains, heads and open trapdoors are too narrow, cauldrons and composters hollow.
   */
  readonly isNarrow: boolean
  /** Whether it is a door that a player opens by hand. */
  readonly isDoor?: boolean
}

/** Height of boxes over which a body walks without noticing (blocks): carpets, lily pads. */
const CARPET_HEIGHT = 0.1
/** Blocks narrower than this along one axis are unsafe to stand on (blocks): the width of a body. */
const NARROW = 2 * HALF_WIDTH

const tables = new Map<string, MovingTable>()
const byRegistry = new WeakMap<BlockRegistry, MovingTable>()

/** The table of a client's version. It is computed once per version. */
export function movingTableOf(registry: BlockRegistry): MovingTable {
  const cached = byRegistry.get(registry)
  if (cached !== undefined) return cached
  const version = String(registry.version.minecraftVersion)
  const table = tables.get(version) ?? computeTable(registry)
  tables.set(version, table)
  byRegistry.set(registry, table)
  return table
}

/** Whether a state is a closed fence gate, which a player opens by hand. Gates on walls are a little lower. */
export const isClosedGate = ({ kinds, flags }: MovingTable, state: number): boolean =>
  state >= 0 && isFenceGate(kinds[state]?.name ?? '') && ((flags[state] as number) & Moving.shaped) !== 0

const withOpenGates = new WeakMap<MovingTable, MovingTable>()

/** The same table, in which bodies pass closed fence gates. */
export function gatesOpenIn(table: MovingTable): MovingTable {
  const cached = withOpenGates.get(table)
  if (cached !== undefined) return cached
  const flags = table.flags.map((flag, state) => (isClosedGate(table, state) ? Moving.passable : flag))
  const top = table.top.map((height, state) => (isClosedGate(table, state) ? 0 : height))
  const opened = { ...table, flags, top }
  withOpenGates.set(table, opened)
  return opened
}

function computeTable({ blocksArray, blockCollisionShapes }: BlockRegistry): MovingTable {
  const size = 1 + Math.max(...blocksArray.map(({ maxStateId = 0 }) => maxStateId))
  const flags = new Uint16Array(size)
  const top = new Float32Array(size)
  const boxes: (readonly ShapeBox[])[] = Array(size).fill([])
  const kinds: BlockKind[] = Array(size)
  const sizes = new Map<readonly ShapeBox[], ShapeSize>()
  for (const block of blocksArray) {
    const { name, minStateId = 0, maxStateId = -1 } = block
    /** A block's states share a few shapes, and the values derived from them. */
    const kindsBySize = new Map<ShapeSize, { kind: BlockKind; flag: number }>()
    for (let state = minStateId; state <= maxStateId; state++) {
      const shape = shapeOf(blockCollisionShapes, block, state)
      const extent = sizes.get(shape) ?? sizeOf(shape)
      sizes.set(shape, extent)
      let same = kindsBySize.get(extent)
      if (same === undefined) {
        same = { kind: kindOf(block, extent), flag: flagsOf(name, shape.length > 0, extent) }
        kindsBySize.set(extent, same)
      }
      boxes[state] = shape
      kinds[state] = same.kind
      top[state] = extent.height
      flags[state] = kinds[state]?.isDoor === true ? same.flag | doorway(block, state) : same.flag
    }
  }
  return { flags, top, boxes, kinds }
}

/** The collision boxes of a state: the data lists one shape for the whole block, or one for each state. */
function shapeOf(
  { blocks, shapes }: BlockRegistry['blockCollisionShapes'],
  { name, minStateId = 0 }: Pick<BlockRegistry['blocksArray'][number], 'name' | 'minStateId'>,
  state: number,
): readonly ShapeBox[] {
  const ids = blocks[name]
  const id = typeof ids === 'number' ? ids : (ids?.[state - minStateId] ?? ids?.[0])
  return (id === undefined ? undefined : shapes[id]) ?? NO_SHAPE
}

/** The kind of a block in a state with a given size. */
function kindOf(
  { name, boundingBox }: Pick<BlockRegistry['blocksArray'][number], 'name' | 'boundingBox'>,
  { height, isNarrow, isHollow }: ShapeSize,
): BlockKind {
  // Snow counts as empty in the game's data, but its layers stop bodies.
  const isSolid = boundingBox !== 'empty' || height > CARPET_HEIGHT
  const kind = { name, isSolid, top: height, isNarrow: isNarrow || isHollow }
  return isDoor(name) && opensByHand(name) ? { ...kind, isDoor: true } : kind
}

/** The axis of paths through a door: along its facing, open or closed. */
function doorway(
  { states = [], minStateId = 0 }: BlockRegistry['blocksArray'][number],
  state: number,
): number {
  let rest = state - minStateId
  for (const { name, num_values: count, values } of states.toReversed()) {
    const facing = values?.[rest % count]
    if (name === 'facing') return facing === 'east' || facing === 'west' ? Moving.doorX : Moving.doorZ
    rest = Math.floor(rest / count)
  }
  return 0
}

const NO_SHAPE: readonly ShapeBox[] = []

/** Height of a shape above the floor of its cell (blocks), and whether it is too narrow to stand on safely, or is hollow. */
interface ShapeSize {
  readonly height: number
  readonly isNarrow: boolean
  readonly isHollow: boolean
}

function sizeOf(shape: readonly ShapeBox[]): ShapeSize {
  const height = shape.reduce((highest, [, , , , high = 0]) => Math.max(highest, high), 0)
  const isNarrow = shape.length > 0 && narrowest(shape) < NARROW
  const rims = RIM.map(([x, z]) => topAt(shape, x, z))
  const isHollow = Math.min(...rims) - topAt(shape, 0.5, 0.5) > DEEP
  return { height, isNarrow, isHollow }
}

/** Depth of a hollow block below its rim from which a body cannot walk out (blocks). */
const DEEP = 0.6
/** The centres of the four walls of a hollow block. */
const RIM = [
  [0.05, 0.5],
  [0.95, 0.5],
  [0.5, 0.05],
  [0.5, 0.95],
] as const

/** Height of a shape at a point of its cell (blocks). */
function topAt(shape: readonly ShapeBox[], x: number, z: number): number {
  const tops = shape.flatMap(([minX = 0, , minZ = 0, maxX = 0, top = 0, maxZ = 0]) =>
    x >= minX && x <= maxX && z >= minZ && z <= maxZ ? [top] : [],
  )
  return Math.max(0, ...tops)
}

/** The smaller of the extents of a shape in x and z (blocks). */
function narrowest(shape: readonly ShapeBox[]): number {
  const extent = (low: number, high: number) =>
    Math.max(...shape.map((box) => box[high] ?? 0)) - Math.min(...shape.map((box) => box[low] ?? 0))
  return Math.min(extent(0, 3), extent(2, 5))
}

function flagsOf(name: string, isShaped: boolean, { height, isHollow }: ShapeSize): number {
  const isLadder = name === 'ladder'
  const isPassable = (!isShaped || height < CARPET_HEIGHT || isLadder) && !hurtsOrHolds(name)
  return (
    (isPassable ? Moving.passable : 0) |
    (isShaped && height <= 1 && !isHollow ? Moving.standable : 0) |
    (isShaped ? Moving.shaped : 0) |
    (isAlwaysWater(name) ? Moving.water | Moving.liquid : 0) |
    (name === 'lava' ? Moving.lava | Moving.liquid : 0) |
    (isLadder ? Moving.ladder : 0) |
    (name === 'vine' ? Moving.vine : 0) |
    (isPressurePlate(name) ? Moving.plate : 0)
  )
}
