import {
  axisOf,
  clockwise,
  counterClockwise,
  DIRECTIONS,
  type Direction,
  neighbour,
  opposite,
  type Vec,
} from '../geometry.ts'
import type { Level } from '../level.ts'
import { conducts } from '../redstone/parts.ts'
import { type BlockFamily, familyOf, isWoodenFence, raisesWallPost, refusesConnections } from './families.ts'
import { instrumentOf } from './instruments.ts'
import type { BlockState, StateValue } from './states.ts'

type Shape = (level: Level, p: Vec, state: BlockState) => Record<string, StateValue>

/** The state a block takes from its neighbours: joined fences, stair corners, double chests (vanilla updateShape). */
export function shapedByNeighbours(level: Level, p: Vec, state: BlockState): BlockState {
  const shape = SHAPES[familyOf(state.name)]
  return shape ? level.states.with(state, shape(level, p, state)) : state
}

/** Whether the direction lies across the gate, where its posts are. */
const gateJoins = (gate: BlockState, side: Direction): boolean =>
  familyOf(gate.name) === 'fence_gate' && axisOf(gate.properties['facing'] as Direction) !== axisOf(side)

const isFullSide = (level: Level, other: BlockState, side: Direction): boolean =>
  !refusesConnections(other.name) && level.shapes.isSturdy(other, opposite(side))

function joinsFence(level: Level, fence: BlockState, other: BlockState, side: Direction): boolean {
  if (familyOf(other.name) === 'fence') return isWoodenFence(other.name) === isWoodenFence(fence.name)
  return gateJoins(other, side) || isFullSide(level, other, side)
}

function joinsPane(level: Level, other: BlockState, side: Direction): boolean {
  const family = familyOf(other.name)
  return family === 'pane' || family === 'wall' || isFullSide(level, other, side)
}

function joinsWall(level: Level, other: BlockState, side: Direction): boolean {
  return joinsPane(level, other, side) || gateJoins(other, side)
}

const fenceShape: Shape = (level, p, state) =>
  Object.fromEntries(
    DIRECTIONS.map((side) => [side, joinsFence(level, state, level.get(neighbour(p, side)), side)]),
  )

const paneShape: Shape = (level, p) =>
  Object.fromEntries(DIRECTIONS.map((side) => [side, joinsPane(level, level.get(neighbour(p, side)), side)]))

/** Parts of a wall's top in sixteenths: the post, and the arm of each side. */
const POST = [7, 7, 9, 9] as const
const ARMS: Readonly<Record<Direction, readonly [number, number, number, number]>> = {
  north: [7, 0, 9, 9],
  south: [7, 7, 9, 16],
  west: [0, 7, 9, 9],
  east: [7, 7, 16, 9],
}

const wallShape: Shape = (level, p) => {
  const above = level.get(neighbour(p, 'up'))
  const side = (d: Direction) => {
    if (!joinsWall(level, level.get(neighbour(p, d)), d)) return 'none'
    return level.shapes.undersideCovers(above, ARMS[d]) ? 'tall' : 'low'
  }
  const sides = { north: side('north'), south: side('south'), west: side('west'), east: side('east') }
  return { ...sides, up: wallPost(level, sides, above) }
}

/** Whether a wall shows its post (vanilla WallBlock.shouldRaisePost). */
function wallPost(level: Level, sides: Record<Direction, string>, above: BlockState): boolean {
  if (familyOf(above.name) === 'wall' && above.properties['up'] === true) return true
  const joined = (d: Direction) => sides[d] !== 'none'
  if (DIRECTIONS.every((d) => !joined(d))) return true
  if (joined('north') !== joined('south') || joined('west') !== joined('east')) return true
  const tall = (a: Direction, b: Direction) => sides[a] === 'tall' && sides[b] === 'tall'
  if (tall('north', 'south') || tall('west', 'east')) return false
  return raisesWallPost(above.name) || level.shapes.undersideCovers(above, POST)
}

/** Corner shape of stairs (vanilla StairBlock.getStairsShape). */
const stairShape: Shape = (level, p, state) => {
  const facing = state.properties['facing'] as Direction
  const turned = (side: Direction): Direction | null => {
    const other = level.get(neighbour(p, side))
    if (familyOf(other.name) !== 'stairs' || other.properties['half'] !== state.properties['half'])
      return null
    return other.properties['facing'] as Direction
  }
  const free = (side: Direction) => turned(side) !== facing
  const front = turned(facing)
  if (front && axisOf(front) !== axisOf(facing) && free(opposite(front)))
    return { shape: front === counterClockwise(facing) ? 'outer_left' : 'outer_right' }
  const back = turned(opposite(facing))
  if (back && axisOf(back) !== axisOf(facing) && free(back))
    return { shape: back === counterClockwise(facing) ? 'inner_left' : 'inner_right' }
  return { shape: 'straight' }
}

const gateShape: Shape = (level, p, state) => {
  const facing = state.properties['facing'] as Direction
  const wallAt = (side: Direction) => familyOf(level.get(neighbour(p, side)).name) === 'wall'
  return { in_wall: wallAt(clockwise(facing)) || wallAt(counterClockwise(facing)) }
}

/** Where the other half of a double chest is. */
export function chestPartnerSide(state: BlockState): Direction | null {
  const facing = state.properties['facing'] as Direction
  if (state.properties['type'] === 'left') return clockwise(facing)
  return state.properties['type'] === 'right' ? counterClockwise(facing) : null
}

const chestShape: Shape = (level, p, state) => {
  const side = chestPartnerSide(state)
  if (side)
    return {
      type: level.get(neighbour(p, side)).name === state.name ? (state.properties['type'] ?? '') : 'single',
    }
  for (const d of DIRECTIONS) {
    const other = level.get(neighbour(p, d))
    const pairs =
      other.name === state.name &&
      other.properties['facing'] === state.properties['facing'] &&
      chestPartnerSide(other) === opposite(d)
    if (pairs) return { type: other.properties['type'] === 'left' ? 'right' : 'left' }
  }
  return { type: 'single' }
}

/** Dust joins dust and what works with dust, beside it, one up or one down. */
const wireShape: Shape = (level, p) => {
  const roof = conducts(level, level.get(neighbour(p, 'up')))
  const join = (d: Direction): string => {
    const q = neighbour(p, d)
    const beside = level.get(q)
    if (!roof && level.get(neighbour(q, 'up')).name === 'redstone_wire' && level.shapes.isSolid(beside))
      return 'up'
    const under = level.get(neighbour(q, 'down')).name === 'redstone_wire' && !conducts(level, beside)
    return worksWithDust(beside, d) || under ? 'side' : 'none'
  }
  const joined = DIRECTIONS.filter((d) => join(d) !== 'none')
  const [only] = joined
  const sides: Record<string, StateValue> = {}
  for (const d of DIRECTIONS) {
    const through = joined.length === 0 || (joined.length === 1 && only !== undefined && d === opposite(only))
    sides[d] = join(d) === 'none' && through ? 'side' : join(d)
  }
  return sides
}

const DUST_PARTS: ReadonlySet<BlockFamily> = new Set(['redstone_wire', 'lever', 'button', 'pressure_plate'])
const DUST_BLOCKS: ReadonlySet<string> = new Set([
  'redstone_torch',
  'redstone_wall_torch',
  'redstone_block',
  'comparator',
  'target',
  'daylight_detector',
  'tripwire_hook',
])

function worksWithDust(state: BlockState, side: Direction): boolean {
  if (state.name === 'repeater') return axisOf(state.properties['facing'] as Direction) === axisOf(side)
  return DUST_BLOCKS.has(state.name) || DUST_PARTS.has(familyOf(state.name))
}

/** Grass under snow is snowy (vanilla SnowyDirtBlock). */
const turfShape: Shape = (level, p) => ({
  snowy: ['snow', 'snow_block', 'powder_snow'].includes(level.get(neighbour(p, 'up')).name),
})

const SHAPES: Readonly<Partial<Record<BlockFamily, Shape>>> = {
  fence: fenceShape,
  pane: paneShape,
  wall: wallShape,
  stairs: stairShape,
  fence_gate: gateShape,
  chest: chestShape,
  redstone_wire: wireShape,
  turf: turfShape,
  note_block: (level, p) => ({ instrument: instrumentOf(level, level.get(neighbour(p, 'down'))) }),
}
