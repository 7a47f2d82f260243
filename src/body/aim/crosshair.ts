import type { Position } from '../../core/position.ts'
import { firstCellHit, rayBox } from '../../core/ray.ts'
import type { BlockSpec } from '../../game/block.ts'
import { ENTITY_REACH, EYE_HEIGHT, REACH, SNEAKING_EYE_HEIGHT } from '../../game/bodies.ts'
import { isClickable } from '../../game/clicks/clickable-entities.ts'
import type { Bot, Entity } from '../../judger/client/bot.ts'
import { outlinedBlockAt } from './outline-cells.ts'

/** A block under the crosshair. */
export interface BlockAim {
  readonly on: 'block'
  readonly block: BlockSpec
  readonly position: Position
  /** The side, as the protocol numbers them: bottom, top, north, south, west, east. */
  readonly face: number
  /** The point in the cell (0–1 on each axis). */
  readonly cursor: Position
  readonly distance: number
}

/** An entity under the crosshair. */
export interface EntityAim {
  readonly on: 'entity'
  readonly entity: Entity
  /** The point relative to the entity's feet (blocks). */
  readonly point: Position
  readonly distance: number
}

/** The target under the crosshair, within reach. */
export type Aim = BlockAim | EntityAim | { readonly on: 'nothing' }

const NOTHING: Aim = { on: 'nothing' }

/** Position of a player's eyes. */
export function eyesOf(bot: Bot): Position {
  const { x, y, z } = bot.entity.position
  const isSneaking = bot.getControlState('sneak') && !isRiding(bot)
  return { x, y: y + (isSneaking ? SNEAKING_EYE_HEIGHT : EYE_HEIGHT), z }
}

/** Whether a player is riding something. */
export const isRiding = (bot: Bot): boolean => bot.vehicle !== null && bot.vehicle !== undefined

/** The direction of a player's view as a unit vector. */
function viewOf({ entity: { yaw, pitch } }: Bot): Position {
  return {
    x: -Math.sin(yaw) * Math.cos(pitch),
    y: Math.sin(pitch),
    z: -Math.cos(yaw) * Math.cos(pitch),
  }
}

/** The target under a bot's crosshair: the nearest block within 4.5 blocks, or an entity in front of it within 3. */
export function aimOf(bot: Bot): Aim {
  const from = eyesOf(bot)
  const direction = viewOf(bot)
  const block = nearestBlock(bot, from, direction)
  const limit = Math.min(ENTITY_REACH, block?.distance ?? Number.POSITIVE_INFINITY)
  return nearestEntity(bot, from, direction, limit) ?? block ?? NOTHING
}

function nearestBlock(bot: Bot, from: Position, direction: Position): BlockAim | undefined {
  const first = firstCellHit(
    from,
    direction,
    REACH,
    ({ x, y, z }) => outlinedBlockAt(bot, x, y, z)?.outline ?? [],
  )
  const block = first && outlinedBlockAt(bot, first.cell.x, first.cell.y, first.cell.z)
  if (first === undefined || block === undefined) return undefined
  const { cell, hit } = first
  const { distance, face } = hit
  const cursor = {
    x: from.x + direction.x * distance - cell.x,
    y: from.y + direction.y * distance - cell.y,
    z: from.z + direction.z * distance - cell.z,
  }
  return { on: 'block', block, position: cell, face, cursor, distance }
}

function nearestEntity(bot: Bot, from: Position, direction: Position, limit: number): EntityAim | undefined {
  let nearest: EntityAim | undefined
  for (const id in bot.entities) {
    const entity = bot.entities[id]
    if (entity === undefined || entity === bot.entity || !isClickable(entity.name ?? '')) continue
    if (isRiding(bot) && isSameVehicle(bot, entity)) continue
    const { position, width = 0.6, height = 1.8 } = entity
    const half = width / 2
    const hit = rayBox(from, direction, [-half, 0, -half, half, height, half], position)
    if (hit === undefined || hit.distance >= (nearest?.distance ?? limit)) continue
    const point = {
      x: from.x + direction.x * hit.distance - position.x,
      y: from.y + direction.y * hit.distance - position.y,
      z: from.z + direction.z * hit.distance - position.z,
    }
    nearest = { on: 'entity', entity, point, distance: hit.distance }
  }
  return nearest
}

/** Whether an entity is a player's mount, or rides with it. */
const isSameVehicle = (bot: Bot, entity: Entity): boolean =>
  entity === bot.vehicle || (entity as { vehicle?: unknown }).vehicle === bot.vehicle
