import { type ItemStack, sameStack, slotOf } from '../../items/stack.ts'
import type { PacketFields } from '../../library/network.ts'
import type { Storage } from './storage.ts'

/** A slot of a window. */
export interface Slot {
  get(): ItemStack | null
  set(stack: ItemStack | null): void
  /** Maximum number of items, if lower than the item's own limit. */
  readonly limit?: number
  /** Filter for items that can be put in. Absent: all. */
  accepts?(stack: ItemStack): boolean
  /** Called when a result is taken. Slots with this function accept no items. */
  taken?(stack: ItemStack): void
  /** Whether its result may be taken now. Absent: always. */
  takeable?(): boolean
}

/** A slot backed by an entry of a list. */
export function listSlot(list: Storage, i: number, rest: Partial<Slot> = {}): Slot {
  return {
    get: () => list[i] ?? null,
    set: (stack) => {
      list[i] = stack
    },
    ...rest,
  }
}

/** The owner of the window. */
export interface MenuOwner {
  cursor: ItemStack | null
  readonly creative: boolean
  send(name: string, fields: PacketFields): void
  /** Drops items that do not fit into the world. */
  toss(stack: ItemStack): void
  /** Drops items into the world on purpose. */
  throwAway(stack: ItemStack): void
  /** Called with the items taken out of a crafting grid or a furnace. */
  made(stack: Pick<ItemStack, 'name' | 'count'>): void
  /** Puts items into the inventory and drops the rest. */
  giveOrToss(stack: ItemStack): void
  /** A hotbar slot by its number, or the off-hand slot. */
  hotbar(button: number): Slot | null
}

interface MenuInit {
  readonly id: number
  readonly owner: MenuOwner
  readonly slots: readonly Slot[]
  /** Shift-click: moves a stack out of a slot; returns how many items are left in it. */
  readonly quickMove: (menu: Menu, slot: number, stack: ItemStack) => number
  readonly onClose?: () => void
  /** Whether the window can stay open: its block still exists and is near. */
  readonly stillValid?: () => boolean
  /** Values shown besides the slots, such as the progress bars of a furnace. */
  readonly gauges?: () => readonly number[]
  readonly controls?: Controls
}

/** A player's actions in a window besides clicking slots. */
export interface Controls {
  /** Presses one of the window's buttons: an offer of an enchanting table, a recipe of a stonecutter, a page of a lectern. */
  readonly press?: (button: number) => void
  /** Names the item on an anvil. */
  readonly rename?: (name: string) => void
  /** Chooses an offer of a villager. */
  readonly choose?: (offer: number) => void
  /** Chooses the powers of a beacon, by the ids of their effects. */
  readonly empower?: (primary: number | undefined, secondary: number | undefined) => void
}

const STATE_MASK = 32_767

/** A window: its slots, and the client's view of them. */
export class Menu {
  readonly id: number
  readonly owner: MenuOwner
  readonly slots: readonly Slot[]
  readonly quickMove: MenuInit['quickMove']
  readonly stillValid: () => boolean
  readonly controls: Controls
  /** The drag in progress: its kind, and the slots passed so far. */
  drag: { kind: number; slots: number[] } | null = null
  /** The slots as sent to the client or reported by it; undefined for slots that were never sent. */
  readonly remote: (ItemStack | null | undefined)[]
  remoteCursor: ItemStack | null | undefined
  readonly #onClose: () => void
  readonly #gauges: () => readonly number[]
  readonly #remoteGauges: (number | undefined)[] = []
  #stateId = 0

  constructor(init: MenuInit) {
    this.id = init.id
    this.owner = init.owner
    this.slots = init.slots
    this.quickMove = init.quickMove
    this.#onClose = init.onClose ?? (() => {})
    this.stillValid = init.stillValid ?? (() => true)
    this.#gauges = init.gauges ?? (() => [])
    this.controls = init.controls ?? {}
    this.remote = init.slots.map(() => undefined)
  }

  /** Sends the whole window. */
  sendAll(): void {
    const stacks = this.slots.map((slot) => slot.get())
    this.owner.send('window_items', {
      windowId: this.id,
      stateId: this.#nextState(),
      items: stacks.map(slotOf),
      carriedItem: slotOf(this.owner.cursor),
    })
    stacks.forEach((stack, i) => {
      this.remote[i] = stack
    })
    this.remoteCursor = this.owner.cursor
    // sent again with the next changes, because clients ignore it until the window is open
    this.#remoteGauges.length = 0
  }

  /** Sends a slot, changed or not. */
  sendSlot(i: number): void {
    const stack = this.slots[i]?.get() ?? null
    this.remote[i] = stack
    this.owner.send('set_slot', {
      windowId: this.id,
      stateId: this.#nextState(),
      slot: i,
      item: slotOf(stack),
    })
  }

  /** Sends the slots that differ from the client's own state. */
  sendChanges(): void {
    for (let i = 0; i < this.slots.length; i++) {
      const known = this.remote[i]
      const stack = this.slots[i]?.get() ?? null
      if (stack === known) continue
      if (known === undefined || !sameStack(stack, known)) this.sendSlot(i)
      // comparing the same object is faster next time
      else this.remote[i] = stack
    }
    this.#sendGauges()
    if (this.remoteCursor !== undefined && sameStack(this.owner.cursor, this.remoteCursor)) return
    this.#sendCursor()
  }

  /** Sends each slot and the cursor, changed or not, one by one. */
  echo(): void {
    for (let i = 0; i < this.slots.length; i++) this.sendSlot(i)
    this.#sendCursor()
  }

  #sendCursor(): void {
    this.remoteCursor = this.owner.cursor
    this.owner.send('set_slot', {
      windowId: -1,
      stateId: this.#nextState(),
      slot: -1,
      item: slotOf(this.owner.cursor),
    })
  }

  /** Returns the items of the grid and the cursor to the owner. */
  close(): void {
    this.drag = null
    this.#onClose()
    const held = this.owner.cursor
    this.owner.cursor = null
    if (held) this.owner.giveOrToss(held)
  }

  /** In reverse order, because clients compute fractions and need the totals first, which come after the parts. */
  #sendGauges(): void {
    const values = this.#gauges()
    for (let i = values.length - 1; i >= 0; i--) {
      const value = values[i]
      if (value === undefined || value === this.#remoteGauges[i]) continue
      this.#remoteGauges[i] = value
      this.owner.send('craft_progress_bar', { windowId: this.id, property: i, value })
    }
  }

  #nextState(): number {
    this.#stateId = (this.#stateId + 1) & STATE_MASK
    return this.#stateId
  }
}
