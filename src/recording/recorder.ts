import { ByteWriter } from './bytes.ts'
import { type RecordingHead, TICK_MS } from './line.ts'
import type { Recorded } from './packing.ts'
import {
  type CellBlock,
  encodeSegment,
  type Gear,
  PER_BLOCK,
  PER_TURN,
  type RecordedCarrier,
  type RecordedChange,
  type RecordedChat,
  type RecordedColumn,
  type Segment,
  type Track,
  type Weather,
} from './segment.ts'

/** Ticks of a segment, and segments from one keyframe to the next. */
const SEGMENT_TICKS = 20
const KEY_EVERY = 30

/** A figure as it is seen in one tick. */
export interface SeenFigure {
  id: number
  /** `player`, `item` or a mob. */
  kind: string
  /** A player's name or an item's; empty otherwise. */
  name: string
  x: number
  y: number
  z: number
  /** Radians as in mineflayer: yaw 0 looks north and grows to the west, pitch grows upwards. */
  yaw: number
  pitch: number
  /** Main hand, off hand, feet, legs, chest, head: names of items, empty for nothing. */
  items: readonly string[]
  /** Bits of `DOING`. */
  doing: number
}

/** What an agent carries. */
export interface SeenCarrier {
  agent: string
  /** The slot of the hotbar in its hand, 0 to 8. */
  selected: number
  /** Half hearts, and half drumsticks. */
  health: number
  food: number
  stacks: readonly { slot: number; item: string; count: number }[]
}

/** All that is recorded in one tick. */
export interface SeenTick {
  /** Ticks since the first midnight of the world. */
  time: number
  weather: Weather
  figures: readonly SeenFigure[]
  carriers: readonly SeenCarrier[]
}

/** A column that comes into view, with blocks in the numbers of `Recorder.block`. */
export interface SeenColumn {
  cx: number
  cz: number
  biomes: readonly string[]
  sections: readonly (Uint16Array | undefined)[]
}

/** A figure that is being recorded; it is used again for each segment in which the figure is. */
interface OpenTrack {
  readonly id: number
  /** The segment that it is being recorded for. */
  segment: number
  kind: number
  name: number
  /** Ticks of the segment before its first one. */
  offset: number
  length: number
  /** x, y, z, yaw and pitch of each tick. */
  readonly steps: readonly Int32Array[]
  gear: Gear[]
  /** As it was in the tick before. */
  worn: readonly string[]
  doing: number
}

/**
 * Makes a recording out of what happens, a segment a second. The same happenings give the same bytes. Knows neither world nor
 * bots: a `Witness` of the Judger feeds it. What it does each tick is part of the episode's time, so it makes nothing new there.
 */
export class Recorder {
  readonly #write: (recorded: Recorded) => void
  readonly #bytes = new ByteWriter()
  readonly #blocks = new Table()
  readonly #words = new Table()
  #from: number | undefined
  #ticks = 0
  #segments = 0
  #draft = emptyDraft()
  /** By id of the figure: those seen in this segment or the one before. */
  readonly #tracks = new Map<number, OpenTrack>()
  /** The same by place among the figures of the last tick: most of them keep it. */
  readonly #order: OpenTrack[] = []
  /** What each agent was last said to carry. */
  #carried = new Map<string, SeenCarrier>()
  /** The cells that have changed since their column came into view. */
  readonly #edits = new Map<string, CellBlock>()
  readonly #columns = new Set<string>()

  /** Writes the head at once, then each segment when it is over. */
  constructor(head: Omit<RecordingHead, 'recording'>, write: (recorded: Recorded) => void) {
    this.#write = write
    write({ head: { recording: 1, ...head } })
  }

  /** The number of a block in this recording: 0 for every kind of air. */
  block(text: string): number {
    return AIR.has(text) ? 0 : this.#blocks.numberOf(text)
  }

  /** Whether a column has come into view already. */
  #knows(cx: number, cz: number): boolean {
    return this.#columns.has(`${cx},${cz}`)
  }

  /** A column comes into view. */
  column({ cx, cz, biomes, sections }: SeenColumn): void {
    this.#columns.add(`${cx},${cz}`)
    const words = biomes.map((biome) => this.#words.numberOf(biome))
    this.#draft.columns.push({ cx, cz, biomes: words, sections })
  }

  /** A cell changes. Without effect where its column is not in view. `by`: the player who did it. */
  changed(at: { x: number; y: number; z: number }, block: string, by?: string): void {
    const { x, y, z } = at
    if (!this.#knows(x >> 4, z >> 4)) return
    const change = { x, y, z, block: this.block(block) }
    this.#edits.set(`${x},${y},${z}`, change)
    const offset = this.#ticks
    this.#draft.changes.push({ offset, by: this.#words.numberOf(by ?? ''), ...change })
  }

  said(from: string, text: string): void {
    this.#draft.said.push({ offset: this.#ticks, from: this.#words.numberOf(from), text })
  }

  /**
   * Ends a tick: everything recorded since the one before belongs to it.
   * @param t game time (ms). Ticks that were left out repeat the one before; a tick that comes twice counts once.
   */
  tick(t: number, seen: () => SeenTick): void {
    const tick = Math.round(t / TICK_MS)
    const next = this.#from === undefined ? tick : this.#from + this.#ticks
    if (tick < next) return
    if (tick - next >= SEGMENT_TICKS) this.#finish()
    const now = seen()
    const first = this.#from === undefined ? tick : next
    for (let at = first; at <= tick; at++) {
      if (this.#from === undefined) this.#begin(at, now)
      this.#take(now)
      this.#ticks++
      if (this.#ticks >= SEGMENT_TICKS) this.#finish()
    }
  }

  /** Writes what is left. */
  end(): void {
    this.#finish()
  }

  #begin(tick: number, { time, weather }: SeenTick): void {
    this.#from = tick
    this.#draft.time = Math.max(0, Math.floor(time))
    this.#draft.weather = weather
  }

  #take({ figures, carriers }: SeenTick): void {
    for (let i = 0; i < figures.length; i++) this.#follow(figures[i]!, i)
    this.#order.length = figures.length
    for (let i = 0; i < carriers.length; i++) this.#carry(carriers[i]!)
  }

  #carry(carrier: SeenCarrier): void {
    const { agent, selected, health, food, stacks } = carrier
    const before = this.#carried.get(agent)
    if (before !== undefined && carriesTheSame(before, carrier)) return
    this.#carried.set(agent, { ...carrier })
    this.#draft.carried.push({
      offset: this.#ticks,
      agent: this.#words.numberOf(agent),
      selected,
      health: hearts(health),
      food,
      stacks: stacks.map(({ slot, item, count }) => ({ slot, item: this.#words.numberOf(item), count })),
    })
  }

  /** Adds a tick to a figure's track, or begins one. */
  #follow(figure: SeenFigure, place: number): void {
    const { id } = figure
    let open = this.#order[place]?.id === id ? this.#order[place] : this.#tracks.get(id)
    if (open === undefined || open.segment !== this.#segments || open.offset + open.length !== this.#ticks)
      open = this.#begun(figure, open)
    this.#order[place] = open
    const { items, doing } = figure
    const at = open.length++
    if (doing !== open.doing || !wearsTheSame(items, open.worn)) {
      open.gear.push({ at, items: items.map((item) => this.#words.numberOf(item)), doing })
      open.doing = doing
    }
    open.worn = items
    const { steps } = open
    steps[0]![at] = Math.round(figure.x * PER_BLOCK)
    steps[1]![at] = Math.round(figure.y * PER_BLOCK)
    steps[2]![at] = Math.round(figure.z * PER_BLOCK)
    steps[3]![at] = Math.round((figure.yaw / (2 * Math.PI)) * PER_TURN)
    steps[4]![at] = Math.round((figure.pitch / (2 * Math.PI)) * PER_TURN)
  }

  /** A new track. A figure that goes away and comes back within a segment has two. */
  #begun({ id, kind, name }: SeenFigure, known: OpenTrack | undefined): OpenTrack {
    const fresh = {
      segment: this.#segments,
      kind: this.#words.numberOf(kind),
      name: this.#words.numberOf(name),
      offset: this.#ticks,
      length: 0,
      gear: [],
      worn: [],
      doing: -1,
    }
    const open: OpenTrack =
      known === undefined || known.segment === this.#segments
        ? { id, ...fresh, steps: AXES.map(() => new Int32Array(SEGMENT_TICKS)) }
        : Object.assign(known, fresh)
    this.#tracks.set(id, open)
    this.#draft.tracks.push(open)
    return open
  }

  #finish(): void {
    if (this.#from === undefined) return
    const { tracks, ...draft } = this.#draft
    const segment: Segment = { ...draft, tracks: tracks.map(closed) }
    const [blocks, words] = [this.#blocks.fresh(), this.#words.fresh()]
    this.#write({
      line: {
        from: this.#from,
        ticks: this.#ticks,
        ...(draft.columns.length === 0 ? {} : { columns: draft.columns.length }),
        ...(draft.edits === undefined ? {} : { key: true }),
        ...(blocks.length === 0 ? {} : { blocks }),
        ...(words.length === 0 ? {} : { words }),
      },
      bytes: encodeSegment(segment, this.#bytes).slice(),
    })
    for (const [id, { segment }] of this.#tracks) if (segment !== this.#segments) this.#tracks.delete(id)
    this.#segments++
    this.#from = undefined
    this.#ticks = 0
    this.#carried.clear()
    this.#draft = emptyDraft(this.#segments % KEY_EVERY === 0 ? [...this.#edits.values()] : undefined)
  }
}

const AXES = ['x', 'y', 'z', 'yaw', 'pitch'] as const

/** Half hearts, whole ones. */
const hearts = (health: number): number => Math.max(0, Math.ceil(health))

function wearsTheSame(a: readonly string[], b: readonly string[]): boolean {
  if (a === b) return true
  for (let slot = 0; slot < a.length; slot++) if (a[slot] !== b[slot]) return false
  return true
}

const carriesTheSame = (a: SeenCarrier, b: SeenCarrier): boolean =>
  a.selected === b.selected &&
  a.food === b.food &&
  hearts(a.health) === hearts(b.health) &&
  (a.stacks === b.stacks ||
    (a.stacks.length === b.stacks.length &&
      a.stacks.every(({ slot, item, count }, i) => {
        const other = b.stacks[i]!
        return slot === other.slot && item === other.item && count === other.count
      })))

const AIR: ReadonlySet<string> = new Set(['air', 'cave_air', 'void_air'])

interface Draft extends Omit<Segment, 'tracks' | 'columns' | 'changes' | 'carried' | 'said'> {
  time: number
  weather: Weather
  columns: RecordedColumn[]
  changes: RecordedChange[]
  tracks: OpenTrack[]
  carried: RecordedCarrier[]
  said: RecordedChat[]
}

const emptyDraft = (edits?: readonly CellBlock[]): Draft => ({
  time: 0,
  weather: 'clear',
  columns: [],
  edits,
  changes: [],
  tracks: [],
  carried: [],
  said: [],
})

function closed({ id, kind, name, offset, gear, length, steps }: OpenTrack): Track {
  const [x, y, z, yaw, pitch] = steps.map((values) =>
    length === SEGMENT_TICKS ? values : values.subarray(0, length),
  )
  return { id, kind, name, offset, gear, x: x!, y: y!, z: z!, yaw: yaw!, pitch: pitch! }
}

/** Numbers for texts, from 1 on in the order in which they come; 0 is the empty text. */
class Table {
  readonly #numbers = new Map<string, number>([['', 0]])
  #fresh: string[] = []

  numberOf(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    this.#fresh.push(text)
    this.#numbers.set(text, this.#numbers.size)
    return this.#numbers.size - 1
  }

  /** The texts that are new since this was last asked. */
  fresh(): readonly string[] {
    const fresh = this.#fresh
    this.#fresh = []
    return fresh
  }
}
