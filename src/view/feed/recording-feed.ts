import { inflateRawSync } from 'node:zlib'
import { type RecordingHead, type SegmentLine, TICK_MS } from '../../recording/line.ts'
import { decodeSegment, PER_BLOCK, PER_TURN, type Segment, type Track } from '../../recording/segment.ts'
import type { ViewMessage } from '../messages.ts'
import type { BlockPalette } from './block-palette.ts'
import type { VoxelStore } from './voxel-store.ts'

type Timed = Extract<ViewMessage, { kind: 'blocks' | 'poses' | 'items' | 'chat' }>

/** Makes the segments of a recording into messages. */
export class RecordingFeed {
  readonly #bottom: number
  readonly #agents: ReadonlySet<string>
  readonly #palette: BlockPalette
  readonly #store: VoxelStore
  /** Our number for each number of the recording. */
  readonly #blocks: number[] = [0]
  readonly #words: string[] = ['']

  constructor({ bottom, agents }: RecordingHead, palette: BlockPalette, store: VoxelStore) {
    this.#bottom = bottom
    this.#agents = new Set(agents)
    this.#palette = palette
    this.#store = store
  }

  read(line: SegmentLine): { sections: ViewMessage[]; timed: Timed[] } {
    for (const block of line.blocks ?? []) this.#blocks.push(this.#palette.idOfText(block))
    this.#words.push(...(line.words ?? []))
    const segment = decodeSegment(inflateRawSync(Buffer.from(line.data, 'base64')))
    this.#readColumns(segment)
    const sections = this.#store.freshSections()
    const at = (offset: number): number => (line.from + offset) * TICK_MS
    const timed: Timed[] = [
      ...segment.changes.map(
        ({ offset, x, y, z, block }): Timed => ({
          kind: 'blocks',
          t: at(offset),
          cells: this.#store.change(x, y, z, this.#blocks[block] ?? 0),
        }),
      ),
      ...segment.tracks.flatMap((track) => this.#posesOf(track, line.from)),
      ...segment.carried.map(
        ({ offset, agent, selected, stacks }): Timed => ({
          kind: 'items',
          t: at(offset),
          agent: this.#words[agent] ?? '',
          held: this.#words[stacks.find(({ slot }) => slot === 36 + selected)?.item ?? 0] || null,
          items: totals(stacks.map(({ item, count }) => [this.#words[item] ?? '', count])),
        }),
      ),
      ...segment.said.map(
        ({ offset, from, text }): Timed => ({
          kind: 'chat',
          t: at(offset),
          agent: this.#words[from] || null,
          text,
        }),
      ),
    ]
    return { sections, timed }
  }

  #readColumns({ columns }: Segment): void {
    const bottom = this.#bottom >> 4
    for (const { cx, cz, sections } of columns)
      sections.forEach((cells, index) => {
        if (cells === undefined) return
        this.#store.setSection(
          cx,
          bottom + index,
          cz,
          cells.map((block) => this.#blocks[block] ?? 0),
        )
      })
  }

  #posesOf({ name, kind, offset, x, y, z, yaw, pitch }: Track, from: number): Timed[] {
    const agent = this.#words[name] ?? ''
    if (this.#words[kind] !== 'player' || !this.#agents.has(agent)) return []
    const poses: number[] = []
    const angle = (steps: number): number => rounded((steps / PER_TURN) * 2 * Math.PI)
    for (let i = 0; i < x.length; i++)
      poses.push(
        (from + offset + i) * TICK_MS,
        rounded(x[i]! / PER_BLOCK),
        rounded(y[i]! / PER_BLOCK),
        rounded(z[i]! / PER_BLOCK),
        angle(yaw[i]!),
        angle(pitch[i]!),
      )
    return [{ kind: 'poses', agent, poses }]
  }
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** What is carried of each item, in the order in which they are carried. */
function totals(stacks: readonly [item: string, count: number][]): [string, number][] {
  const sums = new Map<string, number>()
  for (const [item, count] of stacks) sums.set(item, (sums.get(item) ?? 0) + count)
  return [...sums].filter(([item]) => item !== '')
}
