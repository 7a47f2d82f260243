import { inflateRawSync } from 'node:zlib'
import { HOTBAR } from '../../game/items/player-window.ts'
import { type RecordingHead, type SegmentLine, TICK_MS } from '../../recording/line.ts'
import type { OwnState } from '../../recording/own-states.ts'
import {
  DOING,
  decodeSegment,
  PER_BLOCK,
  PER_TURN,
  type Segment,
  type Track,
} from '../../recording/segment.ts'
import { isDrawn } from '../../render/look/bodies.ts'
import type { LookProvider } from '../../render/look/look.ts'
import { ITEM_SIZE } from '../../render/trace/figure.ts'
import type { Other, ViewMessage } from '../messages.ts'
import type { BlockPalette } from './block-palette.ts'
import { OwnFeed } from './own-feed.ts'
import type { VoxelStore } from './voxel-store.ts'

type Timed =
  | Extract<ViewMessage, { kind: 'blocks' | 'poses' | 'others' | 'sky' | 'items' | 'chat' }>
  | OwnState

/** Ticks of a day. */
const DAY = 24_000
/** Distance from an agent within which other figures are shown (blocks); half as far vertically. */
const NEAR = 48
/** Ticks between two poses of a figure that is not an agent. */
const STRIDE = 5

/** Turns the segments of a recording into messages. */
export class RecordingFeed {
  readonly #bottom: number
  readonly #agents: ReadonlySet<string>
  readonly #palette: BlockPalette
  readonly #store: VoxelStore
  readonly #own: OwnFeed
  /** Our number for each number in the recording. */
  readonly #blocks: number[] = [0]
  readonly #words: string[] = ['']

  constructor(
    { bottom, agents, minecraft }: RecordingHead,
    { palette, store, looks }: { palette: BlockPalette; store: VoxelStore; looks?: LookProvider | undefined },
  ) {
    this.#bottom = bottom
    this.#own = new OwnFeed({ minecraft, agents }, looks)
    this.#agents = new Set(agents)
    this.#palette = palette
    this.#store = store
  }

  read(line: SegmentLine): { sections: ViewMessage[]; pictures: ViewMessage[]; timed: Timed[] } {
    for (const block of line.blocks ?? []) this.#blocks.push(this.#palette.idOfText(block))
    this.#words.push(...(line.words ?? []))
    const segment = decodeSegment(inflateRawSync(Buffer.from(line.data, 'base64')))
    const climates = this.#readColumns(segment)
    const own = this.#own.read(segment, { from: line.from, word: (word) => this.#words[word] ?? '' })
    const sections = [...climates, ...this.#store.freshSections()]
    const at = (offset: number): number => (line.from + offset) * TICK_MS
    const timed: Timed[] = [
      ...segment.changes.map(
        ({ offset, x, y, z, block }): Timed => ({
          kind: 'blocks',
          t: at(offset),
          cells: this.#store.change(x, y, z, this.#blocks[block] ?? 0),
        }),
      ),
      { kind: 'sky', t: at(0), time: segment.time % DAY, weather: segment.weather },
      ...segment.tracks.flatMap((track) => this.#posesOf(track, line.from)),
      ...this.#othersOf(segment, line),
      ...segment.carried.map(
        ({ offset, agent, selected, stacks }): Timed => ({
          kind: 'items',
          t: at(offset),
          agent: this.#words[agent] ?? '',
          held: this.#held(stacks.find(({ slot }) => slot === HOTBAR + selected)?.item ?? 0),
          items: totals(stacks.map(({ item, count }) => [this.#words[item] ?? '', count])),
        }),
      ),
      ...own.states,
      ...segment.said.map(
        ({ offset, from, text }): Timed => ({
          kind: 'chat',
          t: at(offset),
          agent: this.#words[from] || null,
          text,
          isHeard: true,
        }),
      ),
    ]
    return { sections, pictures: own.pictures, timed }
  }

  /** @returns the places where the climate differs from the usual one */
  #readColumns({ columns }: Segment): ViewMessage[] {
    const bottom = this.#bottom >> 4
    return columns.flatMap(({ cx, cz, biomes, sections }): ViewMessage[] => {
      sections.forEach((cells, index) => {
        if (cells === undefined) return
        this.#store.setSection(
          cx,
          bottom + index,
          cz,
          cells.map((block) => this.#blocks[block] ?? 0),
        )
      })
      const cells = biomes.map((biome) => this.#palette.climateOf(this.#words[biome] ?? ''))
      return cells.every((climate) => climate === 0) ? [] : [{ kind: 'climates', x: cx, z: cz, cells }]
    })
  }

  #held(word: number): string | null {
    const item = this.#words[word] || null
    if (item !== null) this.#palette.hold(item)
    return item
  }

  #isAgent = ({ kind, name }: Track): boolean =>
    this.#words[kind] === 'player' && this.#agents.has(this.#words[name] ?? '')

  /** Mobs, items and other players that are near an agent. */
  #othersOf({ tracks }: Segment, { from, ticks }: SegmentLine): Timed[] {
    const agents = tracks.filter(this.#isAgent)
    const isNear = ({ x, y, z }: Track): boolean =>
      agents.some(
        (agent) =>
          Math.hypot(agent.x[0]! - x[0]!, agent.z[0]! - z[0]!) < NEAR * PER_BLOCK &&
          Math.abs(agent.y[0]! - y[0]!) < (NEAR / 2) * PER_BLOCK,
      )
    const figures = tracks.flatMap((track): Other[] => {
      const kind = this.#words[track.kind] ?? ''
      if (this.#isAgent(track) || !isDrawn(kind) || !isNear(track)) return []
      const isBaby = ((track.gear[0]?.doing ?? 0) & DOING.baby) !== 0
      return [
        {
          id: track.id,
          figure: this.#palette.figureOf(kind, this.#words[track.name] ?? ''),
          scale: kind === 'item' ? ITEM_SIZE : isBaby ? 0.5 : 1,
          isItem: kind === 'item',
          poses: thinned(track, from),
        },
      ]
    })
    return [{ kind: 'others', t: from * TICK_MS, until: (from + ticks) * TICK_MS, figures }]
  }

  #posesOf(track: Track, from: number): Timed[] {
    if (!this.#isAgent(track)) return []
    const agent = this.#words[track.name] ?? ''
    const poses: number[] = []
    for (let i = 0; i < track.x.length; i++) poses.push(...poseAt(track, i, from))
    return [{ kind: 'poses', agent, poses }]
  }
}

const angle = (steps: number): number => rounded((steps / PER_TURN) * 2 * Math.PI)

/** `POSE` numbers: the pose of a figure this many ticks after its track began. */
const poseAt = ({ offset, x, y, z, yaw, pitch }: Track, i: number, from: number): number[] => [
  (from + offset + i) * TICK_MS,
  rounded(x[i]! / PER_BLOCK),
  rounded(y[i]! / PER_BLOCK),
  rounded(z[i]! / PER_BLOCK),
  angle(yaw[i]!),
  angle(pitch[i]!),
]

/** The poses of a less important figure: four per second, and one while nothing moves. */
function thinned(track: Track, from: number): number[] {
  const last = track.x.length - 1
  const isStill = [track.x, track.y, track.z, track.yaw, track.pitch].every((steps) =>
    steps.every((step) => step === steps[0]),
  )
  const poses = poseAt(track, 0, from)
  if (isStill) return poses
  for (let i = STRIDE; i < last; i += STRIDE) poses.push(...poseAt(track, i, from))
  if (last > 0) poses.push(...poseAt(track, last, from))
  return poses
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** The carried amount of each item, in inventory order. */
function totals(stacks: readonly [item: string, count: number][]): [string, number][] {
  const sums = new Map<string, number>()
  for (const [item, count] of stacks) sums.set(item, (sums.get(item) ?? 0) + count)
  return [...sums].filter(([item]) => item !== '')
}
