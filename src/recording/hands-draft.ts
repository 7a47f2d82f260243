import { PER_DEGREE } from './buttons.ts'
import {
  PER_BAR,
  type RecordedBossBars,
  type RecordedClick,
  type RecordedControls,
  type RecordedHands,
  type RecordedNotes,
  type RecordedScreen,
  type RecordedStack,
} from './hands.ts'
import { SEGMENT_TICKS } from './tracks.ts'

/** A stack on a screen. */
export interface SeenStack {
  item: string
  count: number
  /** Distinguishes it from others of its item (`potion:swiftness`); empty for none. */
  note: string
}

/** A screen as its player sees it. */
export interface SeenScreen {
  /** The protocol's name of the window without its namespace (`crafting`, `generic_9x3`), `inventory` or `horse`. */
  kind: string
  /** As the server sends it: a text, or the key of one. */
  title: string
  cursor: SeenStack | undefined
  /** Slots of the window, filled or empty: kinds such as `horse` and `smithing` come in several sizes. */
  slotCount: number
  /** The filled ones. */
  slots: readonly (SeenStack & { slot: number })[]
  gauges: readonly number[]
  /** A villager's trades, each as its first price, its second price if any, and its goods. */
  offers: readonly (readonly SeenStack[])[]
}

/** An agent's keys and mouse in a tick. */
export interface SeenControls {
  agent: string
  /** Bits of `BUTTONS` that were down. */
  buttons: number
  /** Turn of the camera (degrees): + is down and right. */
  pitch: number
  yaw: number
}

/** A click on a screen, in the protocol's numbers. */
export interface SeenClick {
  kind: string
  /** Slots of the window, filled or not. */
  slotCount: number
  slot: number
  button: number
  mode: number
}

/** A bar at the upper edge of an agent's view. */
export interface SeenBossBar {
  title: string
  /** The game's name of its colour (`purple`). */
  colour: string
  /** How full it is, 0 to 1. */
  share: number
}

/** Columns of controls while a segment is made. */
interface OpenControls {
  offset: number
  length: number
  readonly buttons: Int32Array
  readonly pitch: Int32Array
  readonly yaw: Int32Array
}

type Noted = readonly { slot: number; note: string }[]

/** Gathers the agents' input in a segment. Lasting states (screens, notes, boss bars) are repeated at the beginning of each segment. */
export class HandsDraft {
  readonly #numberOf: (word: string) => number
  #screens: RecordedScreen[] = []
  #clicks: RecordedClick[] = []
  #notes: RecordedNotes[] = []
  #bossBars: RecordedBossBars[] = []
  #controls = new Map<string, OpenControls>()
  /** Controls that ended within the segment, because their agent was gone for some ticks. */
  #ended: RecordedControls[] = []
  readonly #open = new Map<string, SeenScreen>()
  readonly #noted = new Map<string, Noted>()
  readonly #barred = new Map<string, readonly SeenBossBar[]>()

  constructor(numberOf: (word: string) => number) {
    this.#numberOf = numberOf
  }

  screen(offset: number, agent: string, screen: SeenScreen | undefined): void {
    if (screen === undefined) this.#open.delete(agent)
    else this.#open.set(agent, screen)
    this.#screens.push(this.#recorded(offset, agent, screen))
  }

  clicked(offset: number, agent: string, { kind, slotCount, slot, button, mode }: SeenClick): void {
    const [who, what] = [this.#numberOf(agent), this.#numberOf(kind)]
    this.#clicks.push({ offset, agent: who, kind: what, slotCount, slot, button, mode })
  }

  noted(offset: number, agent: string, stacks: Noted): void {
    this.#noted.set(agent, stacks)
    this.#notes.push(this.#recordedNotes(offset, agent, stacks))
  }

  bossBars(offset: number, agent: string, bars: readonly SeenBossBar[]): void {
    if (bars.length === 0) this.#barred.delete(agent)
    else this.#barred.set(agent, bars)
    this.#bossBars.push(this.#recordedBars(offset, agent, bars))
  }

  /** The controls of a tick. `offset` counts ticks of the segment. */
  follow(offset: number, controls: readonly SeenControls[]): void {
    for (const { agent, buttons, pitch, yaw } of controls) {
      let open = this.#controls.get(agent)
      if (open !== undefined && open.offset + open.length !== offset) {
        this.#ended.push(this.#closed(agent, open))
        open = undefined
      }
      if (open === undefined) {
        const empty = () => new Int32Array(SEGMENT_TICKS)
        open = { offset, length: 0, buttons: empty(), pitch: empty(), yaw: empty() }
        this.#controls.set(agent, open)
      }
      open.buttons[open.length] = buttons
      open.pitch[open.length] = Math.round(pitch * PER_DEGREE)
      open.yaw[open.length] = Math.round(yaw * PER_DEGREE)
      open.length++
    }
  }

  /** Ends the segment. */
  end(): RecordedHands {
    const controls = [
      ...this.#ended,
      ...[...this.#controls].map(([agent, open]) => this.#closed(agent, open)),
    ]
    const made = {
      screens: this.#screens,
      controls,
      clicks: this.#clicks,
      notes: this.#notes,
      bossBars: this.#bossBars,
    }
    this.#controls = new Map()
    this.#ended = []
    this.#clicks = []
    this.#screens = [...this.#open].map(([agent, screen]) => this.#recorded(0, agent, screen))
    this.#notes = [...this.#noted].map(([agent, stacks]) => this.#recordedNotes(0, agent, stacks))
    this.#bossBars = [...this.#barred].map(([agent, bars]) => this.#recordedBars(0, agent, bars))
    return made
  }

  #closed(agent: string, { offset, length, buttons, pitch, yaw }: OpenControls): RecordedControls {
    const cut = (values: Int32Array) => values.subarray(0, length)
    return {
      offset,
      agent: this.#numberOf(agent),
      buttons: cut(buttons),
      pitch: cut(pitch),
      yaw: cut(yaw),
    }
  }

  #recorded(offset: number, agent: string, screen: SeenScreen | undefined): RecordedScreen {
    return {
      offset,
      agent: this.#numberOf(agent),
      kind: this.#numberOf(screen?.kind ?? ''),
      title: this.#numberOf(screen?.title ?? ''),
      cursor: screen?.cursor === undefined ? { item: 0, count: 0, note: 0 } : this.#stack(screen.cursor),
      slotCount: screen?.slotCount ?? 0,
      slots: (screen?.slots ?? []).map((stack) => ({ slot: stack.slot, ...this.#stack(stack) })),
      gauges: screen?.gauges ?? [],
      offers: (screen?.offers ?? []).map((offer) => offer.map((stack) => this.#stack(stack))),
    }
  }

  #stack({ item, count, note }: SeenStack): RecordedStack {
    return { item: this.#numberOf(item), count, note: this.#numberOf(note) }
  }

  #recordedBars(offset: number, agent: string, bars: readonly SeenBossBar[]): RecordedBossBars {
    return {
      offset,
      agent: this.#numberOf(agent),
      bars: bars.map(({ title, colour, share }) => ({
        title: this.#numberOf(title),
        colour: this.#numberOf(colour),
        share: Math.round(PER_BAR * Math.max(0, Math.min(1, share))),
      })),
    }
  }

  #recordedNotes(offset: number, agent: string, stacks: Noted): RecordedNotes {
    const numbered = stacks.map(({ slot, note }) => ({ slot, note: this.#numberOf(note) }))
    return { offset, agent: this.#numberOf(agent), stacks: numbered }
  }
}
