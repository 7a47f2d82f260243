import type { GameEvent } from '../../core/journal/events.ts'
import { boundingBox, type Position } from '../../core/position.ts'
import type { RecordingHead, SegmentLine } from '../../recording/line.ts'
import { connected } from '../../render/connections.ts'
import type { LookProvider } from '../../render/look/look.ts'
import { strataOf } from '../../task/arena-ground.ts'
import type { Task } from '../../task/task.ts'
import type { RunMessage, ViewMessage } from '../messages.ts'
import { BlockPalette } from './block-palette.ts'
import { RecordingFeed } from './recording-feed.ts'
import { VoxelStore } from './voxel-store.ts'

/** Radius of the camera's first view around the team's start, if there is nothing to build (blocks). */
const AROUND = 9

/** Produces the messages about blocks and figures: from the recording, or from the journal if there is none. */
export class WorldFeed {
  readonly #send: (message: ViewMessage) => void
  readonly #palette: BlockPalette
  readonly #store = new VoxelStore()
  readonly #recording: RecordingFeed | undefined
  /** The required state by cell. */
  readonly #wanted = new Map<string, number>()

  /** @param head the recording's first line, if the run has a recording */
  constructor(send: (message: ViewMessage) => void, head: RecordingHead | undefined, looks?: LookProvider) {
    this.#send = send
    const palette = new BlockPalette(looks, head?.minecraft)
    this.#palette = palette
    this.#recording = head && new RecordingFeed(head, { palette, store: this.#store, looks })
  }

  /** The place of a task. @returns what the camera should look at */
  begin(task: Task): RunMessage['focus'] {
    this.#want(task)
    if (this.#recording === undefined && task.terrain === undefined) this.#layFloor(task)
    const { x, y, z } = task.arena.spawn
    const box = boundingBox(task.blueprint.map(({ position }) => position)) ?? {
      min: { x: x - AROUND, y, z: z - AROUND },
      max: { x: x + AROUND, y: y + 3, z: z + AROUND },
    }
    return { min: triple(box.min), max: triple(box.max) }
  }

  /** The blocks prepared so far, sent once the page knows the run. */
  open(task: Task, agents: readonly string[]): void {
    const figures = agents.map((name) => this.#palette.agent(name))
    const cells = task.blueprint.flatMap(({ position: { x, y, z } }) => [
      x,
      y,
      z,
      this.#wanted.get(`${x},${y},${z}`)!,
    ])
    this.#tell(...figures, ...(cells.length === 0 ? [] : [{ kind: 'blueprint' as const, cells }]))
  }

  #want({ blueprint }: Task): void {
    const byCell = new Map(blueprint.map(({ position: { x, y, z }, block }) => [`${x},${y},${z}`, block]))
    for (const { position, block } of blueprint) {
      const { x, y, z } = position
      const drawn = connected(position, block, (...cell) => byCell.get(cell.join(',')))
      this.#wanted.set(`${x},${y},${z}`, this.#palette.wish(block, drawn))
    }
  }

  /** Without a recording, only the ground layers of the arena itself are known. */
  #layFloor({ arena }: Task): void {
    const { min, max } = arena.box
    for (const { block, low, high } of strataOf(arena)) {
      const id = this.#palette.idOfText(block)
      for (let y = low; y <= high; y++)
        for (let x = min.x; x <= max.x; x++) for (let z = min.z; z <= max.z; z++) this.#store.set(x, y, z, id)
    }
  }

  /** Blocks from the journal; they are in the recording as well. */
  event(event: Extract<GameEvent, { type: 'arena.prepared' | 'block.changed' }>): void {
    if (this.#recording !== undefined) return
    if (event.type === 'block.changed') {
      const { position, to } = event.data
      const id = this.#palette.idOfText(to)
      this.#tellChanges(event.t, this.#store.change(position.x, position.y, position.z, id))
      return
    }
    for (const { position, block } of event.data.blocks)
      this.#store.set(position.x, position.y, position.z, this.#palette.idOfText(block))
    const sections = this.#store.freshSections()
    this.#tell(...this.#fitsOfAll(), ...sections)
  }

  /** A line of the recording. */
  segment(line: SegmentLine): void {
    if (this.#recording === undefined) return
    const { sections, pictures, timed } = this.#recording.read(line)
    this.#tell(...(sections.length > 0 ? this.#fitsOfAll() : []), ...sections, ...pictures)
    for (const message of timed) {
      if (message.kind === 'blocks') this.#tellChanges(message.t, message.cells)
      else this.#tell(message)
    }
  }

  #tellChanges(t: number, cells: number[]): void {
    if (cells.length === 0) return
    const pairs: number[] = []
    for (let i = 0; i < cells.length; i += 5) {
      const wanted = this.#wanted.get(`${cells[i]},${cells[i + 1]},${cells[i + 2]}`)
      if (wanted !== undefined) pairs.push(...this.#palette.fit(wanted, cells[i + 4]!))
    }
    this.#tell(...fits(pairs), { kind: 'blocks', t, cells })
  }

  /** The existing states that count as correct in place of the required ones. */
  #fitsOfAll(): ViewMessage[] {
    return fits(
      [...this.#wanted].flatMap(([cell, wanted]) => {
        const [x, y, z] = cell.split(',').map(Number)
        return this.#palette.fit(wanted, this.#store.get(x!, y!, z!))
      }),
    )
  }

  /** Sends messages, preceded by the models that they need. */
  #tell(...messages: ViewMessage[]): void {
    for (const message of [...this.#palette.news(), ...messages]) this.#send(message)
  }
}

const triple = ({ x, y, z }: Position): [number, number, number] => [x, y, z]

const fits = (pairs: number[]): ViewMessage[] => (pairs.length === 0 ? [] : [{ kind: 'fits', pairs }])
