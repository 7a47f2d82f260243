import { RecordedBlocks } from './blocks.ts'
import type { RecordingHead, SegmentLine } from './line.ts'
import {
  DOING,
  decodeSegment,
  PER_BLOCK,
  PER_TURN,
  type RecordedCarrier,
  type Segment,
  type Track,
  type Weather,
} from './segment.ts'

/**
 * Where a `Playback` gets its segments: a file, or what has come over a wire so far. It may grow at its end. Whoever holds
 * the bytes decides how much memory that takes; a playback holds a few unpacked segments and the blocks in view.
 */
export interface SegmentStore {
  readonly head: RecordingHead
  /** The lines after the first, without their data. */
  readonly lines: readonly Omit<SegmentLine, 'data'>[]
  /** The data of a line after base64 and deflate. */
  bytes(index: number): Uint8Array
}

/** A player, a mob or an item at a moment. */
export interface FigureNow {
  id: number
  /** `player`, `item` or the name of a mob. */
  kind: string
  /** A player's name, or the item's; empty otherwise. */
  name: string
  /** The middle of its feet. */
  x: number
  y: number
  z: number
  /** Radians: yaw 0 looks north and grows to the west, pitch grows upwards. */
  yaw: number
  pitch: number
  /** How far it has come on the ground since the tick before, in blocks. */
  speed: number
  /** Names of items; empty for nothing. */
  mainHand: string
  offHand: string
  feet: string
  legs: string
  chest: string
  head: string
  /** Which of `DOING` it does. */
  doing: Record<keyof typeof DOING, boolean>
}

/** What an agent has with it. */
export interface CarriedNow {
  selected: number
  /** Half hearts, and half drumsticks. */
  health: number
  food: number
  /** Slots as in the window of a player: 5–8 armour, 9–35 inventory, 36–44 hotbar, 45 off hand. */
  stacks: readonly { slot: number; item: string; count: number }[]
}

/** What a recording shows at a tick, beside its blocks. */
export interface Moment {
  tick: number
  /** Time of day in ticks: 0 is sunrise, 6000 noon, 18000 midnight. */
  time: number
  weather: Weather
  figures: readonly FigureNow[]
  carried: ReadonlyMap<string, CarriedNow>
}

/** Unpacked segments that are kept. */
const KEPT = 8

/**
 * Plays a recording: folds its segments to what was at any tick, forwards and backwards. Needs neither Node nor Minecraft,
 * so that it runs in a page, too. What it shows depends on the tick alone, not on what was shown before.
 *
 *     const playback = new Playback(openRecording('runs/demo/recording.jsonl'))   // in Node
 *     for (let tick = playback.from; tick <= playback.to; tick += 30) {
 *       const { figures } = playback.seek(tick)
 *       playback.blocks.at(0, -60, 0)                                             // a number for playback.blockName
 *     }
 */
export class Playback {
  readonly head: RecordingHead
  /** The blocks in view at the tick that was sought last. */
  readonly blocks: RecordedBlocks
  readonly #store: SegmentStore
  readonly #blockNames: string[] = ['air']
  readonly #words: string[] = ['']
  /** Lines of which the names are known, and those whose columns are in view. */
  #named = 0
  #shown = 0
  /** The segment up to which changes are done, and the number of its own that are. */
  #segment = -1
  #changes = 0
  readonly #kept = new Map<number, Segment>()

  constructor(store: SegmentStore) {
    this.head = store.head
    this.blocks = new RecordedBlocks(store.head.bottom)
    this.#store = store
  }

  /** The first tick; 0 while there is no segment. */
  get from(): number {
    return this.#store.lines[0]?.from ?? 0
  }

  /** The last tick that there is so far. */
  get to(): number {
    const last = this.#store.lines.at(-1)
    return last === undefined ? 0 : last.from + last.ticks - 1
  }

  /** What a number in `blocks` stands for, as commands write it: `oak_stairs[facing=east]`. */
  blockName(block: number): string {
    this.#learn()
    return this.#blockNames[block] ?? 'air'
  }

  /** What a number of `RecordedColumn.biomes` stands for. */
  word(word: number): string {
    this.#learn()
    return this.#words[word] ?? ''
  }

  /** Goes to a tick; between two ticks figures are on their way. Ticks outside of the recording show its ends. */
  seek(tick: number): Moment {
    this.#learn()
    const at = Math.max(this.from, Math.min(this.to, tick))
    const index = this.#lineAt(at)
    const line = this.#store.lines[index]
    if (line === undefined) return { tick, time: 0, weather: 'clear', figures: [], carried: new Map() }
    const offset = Math.min(at - line.from, line.ticks - 1)
    this.#goTo(index, Math.floor(offset))
    const { time, weather, tracks, carried } = this.#load(index)
    return {
      tick: at,
      time: time % 24_000,
      weather,
      figures: tracks.flatMap((track) => this.#figure(track, offset) ?? []),
      carried: this.#carriedAt(carried, offset),
    }
  }

  /** What was said in chat from one tick to another, both included. */
  said(from: number, to: number): { tick: number; from: string; text: string }[] {
    this.#learn()
    const first = Math.max(0, this.#lineAt(from))
    return this.#store.lines.slice(first, this.#lineAt(to) + 1).flatMap(({ from: start }, i) =>
      this.#load(first + i)
        .said.map((line) => ({ tick: start + line.offset, from: this.word(line.from), text: line.text }))
        .filter(({ tick }) => tick >= from && tick <= to),
    )
  }

  /** The last line that has begun at a tick, or the first one. */
  #lineAt(tick: number): number {
    const { lines } = this.#store
    let [low, high] = [0, lines.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (lines[middle]!.from <= tick) low = middle
      else high = middle - 1
    }
    return low
  }

  #learn(): void {
    const { lines } = this.#store
    for (; this.#named < lines.length; this.#named++) {
      this.#blockNames.push(...(lines[this.#named]!.blocks ?? []))
      this.#words.push(...(lines[this.#named]!.words ?? []))
    }
  }

  #load(index: number): Segment {
    const known = this.#kept.get(index)
    if (known !== undefined) return known
    const segment = decodeSegment(this.#store.bytes(index))
    const oldest = this.#kept.keys().next()
    if (this.#kept.size >= KEPT && !oldest.done) this.#kept.delete(oldest.value)
    this.#kept.set(index, segment)
    return segment
  }

  /** Brings the blocks to a tick of a segment. */
  #goTo(index: number, offset: number): void {
    const { lines } = this.#store
    const isBack = index < this.#segment || (index === this.#segment && this.#isAhead(offset))
    let key = index
    while (key > 0 && lines[key]!.key !== true) key--
    if (isBack || key > this.#segment + 1) {
      this.#showColumns(index)
      this.blocks.restore(this.#load(key).edits ?? [])
      this.#segment = key
      this.#changes = 0
    }
    if (this.#segment < 0) this.#segment = 0
    for (; this.#segment < index; this.#segment++) {
      this.#showColumns(this.#segment)
      this.#change(this.#segment, Number.POSITIVE_INFINITY)
      this.#changes = 0
    }
    this.#showColumns(index)
    this.#change(index, offset)
  }

  /** Whether changes of the present segment are done that belong to later ticks. */
  #isAhead(offset: number): boolean {
    const last = this.#load(this.#segment).changes[this.#changes - 1]
    return last !== undefined && last.offset > offset
  }

  #change(index: number, offset: number): void {
    const { changes } = this.#load(index)
    for (; this.#changes < changes.length; this.#changes++) {
      const { x, y, z, block, offset: when } = changes[this.#changes]!
      if (when > offset) return
      this.blocks.set(x, y, z, block)
    }
  }

  /** Brings the columns into view that are so in a segment, and no others. */
  #showColumns(index: number): void {
    const { lines } = this.#store
    for (; this.#shown <= index; this.#shown++)
      if (lines[this.#shown]!.columns !== undefined)
        for (const column of this.#load(this.#shown).columns) this.blocks.show(column)
    while (this.#shown > index + 1) {
      this.#shown--
      if (lines[this.#shown]!.columns !== undefined)
        for (const { cx, cz } of this.#load(this.#shown).columns) this.blocks.hide(cx, cz)
    }
  }

  #figure(track: Track, offset: number): FigureNow | undefined {
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
    const item = (slot: number): string => this.#words[gear?.items[slot] ?? 0] ?? ''
    const doing = gear?.doing ?? 0
    return {
      id: track.id,
      kind: this.#words[track.kind] ?? '',
      name: this.#words[track.name] ?? '',
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

  #carriedAt(carried: readonly RecordedCarrier[], offset: number): Map<string, CarriedNow> {
    const now = new Map<string, CarriedNow>()
    for (const { offset: when, agent, stacks, selected, health, food } of carried) {
      if (when > offset) break
      now.set(this.word(agent), {
        selected,
        health,
        food,
        stacks: stacks.map(({ slot, item, count }) => ({ slot, item: this.word(item), count })),
      })
    }
    return now
  }
}

/** An angle on the short way between two recorded ones, in radians. */
function turning(from: number, to: number, share: number): number {
  const half = PER_TURN / 2
  const way = ((((to - from + half) % PER_TURN) + PER_TURN) % PER_TURN) - half
  return ((from + way * share) / PER_TURN) * 2 * Math.PI
}
