import { centreOf, distance, type Vec } from '../geometry.ts'
import type { Menu } from '../kernel/inventory/menu.ts'
import { SLOT } from '../kernel/inventory/storage.ts'
import type { Level } from '../kernel/level.ts'
import type { Player } from '../kernel/player/player.ts'
import { json, type Text } from '../protocol/fields.ts'

/** Number of inventory slots at the end of every window. */
const SHARED = 36

/** Distance from the centre of a block at which its window closes, in blocks. */
export const WINDOW_REACH = 8

export const isNear = (player: Player, p: Vec): boolean =>
  distance(player.position, centreOf(p)) <= WINDOW_REACH

/** The packets that open a player's window. */
export const windowOf = (player: Player) => ({
  id: player.nextWindow(),
  owner: player,
  inventory: player.inventory,
})

/** Whether a player may continue to use a block: it is near, and the block is still of the same kind. */
export const stillAt =
  (level: Level, player: Player, p: Vec, isSame: (name: string) => boolean) => (): boolean =>
    isNear(player, p) && isSame(level.get(p).name)

/** The form in which a window is sent to clients: by its type and title, or for a horse by its number. */
type WindowKind = { readonly type: number; readonly title: Text } | { readonly horse: number }

export function openWindow(player: Player, menu: Menu, window: WindowKind): void {
  closeWindow(player)
  player.menu = menu
  if ('horse' in window)
    player.send('open_horse_window', {
      windowId: menu.id,
      nbSlots: menu.slots.length - SHARED,
      entityId: window.horse,
    })
  else
    player.send('open_window', {
      windowId: menu.id,
      inventoryType: window.type,
      windowTitle: json(window.title),
    })
  menu.sendAll()
}

/** Closes the open window: its items are returned, and the inventory window becomes active again. */
export function closeWindow(player: Player): void {
  const { menu, ownMenu } = player
  player.menu = ownMenu
  menu.close()
  if (menu === ownMenu) return
  // a lectern's window does not contain the inventory
  if (menu.slots.length < SHARED) {
    ownMenu.sendAll()
    return
  }
  // the client knows the inventory slots from the closed window
  const start = menu.slots.length - SHARED
  for (let i = 0; i < SHARED; i++) ownMenu.remote[SLOT.main + i] = menu.remote[start + i]
  ownMenu.remoteCursor = menu.remoteCursor
  ownMenu.sendChanges()
}

/** Closes the open window and tells the client. */
export function forceClose(player: Player): void {
  if (player.menu === player.ownMenu) return
  player.send('close_window', { windowId: player.menu.id })
  closeWindow(player)
}
