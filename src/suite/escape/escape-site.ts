import type { Position } from '../../core/position.ts'
import { parseBlock } from '../../game/block.ts'
import { isDoor } from '../../game/blocks/kinds/openings.ts'
import { type BlockBox, boxesOf } from '../../import/boxes.ts'
import type { TaskDraft } from '../../scenario/builtin.ts'
import type { Hold } from '../../scenario/escape/rooms.ts'

type EscapeDraft = Extract<TaskDraft, { scenario: 'escape' }>
type Part = EscapeDraft['escape']
export type Cell = [number, number, number]

/** Height of the agents' feet on the ground of the superflat world. */
const GROUND = -60
const HEIGHT = 3
/** Cells along a side of a room, and the distance between rooms, which includes two walls. */
export const INSIDE = 7
const PITCH = 9
const MIDDLE = 3
/** Width and depth of a chamber next to a room (cells). */
const CHAMBER = 3
/** Cannot be dug. */
const WALL = 'bedrock'

export interface Opening {
  openedBy: string[]
  hold?: Hold
}

/** The blocks that close the lower and upper cell of a passage. */
export type Closing = readonly [lower: string, upper: string]

/**
 * Draws an escape on a grid: columns of rooms from west to east, lanes from north to south, and walls around open cells.
 */
export class EscapeSite {
  readonly rooms: Part['rooms'] = []
  readonly gates: NonNullable<Part['gates']> = []
  readonly teleports: NonNullable<Part['teleports']> = []
  readonly mechanisms: NonNullable<Part['mechanisms']> = []
  readonly chests: NonNullable<NonNullable<EscapeDraft['supply']>['chests']> = []
  /** Height of the open space per column `x,z`. */
  readonly #open = new Map<string, { x: number; z: number; height: number }>()

  /** A cell inside a room: u counts east, v south and y up. */
  at(column: number, lane: number, u: number, v: number, y = 0): Cell {
    return [column * PITCH + u, GROUND + y, lane * PITCH + v]
  }

  /** @param weight further input to the room's complexity, in addition to its mechanisms and its team */
  room(
    id: string,
    column: number,
    lane: number,
    weight: { wait: number; conditions?: number } = { wait: 1 },
  ): string {
    this.rooms.push({
      id,
      min: this.at(column, lane, 0, 0),
      max: this.at(column, lane, INSIDE - 1, INSIDE - 1, HEIGHT - 1),
      ...weight,
    })
    for (let u = 0; u < INSIDE; u++)
      for (let v = 0; v < INSIDE; v++) this.#carve(this.at(column, lane, u, v), HEIGHT)
    return id
  }

  /** Adds a small room to the north or south of a column's first lane. @returns the lower cell of its doorway */
  chamber(id: string, column: number, side: 'north' | 'south', wait: number): Cell {
    const first = side === 'north' ? -1 - CHAMBER : INSIDE + 1
    const west = MIDDLE - 1
    this.rooms.push({
      id,
      min: this.at(column, 0, west, first),
      max: this.at(column, 0, west + CHAMBER - 1, first + CHAMBER - 1, HEIGHT - 1),
      wait,
    })
    for (let u = west; u < west + CHAMBER; u++)
      for (let v = first; v < first + CHAMBER; v++) this.#carve(this.at(column, 0, u, v), HEIGHT)
    const door = this.at(column, 0, MIDDLE, side === 'north' ? -1 : INSIDE)
    this.#carve(door, 2)
    return door
  }

  /** The centre of a chamber. */
  chamberMiddle(column: number, side: 'north' | 'south', y = 0): Cell {
    return this.at(column, 0, MIDDLE, side === 'north' ? -1 - CHAMBER + 1 : INSIDE + 2, y)
  }

  /** A passage from a room to the next one in the east, closed by two layers of blocks. */
  passage(
    id: string,
    between: [string, string],
    [column, lane]: [number, number],
    closings: readonly [Closing, Closing],
    opening: Opening,
    more: BlockBox[] = [],
  ): void {
    const cells = closings.flatMap(([lower, upper], layer) => {
      const foot = this.at(column, lane, INSIDE + layer, MIDDLE)
      this.#carve(foot, 2)
      return doorway(foot, [lower, upper])
    })
    this.gate(id, between, [...cells, ...more], opening)
  }

  gate(id: string, between: [string, string], cells: BlockBox[], { openedBy, hold = 'each' }: Opening): void {
    this.gates.push({ id, between, cells, opened_by: openedBy, hold })
  }

  teleport(id: string, from: string, to: Cell[], { openedBy, hold = 'each' }: Opening): void {
    this.teleports.push({ id, from, to, opened_by: openedBy, hold })
  }

  mechanism(id: string, at: Cell, block: string, wanted?: string): string {
    this.mechanisms.push({ id, at, block, ...(wanted === undefined ? {} : { wanted }) })
    return id
  }

  chest(at: Cell, facing: 'north' | 'south', item: string): void {
    this.chests.push({ at, facing, items: [{ item, count: 1 }] })
  }

  /** The complete task. The first room is the start. */
  draft(
    text: Pick<EscapeDraft, 'id' | 'title' | 'goal' | 'minecraft' | 'agents'>,
    { exit, carry, seconds }: { exit: string; carry: string[]; seconds: number },
  ): EscapeDraft {
    const walls = this.#walls()
    const xs = walls.map(({ position }) => position.x)
    const zs = walls.map(({ position }) => position.z)
    const start = this.rooms[0] as Part['rooms'][number]
    const counts = Map.groupBy(carry, (item) => item)
    return {
      schema: 1,
      ...text,
      scenario: 'escape',
      arena: {
        min: [Math.min(...xs) - 1, GROUND, Math.min(...zs) - 1],
        max: [Math.max(...xs) + 1, GROUND + HEIGHT + 1, Math.max(...zs) + 1],
        floor: WALL,
        spawn: this.at(0, 0, 1, MIDDLE),
      },
      limits: { seconds },
      supply: { chests: this.chests },
      escape: {
        rooms: this.rooms,
        start: start.id,
        exit,
        blocks: boxesOf(walls),
        gates: this.gates,
        teleports: this.teleports,
        mechanisms: this.mechanisms,
        carry: [...counts].map(([item, all]) => ({ item, count: all.length })),
      },
    }
  }

  #carve([x, , z]: Cell, height: number): void {
    const key = `${x},${z}`
    if (!this.#open.has(key)) this.#open.set(key, { x, z, height })
  }

  /** Walls next to and above the open cells, up to the height of the rooms. */
  #walls(): { position: Position; block: { name: string; properties: Record<string, string> } }[] {
    const block = { name: WALL, properties: {} }
    const heights = new Map<string, { x: number; z: number; from: number }>()
    for (const { x, z, height } of this.#open.values()) {
      heights.set(`${x},${z}`, { x, z, from: height })
      for (let dx = -1; dx <= 1; dx++)
        for (let dz = -1; dz <= 1; dz++) {
          const key = `${x + dx},${z + dz}`
          if (!this.#open.has(key)) heights.set(key, { x: x + dx, z: z + dz, from: 0 })
        }
    }
    return [...heights.values()].flatMap(({ x, z, from }) =>
      Array.from({ length: HEIGHT - from }, (_, y) => ({
        position: { x, y: GROUND + from + y, z },
        block,
      })),
    )
  }
}

/** The blocks that close a doorway, with the `half` property for doors. */
export function doorway([x, y, z]: Cell, [lower, upper]: Closing): BlockBox[] {
  const half = (text: string, which: string) =>
    isDoor(parseBlock(text)?.name ?? '') ? text.replace(']', `,half=${which}]`) : text
  return [
    { block: half(lower, 'lower'), at: [x, y, z] },
    { block: half(upper, 'upper'), at: [x, y + 1, z] },
  ]
}
