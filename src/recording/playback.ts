import { RecordedBlocks } from './blocks.ts'
import { PER_DEGREE } from './buttons.ts'
import type { RecordingHead, SegmentLine } from './line.ts'
import {
  type ClickAt,
  type ControlsAt,
  carriedAt,
  type FigureNow,
  figureAt,
  type HandsContext,
  type Moment,
  nothingAt,
  type ScreenAt,
  screenOf,
  screensAt,
  slotCountOf,
} from './moment.ts'
import { decodeSegment, type Segment } from './segment.ts'

/**
 * The source of a `Playback`'s segments: a file, or the lines received so far. It may grow at its end. The holder of the bytes
 * determines the memory use; a playback holds a few unpacked segments and the blocks in view.
 */
export interface SegmentStore {
  readonly head: RecordingHead
  /** The lines after the first, without their data. */
  readonly lines: readonly Omit<SegmentLine, 'data'>[]
  /** The data of a line after base64 and deflate. */
  bytes(index: number): Uint8Array
}

/** Unpacked segments that are kept. */
const KEPT = 8

/**
 * Plays a recording: folds its segments to the state at any tick, forwards and backwards. Needs neither Node nor Minecraft, so
 * that it runs in a page, too. The result depends on the tick alone, not on earlier calls.
 *
 *
 *     const playback = new Playback(openRecording('runs/demo/recording.jsonl')) // in Node
 *     for (let tick = playback.from; tick <= playback.to; tick += 30) {
 *       const { figures } = playback.seek(tick)
 *       playback.blocks.at(0, -60, 0) // a number for playback.blockName
 *     }
 */
export class Playback {
  readonly head: RecordingHead
  /** The blocks in view at the tick of the last seek. */
  readonly blocks: RecordedBlocks
  readonly #store: SegmentStore
  readonly #blockNames: string[] = ['air']
  readonly #words: string[] = ['']
  /** Number of lines whose names are known, and of those whose columns are in view. */
  #named = 0
  #shown = 0
  /** The segment up to which changes are applied, and the number of its own changes already applied. */
  #segment = -1
  #changes = 0
  readonly #kept = new Map<number, Segment>()
  readonly #read = (word: number): string => this.#words[word] ?? ''
  readonly #context: HandsContext

  constructor(store: SegmentStore) {
    this.head = store.head
    this.#context = { word: this.#read, minecraft: store.head.minecraft }
    this.blocks = new RecordedBlocks(store.head.bottom)
    this.#store = store
  }

  /** The first tick; 0 while there is no segment. */
  get from(): number {
    return this.#store.lines[0]?.from ?? 0
  }

  /** The last tick so far. */
  get to(): number {
    const last = this.#store.lines.at(-1)
    return last === undefined ? 0 : last.from + last.ticks - 1
  }

  /** The block of a number in `blocks`, as commands write it: `oak_stairs[facing=east]`. */
  blockName(block: number): string {
    this.#learn()
    return this.#blockNames[block] ?? 'air'
  }

  /** The text of a number in `RecordedColumn.biomes`. */
  word(word: number): string {
    this.#learn()
    return this.#words[word] ?? ''
  }

  /** Goes to a tick; between two ticks figures are interpolated. Ticks outside of the recording show its ends. */
  seek(tick: number): Moment {
    this.#learn()
    const at = Math.max(this.from, Math.min(this.to, tick))
    const index = this.#lineAt(at)
    const line = this.#store.lines[index]
    if (line === undefined) return nothingAt(tick)
    const offset = Math.min(at - line.from, line.ticks - 1)
    this.#goTo(index, Math.floor(offset))
    const { time, weather, tracks, carried, notes, screens } = this.#load(index)
    return {
      tick: at,
      time: time % 24_000,
      weather,
      figures: tracks.flatMap((track) => figureAt(track, offset, this.#read) ?? []),
      carried: carriedAt({ carried, notes }, offset, this.#read),
      screens: screensAt(screens, offset, this.#context),
    }
  }

  /** The chat from one tick to another, inclusive. */
  said(from: number, to: number): { tick: number; from: string; text: string }[] {
    this.#learn()
    const first = Math.max(0, this.#lineAt(from))
    return this.#store.lines.slice(first, this.#lineAt(to) + 1).flatMap(({ from: start }, i) =>
      this.#load(first + i)
        .said.map((line) => ({ tick: start + line.offset, from: this.word(line.from), text: line.text }))
        .filter(({ tick }) => tick >= from && tick <= to),
    )
  }

  /** A player at a tick, without reading the blocks; undefined while it is not in the world. */
  player(name: string, tick: number): FigureNow | undefined {
    this.#learn()
    const index = this.#lineAt(tick)
    const line = this.#store.lines[index]
    if (line === undefined || tick < line.from || tick >= line.from + line.ticks) return undefined
    const own = this.#load(index).tracks.filter((track) => this.word(track.name) === name)
    return own
      .flatMap((track) => figureAt(track, tick - line.from, this.#read) ?? [])
      .find(({ kind }) => kind === 'player')
  }

  /** Every state of an agent's screen in chronological order, including those within a tick. */
  *screensOf(agent: string): Generator<ScreenAt> {
    for (const { from, segment } of this.segments())
      for (const recorded of segment.screens)
        if (this.word(recorded.agent) === agent)
          yield { tick: from + recorded.offset, screen: screenOf(recorded, this.#context) }
  }

  /** An agent's keys and mouse, tick by tick, without ticks in which it was gone. Empty in older recordings. */
  *controlsOf(agent: string): Generator<ControlsAt> {
    for (const { from, segment } of this.segments()) {
      const own = segment.controls.filter((one) => this.word(one.agent) === agent)
      for (const { offset, buttons, pitch, yaw } of own.sort((a, b) => a.offset - b.offset))
        for (let i = 0; i < buttons.length; i++)
          yield {
            tick: from + offset + i,
            buttons: buttons[i]!,
            pitch: pitch[i]! / PER_DEGREE,
            yaw: yaw[i]! / PER_DEGREE,
          }
    }
  }

  /** An agent's clicks on screens in chronological order. */
  *clicksOf(agent: string): Generator<ClickAt> {
    for (const { from, segment } of this.segments())
      for (const { offset, kind, slotCount, slot, button, mode, agent: who } of segment.clicks)
        if (this.word(who) === agent)
          yield {
            tick: from + offset,
            kind: this.word(kind),
            slotCount: slotCountOf(slotCount, this.word(kind), this.head.minecraft),
            slot,
            button,
            mode,
          }
  }

  /** Segments starting with a given one, with their first ticks. */
  *segments(first = 0): Generator<{ from: number; segment: Segment }> {
    this.#learn()
    for (let index = first; index < this.#store.lines.length; index++)
      yield { from: this.#store.lines[index]!.from, segment: this.#load(index) }
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
    const cached = this.#kept.get(index)
    if (cached !== undefined) return cached
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

  /** Whether changes of the current segment that belong to later ticks are already applied. */
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

  /** Shows exactly the columns that are in view in a segment. */
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
}
