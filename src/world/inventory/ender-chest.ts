import { chestLikeMenu, WINDOW_TYPES } from './chest.ts'
import type { Menu, MenuOwner } from './menu.ts'
import type { Storage } from './storage.ts'

/** Slots of everybody's own ender chest. */
export const ENDER_SLOTS = 27
export const ENDER_WINDOW = WINDOW_TYPES.chest

/** What opens on any ender chest: the player's own things, the same everywhere (vanilla PlayerEnderChestContainer). */
export const enderChestMenu = (init: {
  id: number
  owner: MenuOwner
  list: Storage
  inventory: Storage
  stillValid: () => boolean
}): Menu => chestLikeMenu({ ...init, lists: [init.list] })
