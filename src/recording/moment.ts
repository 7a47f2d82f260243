import { HOTBAR, OFF_HAND } from '../game/items/player-window.ts'
import { PER_BAR, type RecordedBossBars, type RecordedScreen, type RecordedStack } from './hands.ts'
import { DOING, PER_BLOCK, PER_TURN, type Segment, type Track, type Weather } from './segment.ts'

/** A player, a mob or an item at a moment. */
export interface FigureNow {
  id: number
  /** `player`, `item` or the name of a mob. */
  kind: string
  /** A player's name, or the item's; empty otherwise. */
  name: string
  /** The point between its feet. */
  x: number
  y: number
  z: number
  /** Radians: yaw 0 looks north and grows to the west, pitch grows upwards. */
  yaw: number
  pitch: number
  /** Distance moved along the ground since the previous tick (blocks). */
  speed: number
  /** Names of items; empty for nothing. */
  mainHand: string
  offHand: string
  feet: string
  legs: string
  chest: string
  head: string
  /** Its current activities, by `DOING`. */
  doing: Record<keyof typeof DOING, boolean>
}

/** An agent's inventory and state. */
export interface CarriedNow {
  selected: number
  /** Half hearts, and half drumsticks. */
  health: number
  food: number
  /** Slots as in the window of a player: 5–8 armour, 9–35 inventory, 36–44 hotbar, 45 off hand. */
  stacks: readonly StackNow[]
}

/** The stacks of an agent's hotbar, numbered from 0, and that of its off hand. */
export function handStacksOf({ stacks }: CarriedNow): { hotbar: StackNow[]; offHand: StackNow | undefined } {
  return {
    hotbar: stacks
      .filter(({ slot }) => slot >= HOTBAR && slot < OFF_HAND)
      .map((stack) => ({ ...stack, slot: stack.slot - HOTBAR })),
    offHand: stacks.find(({ slot }) => slot === OFF_HAND),
  }
}

/** A stack in a slot. */
export interface StackNow {
  slot: number
  item: string
  count: number
  /**
   * Distinguishes it from others of its item: `potion:swiftness`, `enchanted:sharpness 2`, `named:Tom`, several joined by `;`.
   */
  note?: string
}

/** The screen that an agent has open. */
export interface ScreenNow {
  /** The protocol's name of the window (`crafting`, `generic_9x3`), `inventory` or `horse`. */
  kind: string
  title: string
  cursor: Omit<StackNow, 'slot'> | undefined
  /** Slots of the window, filled or not; undefined if an older recording lacks it. */
  slotCount: number | undefined
  /** The filled ones. */
  slots: readonly StackNow[]
  gauges: readonly number[]
  offers: readonly (readonly Omit<StackNow, 'slot'>[])[]
}

/** A bar at the upper edge of an agent's view. */
export interface BossBarNow {
  title: string
  /** The game's name of its colour (`purple`). */
  colour: string
  /** How full it is, 0 to 1. */
  share: number
}

/** An agent's screen as it was within a tick; undefined if it was closed. */
export interface ScreenAt {
  tick: number
  screen: ScreenNow | undefined
}

/** An agent's keys and mouse in a tick. */
export interface ControlsAt {
  tick: number
  /** Bits of `BUTTONS`. */
  buttons: number
  /** The turn of the camera in degrees: + is down and right. */
  pitch: number
  yaw: number
}

/** A click on a screen in a tick, in the protocol's numbers. */
export interface ClickAt {
  tick: number
  kind: string
  /** Slots of the window; undefined if an older recording lacks it. */
  slotCount: number | undefined
  slot: number
  button: number
  mode: number
}

/** The content of a recording at a tick, in addition to its blocks. */
export interface Moment {
  tick: number
  /** Time of day in ticks: 0 is sunrise, 6000 noon, 18000 midnight. */
  time: number
  weather: Weather
  figures: readonly FigureNow[]
  carried: ReadonlyMap<string, CarriedNow>
  /** Open screens by agent; empty in older recordings. */
  screens: ReadonlyMap<string, ScreenNow>
}

/** The text of a word number. */
type Word = (word: number) => string

/** The context for reading the agents' input: the words, and the game version. */
export interface HandsContext {
  readonly word: Word
  readonly minecraft: string
}

/** Slots of a smithing table's window since 1.20, which added templates. */
const SMITHING_WITH_TEMPLATE = 40

/** Recorded slots of a window; older recordings have none, except that the version gives those of smithing tables. */
export function slotCountOf(recorded: number, kind: string, minecraft: string): number | undefined {
  if (recorded > 0) return recorded
  const [major = 1, minor = 0] = minecraft.split('.').map(Number)
  return kind === 'smithing' && (major > 1 || minor >= 20) ? SMITHING_WITH_TEMPLATE : undefined
}

export const nothingAt = (tick: number): Moment => ({
  tick,
  time: 0,
  weather: 'clear',
  figures: [],
  carried: new Map(),
  screens: new Map(),
})

/** A figure at a tick of its segment; undefined while it is absent. */
export function figureAt(track: Track, offset: number, word: Word): FigureNow | undefined {
  const own = offset - track.offset
  const last = track.x.length - 1
  if (own < 0 || Math.floor(own) > last) return undefined
  const i = Math.floor(own)
  const share = own - i
  const next = Math.min(i + 1, last)
  const before = Math.max(i - 1, 0)
  const between = (values: Int32Array, unit: number): number =>
    (values[i]! + (values[next]! - values[i]!) * share) * unit
  const gear = track.gear.findLast(({ at }) => at <= i)
  const item = (slot: number): string => word(gear?.items[slot] ?? 0)
  const doing = gear?.doing ?? 0
  return {
    id: track.id,
    kind: word(track.kind),
    name: word(track.name),
    x: between(track.x, 1 / PER_BLOCK),
    y: between(track.y, 1 / PER_BLOCK),
    z: between(track.z, 1 / PER_BLOCK),
    yaw: turning(track.yaw[i]!, track.yaw[next]!, share),
    pitch: turning(track.pitch[i]!, track.pitch[next]!, share),
    speed: Math.hypot(track.x[i]! - track.x[before]!, track.z[i]! - track.z[before]!) / PER_BLOCK,
    mainHand: item(0),
    offHand: item(1),
    feet: item(2),
    legs: item(3),
    chest: item(4),
    head: item(5),
    doing: Object.fromEntries(
      Object.entries(DOING).map(([what, bit]) => [what, (doing & bit) !== 0]),
    ) as FigureNow['doing'],
  }
}

/** The inventory of each agent at a tick of a segment. */
export function carriedAt(
  { carried, notes }: Pick<Segment, 'carried' | 'notes'>,
  offset: number,
  word: Word,
): Map<string, CarriedNow> {
  const now = new Map<string, CarriedNow>()
  const noteOf = (agent: number, slot: number): { note?: string } => {
    const last = notes.findLast((one) => one.agent === agent && one.offset <= offset)
    const note = word(last?.stacks.find((one) => one.slot === slot)?.note ?? 0)
    return note === '' ? {} : { note }
  }
  for (const { offset: when, agent, stacks, selected, health, food } of carried) {
    if (when > offset) break
    now.set(word(agent), {
      selected,
      health,
      food,
      stacks: stacks.map(({ slot, item, count }) => ({
        slot,
        item: word(item),
        count,
        ...noteOf(agent, slot),
      })),
    })
  }
  return now
}

/** The open screens at a tick of a segment. */
export function screensAt(
  screens: readonly RecordedScreen[],
  offset: number,
  context: HandsContext,
): Map<string, ScreenNow> {
  const { word } = context
  const now = new Map<string, ScreenNow>()
  for (const recorded of screens) {
    if (recorded.offset > offset) break
    const screen = screenOf(recorded, context)
    if (screen === undefined) now.delete(word(recorded.agent))
    else now.set(word(recorded.agent), screen)
  }
  return now
}

/** A recorded screen; undefined if it was closed. */
export function screenOf(recorded: RecordedScreen, { word, minecraft }: HandsContext): ScreenNow | undefined {
  const { kind, title, cursor, slotCount, slots, gauges, offers } = recorded
  if (kind === 0) return undefined
  return {
    kind: word(kind),
    title: word(title),
    cursor: cursor.item === 0 ? undefined : stackOf(cursor, word),
    slotCount: slotCountOf(slotCount, word(kind), minecraft),
    slots: slots.map((stack) => ({ slot: stack.slot, ...stackOf(stack, word) })),
    gauges,
    offers: offers.map((offer) => offer.map((stack) => stackOf(stack, word))),
  }
}

/** Recorded boss bars. */
export const barsOf = ({ bars }: RecordedBossBars, word: Word): BossBarNow[] =>
  bars.map(({ title, colour, share }) => ({
    title: word(title),
    colour: word(colour),
    share: share / PER_BAR,
  }))

function stackOf({ item, count, note }: RecordedStack, word: Word): Omit<StackNow, 'slot'> {
  return { item: word(item), count, ...(note === 0 ? {} : { note: word(note) }) }
}

/** An angle between two recorded ones along the shorter arc, in radians. */
function turning(from: number, to: number, share: number): number {
  const half = PER_TURN / 2
  const way = ((((to - from + half) % PER_TURN) + PER_TURN) % PER_TURN) - half
  return ((from + way * share) / PER_TURN) * 2 * Math.PI
}
