import type { Menu } from '../inventory/menu.ts'
import { SLOT } from '../inventory/storage.ts'
import { json, type Text } from '../protocol/fields.ts'
import type { Player } from './player.ts'

/** Slots of the inventory that every window shows at its end. */
const SHARED = 36

export function openWindow(player: Player, menu: Menu, window: { type: number; title: Text }): void {
  closeWindow(player)
  player.menu = menu
  player.send('open_window', {
    windowId: menu.id,
    inventoryType: window.type,
    windowTitle: json(window.title),
  })
  menu.sendAll()
}

/** The client closed its window, or it has to close: what lay in it goes back, and the inventory shows again. */
export function closeWindow(player: Player): void {
  const { menu, ownMenu } = player
  player.menu = ownMenu
  menu.close()
  if (menu === ownMenu) return
  // The inventory part of the closed window told the client what it now sees in its own.
  const start = menu.slots.length - SHARED
  for (let i = 0; i < SHARED; i++) ownMenu.remote[SLOT.main + i] = menu.remote[start + i]
  ownMenu.remoteCursor = menu.remoteCursor
  ownMenu.sendChanges()
}

/** Closes the window at the client too. */
export function forceClose(player: Player): void {
  if (player.menu === player.ownMenu) return
  player.send('close_window', { windowId: player.menu.id })
  closeWindow(player)
}
