import type { Position } from '../../core/position.ts'
import type { Bot } from '../../judger/client/bot.ts'
import { outlinedBlockAt } from '../aim/outline-cells.ts'
import { type BoxSize, moveBox } from './box-motion.ts'

/** Size of every boat and raft (blocks). */
const BOAT: BoxSize = { width: 1.375, height: 0.5625 }
const RADIANS = Math.PI / 180
/** Acceleration per tick while a key is held (blocks per tick; `TURN`: degrees per tick). */
const PUSH = { forward: 0.04, back: -0.005, turning: 0.005 } as const
const TURN = 1
const GRAVITY = -0.04
/** Share of its speed that a boat keeps each tick. */
const KEPT = { water: 0.9, submerged: 0.45, air: 0.9 } as const
/** Buoyancy in water, multiplied by the submerged share of the boat's height, and the share of vertical speed that is kept. */
const LIFT = 0.06153846153846154
const LIFT_KEPT = 0.75
const SUBMERGED_LIFT = 0.01
/** Height of a water source, and of each lower level (blocks). */
const SOURCE_HEIGHT = 8 / 9
const LEVEL_STEP = 1 / 9
const ORDINARY_GROUND = 0.6
const SLIPPERY: Readonly<Record<string, number>> = {
  ice: 0.98,
  packed_ice: 0.98,
  frosted_ice: 0.98,
  blue_ice: 0.989,
  slime_block: 0.8,
}

/** The keys that a rowing player holds. */
export interface RowingKeys {
  readonly forward: boolean
  readonly back: boolean
  readonly left: boolean
  readonly right: boolean
}

/** A boat as its rider's client moves it. Angles are the protocol's, in degrees; speeds are per tick. */
export interface BoatState {
  readonly position: Position
  readonly velocity: Position
  readonly yaw: number
  readonly turning: number
}

/** Moves a boat by one tick (vanilla `Boat.floatBoat` and `controlBoat`). */
export function rowBoat(bot: Bot, boat: BoatState, keys: RowingKeys): BoatState {
  const floating = floatedOn(bot, boat)
  const turning = floating.turning + (keys.right ? TURN : 0) - (keys.left ? TURN : 0)
  const yaw = boat.yaw + turning
  const push = pushOf(keys)
  const wanted = {
    x: floating.velocity.x - Math.sin(yaw * RADIANS) * push,
    y: floating.velocity.y,
    z: floating.velocity.z + Math.cos(yaw * RADIANS) * push,
  }
  const { position, isStopped } = moveBox(bot, boat.position, BOAT, wanted)
  const velocity = {
    x: isStopped.x ? 0 : wanted.x,
    y: isStopped.y ? 0 : wanted.y,
    z: isStopped.z ? 0 : wanted.z,
  }
  return { position, velocity, yaw, turning }
}

function pushOf({ forward, back, left, right }: RowingKeys): number {
  const isTurning = left !== right && !forward && !back
  return (forward ? PUSH.forward : 0) + (back ? PUSH.back : 0) + (isTurning ? PUSH.turning : 0)
}

/** Speed and turning after drag, gravity and lift. */
function floatedOn(
  bot: Bot,
  { position, velocity, turning }: BoatState,
): Pick<BoatState, 'velocity' | 'turning'> {
  const surface = waterSurface(bot, position)
  const isSubmerged = surface !== undefined && surface > position.y + BOAT.height
  const kept = surface === undefined ? keptOnGround(bot, position) : isSubmerged ? KEPT.submerged : KEPT.water
  const lift = surface === undefined ? 0 : isSubmerged ? SUBMERGED_LIFT : (surface - position.y) / BOAT.height
  const falling = velocity.y + GRAVITY
  const y = lift > 0 ? (falling + lift * LIFT) * LIFT_KEPT : falling
  return { velocity: { x: velocity.x * kept, y, z: velocity.z * kept }, turning: turning * kept }
}

/** Height of the water that a boat floats on; undefined if it touches none. */
function waterSurface(bot: Bot, { x, y, z }: Position): number | undefined {
  const half = BOAT.width / 2
  let surface: number | undefined
  for (let cx = Math.floor(x - half); cx <= Math.floor(x + half); cx++)
    for (let cz = Math.floor(z - half); cz <= Math.floor(z + half); cz++)
      for (let cy = Math.floor(y); cy <= Math.floor(y + BOAT.height); cy++) {
        const height = waterHeight(bot, cx, cy, cz)
        if (height !== undefined && y < cy + height) surface = Math.max(surface ?? -Infinity, cy + height)
      }
  return surface
}

/** Height of the water in a cell (0–1); undefined if there is none. */
function waterHeight(bot: Bot, x: number, y: number, z: number): number | undefined {
  const block = outlinedBlockAt(bot, x, y, z)
  if (block === undefined) return undefined
  const isWater = block.name === 'water' || block.properties['waterlogged'] === 'true'
  if (!isWater) return undefined
  if (outlinedBlockAt(bot, x, y + 1, z)?.name === 'water') return 1
  const level = Number(block.properties['level'] ?? 0)
  return level === 0 || level >= 8 ? SOURCE_HEIGHT : SOURCE_HEIGHT - level * LEVEL_STEP
}

/** The share of its speed that a boat keeps outside water: half the slipperiness of the ground, or the value for air. */
function keptOnGround(bot: Bot, { x, y, z }: Position): number {
  const below = outlinedBlockAt(bot, Math.floor(x), Math.floor(y - 0.01), Math.floor(z))
  if (below === undefined || below.outline.length === 0) return KEPT.air
  return (SLIPPERY[below.name] ?? ORDINARY_GROUND) / 2
}
