import { chestLikeMenu, WINDOW_TYPES } from '../inventory/chest.ts'
import type { Entity } from '../kernel/entities/entity.ts'
import { gameOf } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { displayName } from '../player/display-name.ts'
import { openWindow, WINDOW_REACH } from '../player/windows.ts'

/** Slots of entities that open like a hopper; others open like a chest. */
const HOPPER_SLOTS = 5

/** Opens the chest or hopper in a cart or a boat. False if it has none. */
export function openStorage(player: Player, entity: Entity): boolean {
  const { storage } = entity.traits
  if (!storage) return false
  const menu = chestLikeMenu({
    id: player.nextWindow(),
    owner: player,
    lists: [storage],
    inventory: player.inventory,
    stillValid: () => isInReach(player, entity),
    onClose: () => {},
  })
  const type = storage.length === HOPPER_SLOTS ? WINDOW_TYPES.hopper : WINDOW_TYPES.chest
  openWindow(player, menu, { type, title: displayName(entity) })
  gameOf(entity).flush()
  return true
}

/** Whether a window on an entity may stay open. */
export const isInReach = (player: Player, entity: Entity): boolean =>
  !entity.removed &&
  gameOf(entity) === gameOf(player) &&
  Math.hypot(player.position.x - entity.position.x, player.position.z - entity.position.z) < WINDOW_REACH
