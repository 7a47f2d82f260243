import { adapt } from './adapt.ts'
import type { Bot, Item } from './bot.ts'
import { CARRIED } from './open-window.ts'

/** What mineflayer's windows have (prismarine-windows). */
interface Slots {
  readonly slots: readonly (Item | null)[]
  readonly inventoryStart: number
  updateSlot(slot: number, item: Item | null): void
  on(event: 'updateSlot', listener: (slot: number, old: Item | null, item: Item | null) => void): void
}

interface Packets {
  on(name: 'open_window' | 'open_horse_window', listener: () => void): void
}

/**
 * Shows changes of a player's own slots in the window that is open. The game's client has one inventory, whichever window shows it, so
 * servers may send a container without the player's slots, and changes of these as those of the inventory (Minestom does both);
 * mineflayer has a copy for each window, which would stay empty.
 */
export function shareOwnSlots(bot: Bot): void {
  const inventory = adapt<Slots>(bot.inventory)
  const show = (slot: number, item: Item | null) => {
    if (slot < CARRIED.from || slot >= CARRIED.from + CARRIED.count) return
    const window = adapt<Slots | null | undefined>(bot.currentWindow)
    if (window === null || window === undefined || window === inventory) return
    window.updateSlot(window.inventoryStart + slot - CARRIED.from, copyOf(item))
  }
  const showAll = () => {
    for (const [slot, item] of inventory.slots.entries()) if (item !== null) show(slot, item)
  }
  inventory.on('updateSlot', (slot, _, item) => show(slot, item))
  const client = adapt<Packets>(bot._client)
  // what the server sends with the window comes afterwards, and counts
  client.on('open_window', showAll)
  client.on('open_horse_window', showAll)
}

/** An item knows the slot that it is in, so that two slots need two items. */
const copyOf = (item: Item | null): Item | null =>
  item === null ? null : Object.assign(Object.create(Object.getPrototypeOf(item) as object), item)
