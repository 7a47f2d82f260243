import { Vec3 } from 'vec3'
import { EYE_HEIGHT } from '../../game/bodies.ts'
import type { InView } from '../../task/actions/wielding.ts'
import type { Bot, Entity } from '../client/bot.ts'

/** Range of the view (blocks). */
const FAR = 48
/** Pitch above which an unobstructed view counts as sky (radians). */
const UPWARDS = 0.35
/** Margin around bodies that counts as looking at them (blocks). */
const MARGIN = 0.1

/** The first thing at the centre of a bot's view. */
export function inView(bot: Bot): InView {
  const { yaw, pitch } = bot.entity
  const eyes = bot.entity.position.offset(0, EYE_HEIGHT, 0)
  const along = new Vec3(-Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch))
  const block = bot.blockAtCursor(FAR)
  const wall = block === null ? FAR : block.position.offset(0.5, 0.5, 0.5).distanceTo(eyes)
  let nearest: { entity: Entity; away: number } | undefined
  for (const entity of Object.values(bot.entities)) {
    if (entity === bot.entity || entity.name === undefined) continue
    const away = entersAt(entity, eyes, along)
    if (away !== undefined && away < wall && away < (nearest?.away ?? FAR)) nearest = { entity, away }
  }
  if (nearest !== undefined) return { kind: 'entity', name: nearest.entity.name ?? '', id: nearest.entity.id }
  if (block !== null) {
    const { x, y, z } = block.position
    return { kind: 'block', name: block.name, cell: { x, y, z } }
  }
  return { kind: pitch >= UPWARDS ? 'sky' : 'nothing' }
}

/** Distance along a ray to a body; undefined if the ray misses it. */
function entersAt({ position, width, height }: Entity, from: Vec3, along: Vec3): number | undefined {
  const half = width / 2 + MARGIN
  let [near, far] = [0, FAR]
  for (const [axis, low, high] of [
    ['x', position.x - half, position.x + half],
    ['y', position.y - MARGIN, position.y + height + MARGIN],
    ['z', position.z - half, position.z + half],
  ] as const) {
    const [a, b] = [(low - from[axis]) / along[axis], (high - from[axis]) / along[axis]]
    if (Number.isNaN(a) || Number.isNaN(b)) return undefined
    near = Math.max(near, Math.min(a, b))
    far = Math.min(far, Math.max(a, b))
  }
  return near <= far ? near : undefined
}

/** The name of the thing at the centre of a bot's view: a block, a mob, `sky` or `nothing`. */
export function nameInView(bot: Bot): string {
  const seen = inView(bot)
  return seen.kind === 'block' || seen.kind === 'entity' ? seen.name : seen.kind
}
