import { type ItemStack, sameStack, slotOf } from '../items/stack.ts'
import type { PacketFields } from '../library/network.ts'

/** One place for items in a window. */
export interface Slot {
  get(): ItemStack | null
  set(stack: ItemStack | null): void
  /** Most items that fit, if fewer than the item's own limit. */
  readonly limit?: number
  /** Which items may be put in; absent: all. */
  accepts?(stack: ItemStack): boolean
  /** A result: nothing can be put in, and taking it has consequences. */
  taken?(stack: ItemStack): void
}

/** Who looks at a window. */
export interface MenuOwner {
  cursor: ItemStack | null
  readonly creative: boolean
  send(name: string, fields: PacketFields): void
  /** Throws items into the world. */
  toss(stack: ItemStack): void
  /** Puts items into the inventory, or throws what does not fit. */
  giveOrToss(stack: ItemStack): void
  /** A hotbar slot by its number, or the off hand. */
  hotbar(button: number): Slot | null
}

interface MenuInit {
  readonly id: number
  readonly owner: MenuOwner
  readonly slots: readonly Slot[]
  /** Shift-click: moves a stack from a slot to wherever it goes; returns how many stayed behind. */
  readonly quickMove: (menu: Menu, slot: number, stack: ItemStack) => number
  readonly onClose?: () => void
  /** Whether the window can stay open (its block is there and near). */
  readonly stillValid?: () => boolean
  /** Numbers the window shows besides its slots: the bars of a furnace. */
  readonly gauges?: () => readonly number[]
}

const STATE_MASK = 32_767

/** A window: its slots, and what its client believes is in them. */
export class Menu {
  readonly id: number
  readonly owner: MenuOwner
  readonly slots: readonly Slot[]
  readonly quickMove: MenuInit['quickMove']
  readonly stillValid: () => boolean
  /** Drag in progress: which kind, and the slots passed so far. */
  drag: { kind: number; slots: number[] } | null = null
  /** What the client was told, or says it sees; undefined where it was never told. */
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
    // told anew with the next changes: clients listen only once they have seen the window
    this.#remoteGauges.length = 0
  }

  /** Sends one slot, changed or not. */
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

  /** Sends what differs from what the client believes. */
  sendChanges(): void {
    this.slots.forEach((slot, i) => {
      const known = this.remote[i]
      const stack = slot.get()
      if (known === undefined || !sameStack(stack, known)) this.sendSlot(i)
      // the same object compares faster next time
      else this.remote[i] = stack
    })
    this.#sendGauges()
    if (this.remoteCursor !== undefined && sameStack(this.owner.cursor, this.remoteCursor)) return
    this.remoteCursor = this.owner.cursor
    this.owner.send('set_slot', {
      windowId: -1,
      stateId: this.#nextState(),
      slot: -1,
      item: slotOf(this.owner.cursor),
    })
  }

  /** Gives back what lies in the grid and on the cursor. */
  close(): void {
    this.drag = null
    this.#onClose()
    const held = this.owner.cursor
    this.owner.cursor = null
    if (held) this.owner.giveOrToss(held)
  }

  /** Backwards: clients work out shares from the totals, which stand behind the parts. */
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
