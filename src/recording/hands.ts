import type { ByteReader, ByteWriter } from './bytes.ts'

/**
 * The agents' input in a segment, and the states only they see: open screens, keys, mouse, clicks, boss bars.
 * Empty in older recordings.
 */
export interface RecordedHands {
  screens: readonly RecordedScreen[]
  controls: readonly RecordedControls[]
  clicks: readonly RecordedClick[]
  notes: readonly RecordedNotes[]
  bossBars: readonly RecordedBossBars[]
}

/** An agent's open screen, starting at a tick. Several within one tick are in order. */
export interface RecordedScreen {
  offset: number
  /** Word indices. Kind 0: the screen has closed. */
  agent: number
  kind: number
  title: number
  /** The stack on the cursor; `item` 0 for nothing. */
  cursor: RecordedStack
  /** Slots of the window, filled or not; 0 in older recordings and for closed screens. */
  slotCount: number
  /** The filled ones, by the window's slot numbers. */
  slots: readonly (RecordedStack & { slot: number })[]
  /** The window's own values: fuel and progress of a furnace, levels that enchantments take. */
  gauges: readonly number[]
  /** A villager's trades, each as its first price, its second price if any, and its goods. */
  offers: readonly (readonly RecordedStack[])[]
}

export interface RecordedStack {
  /** A word. */
  item: number
  count: number
  /** A word that distinguishes this stack from others of the item: its potion, enchantments or name. */
  note: number
}

/** An agent's keyboard and mouse, tick by tick. */
export interface RecordedControls {
  offset: number
  /** A word. */
  agent: number
  /** Bits of `BUTTONS`, and the turn of the camera in hundredths of a degree: + is down and right. */
  buttons: Int32Array
  pitch: Int32Array
  yaw: Int32Array
}

/** A click on a screen, with the window's slot, button and mode as the protocol has them. */
export interface RecordedClick {
  offset: number
  agent: number
  kind: number
  /** Slots of the window, filled or not; 0 in older recordings. */
  slotCount: number
  slot: number
  button: number
  mode: number
}

/**
 * Notes on an agent's stacks, by slot, starting at a tick; see `RecordedStack.note`. Stacks without a note are
 * left out.
 */
export interface RecordedNotes {
  offset: number
  agent: number
  stacks: readonly { slot: number; note: number }[]
}

/** Steps of a boss bar's share. */
export const PER_BAR = 1000

/** The boss bars that an agent sees, starting at a tick, from the top down. Older recordings have none. */
export interface RecordedBossBars {
  offset: number
  agent: number
  /** Words for title and colour (`purple`), and how full it is, in steps of 1/1000. */
  bars: readonly { title: number; colour: number; share: number }[]
}

function writeScreen(to: ByteWriter, { cursor, slots, gauges, offers, ...head }: RecordedScreen): void {
  const stack = ({ item, count, note }: RecordedStack) => {
    for (const value of [item, count, note]) to.count(value)
  }
  for (const value of [head.offset, head.agent, head.kind, head.title]) to.count(value)
  stack(cursor)
  to.list(slots, (one) => {
    to.count(one.slot)
    stack(one)
  })
  to.list(gauges, (value) => to.signed(value))
  to.list(offers, (offer) => to.list(offer, stack))
}

/** The end of a segment. */
export function writeHands(to: ByteWriter, hands: RecordedHands): void {
  const { screens, controls, clicks, notes, bossBars } = hands
  to.list(screens, (screen) => writeScreen(to, screen))
  to.list(controls, ({ offset, agent, buttons, pitch, yaw }) => {
    for (const value of [offset, agent, buttons.length]) to.count(value)
    for (const values of [buttons, pitch, yaw]) to.steps(values)
  })
  to.list(clicks, ({ offset, agent, kind, slot, button, mode }) => {
    for (const value of [offset, agent, kind]) to.count(value)
    for (const value of [slot, button, mode]) to.signed(value)
  })
  to.list(notes, ({ offset, agent, stacks }) => {
    to.count(offset)
    to.count(agent)
    to.list(stacks, ({ slot, note }) => {
      to.count(slot)
      to.count(note)
    })
  })
  to.list(screens, ({ slotCount }) => to.count(slotCount))
  to.list(clicks, ({ slotCount }) => to.count(slotCount))
  to.list(bossBars, ({ offset, agent, bars }) => {
    to.count(offset)
    to.count(agent)
    to.list(bars, ({ title, colour, share }) => {
      for (const value of [title, colour, share]) to.count(value)
    })
  })
}

/**
 * Reads the output of `writeHands`. Older recordings end before it; the reader then finds zeros, which are
 * empty lists.
 */
export function readHands(from: ByteReader): RecordedHands {
  const count = (): number => from.count()
  const hands = {
    screens: from.list(() => readScreen(from)),
    controls: from.list(() => {
      const head = { offset: count(), agent: count() }
      const ticks = count()
      return { ...head, buttons: from.steps(ticks), pitch: from.steps(ticks), yaw: from.steps(ticks) }
    }),
    clicks: from.list(() => ({
      offset: count(),
      agent: count(),
      kind: count(),
      slot: from.signed(),
      button: from.signed(),
      mode: from.signed(),
    })),
    notes: from.list(() => ({
      offset: count(),
      agent: count(),
      stacks: from.list(() => ({ slot: count(), note: count() })),
    })),
  }
  const screenSlots = from.list(count)
  const clickSlots = from.list(count)
  const bossBars = from.list(() => ({
    offset: count(),
    agent: count(),
    bars: from.list(() => ({ title: count(), colour: count(), share: count() })),
  }))
  return {
    ...hands,
    screens: hands.screens.map((screen, i) => ({ ...screen, slotCount: screenSlots[i] ?? 0 })),
    clicks: hands.clicks.map((click, i) => ({ ...click, slotCount: clickSlots[i] ?? 0 })),
    bossBars,
  }
}

function readScreen(from: ByteReader): Omit<RecordedScreen, 'slotCount'> {
  const count = (): number => from.count()
  const stack = (): RecordedStack => ({ item: count(), count: count(), note: count() })
  return {
    offset: count(),
    agent: count(),
    kind: count(),
    title: count(),
    cursor: stack(),
    slots: from.list(() => ({ slot: count(), ...stack() })),
    gauges: from.list(() => from.signed()),
    offers: from.list(() => from.list(stack)),
  }
}
