import type { Menu, MenuOwner } from '../kernel/inventory/menu.ts'
import type { Storage } from '../kernel/inventory/storage.ts'
import { chestLikeMenu, WINDOW_TYPES } from './chest.ts'

export const ENDER_WINDOW = WINDOW_TYPES.chest

/** The window of every ender chest: the player's own slots, which are the same everywhere (vanilla PlayerEnderChestContainer). */
export const enderChestMenu = (init: {
  id: number
  owner: MenuOwner
  list: Storage
  inventory: Storage
  stillValid: () => boolean
  onClose: () => void
}): Menu => chestLikeMenu({ ...init, lists: [init.list] })
