import { type Gear, PER_BLOCK, PER_TURN, type Track } from './segment.ts'

/** Ticks of a segment. */
export const SEGMENT_TICKS = 20

/** A figure in one tick. */
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
  /** True if the figure is certainly unchanged. If absent, it is compared. */
  isAsBefore?: boolean
}

/** x, y, z, yaw and pitch. */
const AXES = 5

/** A figure that is being recorded; the object is reused for each segment with the figure. */
class OpenTrack {
  readonly id: number
  /** The segment that it is being recorded for. */
  segment = 0
  kind = 0
  name = 0
  /** Ticks of the segment before its first one. */
  offset = 0
  length = 0
  /** A bit for each tick whose pose was written down; in the other ticks it equals that of the previous tick. */
  written = 0
  /** The poses, tick by tick: the values of a tick are adjacent. */
  readonly poses = new Int32Array(AXES * SEGMENT_TICKS)
  /** The same axis by axis, made when the segment is over. */
  readonly axes: readonly Int32Array[] = Array.from({ length: AXES }, () => new Int32Array(SEGMENT_TICKS))
  gear: Gear[] = []
  /** The items of the previous tick. */
  worn: readonly string[] = []
  doing = -1

  constructor(id: number) {
    this.id = id
  }
}

/** Follows figures from tick to tick. Most of them stand still, and cost almost nothing while they do. */
export class Tracks {
  readonly #numberOf: (word: string) => number
  #segment = 0
  /** Figures of this segment, in the order in which they began. */
  #begun: OpenTrack[] = []
  /** Figures seen in this segment or the one before, by id. */
  readonly #known = new Map<number, OpenTrack>()
  /** The same by index among the figures of the last tick: most of them keep it. */
  readonly #order: OpenTrack[] = []

  constructor(numberOf: (word: string) => number) {
    this.#numberOf = numberOf
  }

  /** Adds a tick. `tick` counts from the segment's beginning. */
  follow(figures: readonly SeenFigure[], tick: number): void {
    for (let place = 0; place < figures.length; place++) {
      const figure = figures[place]!
      const { id } = figure
      let open = this.#order[place]
      if (open?.id !== id) open = this.#known.get(id)
      if (open === undefined || open.segment !== this.#segment || open.offset + open.length !== tick)
        open = this.#begin(figure, open, tick)
      this.#order[place] = open
      const at = open.length++
      if (at === 0 || figure.isAsBefore !== true) this.#note(open, figure, at)
    }
    this.#order.length = figures.length
  }

  /** Ends the segment. The result is valid until the next one ends. */
  end(): Track[] {
    const tracks = this.#begun.map(closed)
    for (const [id, { segment }] of this.#known) if (segment !== this.#segment) this.#known.delete(id)
    this.#segment++
    this.#begun = []
    return tracks
  }

  #note(open: OpenTrack, { x, y, z, yaw, pitch, items, doing }: SeenFigure, at: number): void {
    if (doing !== open.doing || !wearsTheSame(items, open.worn)) {
      open.gear.push({ at, items: items.map(this.#numberOf), doing })
      open.doing = doing
    }
    open.worn = items
    open.written |= 1 << at
    const { poses } = open
    const from = AXES * at
    poses[from] = Math.round(x * PER_BLOCK)
    poses[from + 1] = Math.round(y * PER_BLOCK)
    poses[from + 2] = Math.round(z * PER_BLOCK)
    poses[from + 3] = Math.round((yaw / (2 * Math.PI)) * PER_TURN)
    poses[from + 4] = Math.round((pitch / (2 * Math.PI)) * PER_TURN)
  }

  /** A new track. A figure that disappears and returns within a segment has two. */
  #begin({ id, kind, name }: SeenFigure, previous: OpenTrack | undefined, tick: number): OpenTrack {
    const open = previous === undefined || previous.segment === this.#segment ? new OpenTrack(id) : previous
    open.segment = this.#segment
    open.kind = this.#numberOf(kind)
    open.name = this.#numberOf(name)
    open.offset = tick
    open.length = 0
    open.written = 0
    open.gear = []
    open.worn = []
    open.doing = -1
    this.#known.set(id, open)
    this.#begun.push(open)
    return open
  }
}

function wearsTheSame(a: readonly string[], b: readonly string[]): boolean {
  if (a === b) return true
  for (let slot = 0; slot < a.length; slot++) if (a[slot] !== b[slot]) return false
  return true
}

function closed({ id, kind, name, offset, gear, axes, poses, written, length }: OpenTrack): Track {
  for (let axis = 0; axis < AXES; axis++) {
    const values = axes[axis]!
    let value = 0
    for (let tick = 0; tick < length; tick++) {
      if ((written & (1 << tick)) !== 0) value = poses[AXES * tick + axis]!
      values[tick] = value
    }
  }
  const [x, y, z, yaw, pitch] =
    length === SEGMENT_TICKS ? axes : axes.map((values) => values.subarray(0, length))
  return { id, kind, name, offset, gear, x: x!, y: y!, z: z!, yaw: yaw!, pitch: pitch! }
}
