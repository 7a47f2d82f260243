import { DOING } from '../../recording/segment.ts'
import type { SeenFigure } from '../../recording/tracks.ts'
import type { Bot } from '../client/bot.ts'
import { isSpectator } from '../motion/spectator.ts'

type Item = { name: string; count: number; slot: number } | null | undefined

/** The fields of mineflayer entities that are used. */
export interface SeenEntity {
  id: number
  name?: string
  username?: string
  position: { x: number; y: number; z: number }
  yaw: number
  pitch: number
  equipment: Item[]
  metadata: unknown[]
  getDroppedItem?(): Item
}

/** Whether others see it: false for spectators and for entities that are not drawn. */
export function isShown(entity: SeenEntity, watcher: Bot): boolean {
  if (entity.name === undefined || entity.id === watcher.entity.id) return false
  if (entity.name !== 'player') return entity.name !== 'unknown' && entity.name !== 'experience_orb'
  return !isSpectator(watcher, entity.username)
}

/** Bits of the first entry of an entity's metadata. */
const [ON_FIRE, CROUCHING] = [1, 2]

export function figureOf(entity: SeenEntity, own: Bot | undefined): SeenFigure {
  const { id, name = '', username = '', position, yaw, pitch } = entity
  const flags = typeof entity.metadata[0] === 'number' ? entity.metadata[0] : 0
  const isSneaking = own === undefined ? (flags & CROUCHING) !== 0 : own.controlState.sneak
  return {
    id,
    kind: name === 'item_stack' ? 'item' : name,
    name: name === 'player' ? username : (droppedItem(entity)?.name ?? ''),
    x: position.x,
    y: position.y,
    z: position.z,
    yaw,
    pitch,
    items:
      own === undefined ? [0, 1, 2, 3, 4, 5].map((slot) => entity.equipment[slot]?.name ?? '') : worn(own),
    doing:
      (isSneaking ? DOING.sneaking : 0) |
      ((flags & ON_FIRE) !== 0 ? DOING.burning : 0) |
      (own?.isSleeping ? DOING.sleeping : 0) |
      (own !== undefined && own.health <= 0 ? DOING.dead : 0),
  }
}

function droppedItem(entity: SeenEntity): Item {
  return entity.name === 'item' || entity.name === 'item_stack' ? entity.getDroppedItem?.() : undefined
}

/** Slots of the off hand, the boots, the leggings, the chestplate and the helmet. */
const WORN = [45, 8, 7, 6, 5]

const worn = (bot: Bot): string[] => [
  bot.heldItem?.name ?? '',
  ...WORN.map((slot) => bot.inventory.slots[slot]?.name ?? ''),
]
