import type { Items } from '../items/stack.ts'
import { handleClick } from './clicks.ts'
import type { Menu } from './menu.ts'

/** The fields of window_click. */
export interface ClickPacket {
  readonly windowId: number
  readonly stateId: number
  readonly slot: number
  readonly mouseButton: number
  readonly mode: number
  readonly changedSlots: readonly { readonly location: number; readonly item: unknown }[]
  readonly cursorItem: unknown
}

/**
 * A click on a window. What the client says it sees now is noted, and only what differs is sent. A stale state
 * number is no reason to send everything: replies under way would be taken for news. A negative one asks for it.
 */
export function applyClick(menu: Menu, items: Items, packet: ClickPacket): void {
  handleClick(menu, { slot: packet.slot, button: packet.mouseButton, mode: packet.mode })
  for (const { location, item } of packet.changedSlots)
    if (location >= 0 && location < menu.slots.length) menu.remote[location] = items.read(item)
  menu.remoteCursor = items.read(packet.cursorItem)
  if (packet.stateId < 0) menu.sendAll()
  else menu.sendChanges()
}
