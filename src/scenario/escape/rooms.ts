import { z } from 'zod'
import { inBox, type Position } from '../../core/position.ts'
import { switchesBack } from '../../game/blocks/kinds/switches.ts'
import { itemCountSchema } from '../../game/item-counts.ts'
import { cellBoxSchema, cellPositionSchema, type PlacedBlock, placedBlockSchema } from '../../task/parts.ts'
import type { Task } from '../../task/task.ts'

/** How the mechanisms of a gate work together. */
export const holdSchema = z.enum(['any', 'each', 'together'])
export type Hold = z.infer<typeof holdSchema>

/** The mechanisms that open a gate or teleport: `any` one of them, `each` once, or all held `together`. None: it is open. */
const opening = {
  openedBy: z.array(z.string()),
  hold: holdSchema,
  /**
   * Time after which it closes again, counted from when its mechanisms were last in the required state (s);
   * absent: never.
   */
  closesAfter: z.number().positive().optional(),
}

/** The layout of an escape: rooms, gates and teleports between them, and the mechanisms that open these. */
export const escapeSchema = z.object({
  rooms: z
    .array(
      z.object({
        id: z.string(),
        box: cellBoxSchema,
        /** Weight of the room in the paper's completion rate (eq. 13). */
        score: z.number().positive(),
        /** VillagerBench's `wait_interval`, by which the room's complexity is divided. */
        wait: z.number().positive(),
        /** Number of conditions by which the room's complexity counts; absent: all mechanisms of its ways. */
        conditions: z.int().positive().optional(),
      }),
    )
    .min(1),
  /** The room where the agents start. */
  start: z.string(),
  /** The room that all agents must reach. */
  exit: z.string(),
  /** Walls and other blocks that are neither gates nor mechanisms. */
  blocks: z.array(placedBlockSchema),
  gates: z.array(
    z.object({
      id: z.string(),
      /** The two rooms that it separates, beginning with the one that it belongs to. It can be passed in both directions. */
      between: z.tuple([z.string(), z.string()]),
      /** The blocks that close it. These cells become air when it opens. */
      cells: z.array(placedBlockSchema).min(1),
      ...opening,
    }),
  ),
  /** One-way connections without a passage. Once open, they move the agents in the room. */
  teleports: z.array(
    z.object({
      id: z.string(),
      from: z.string(),
      /** Destination cells: the first agent goes to the first cell, the second to the second, and so on, cyclically. */
      to: z.array(cellPositionSchema).min(1),
      ...opening,
    }),
  ),
  mechanisms: z.array(
    z.object({
      id: z.string(),
      position: cellPositionSchema,
      /** The initial block; air if a block must be placed. */
      block: placedBlockSchema.shape.block,
      /** The block with which the mechanism counts as used or held; air if the block must be removed. */
      wanted: placedBlockSchema.shape.block,
    }),
  ),
  /** Items that agents must carry into the exit. */
  carry: z.array(itemCountSchema),
})
export type Escape = z.infer<typeof escapeSchema>
export type Mechanism = Escape['mechanisms'][number]

/** An escape task. */
export type EscapeTask = Task & { scenario: 'escape'; escape: Escape }

/** All blocks in the arena before the run: walls, closed gates and mechanisms in their initial state. */
export const blocksBefore = ({ blocks, gates, mechanisms }: Escape): PlacedBlock[] => [
  ...blocks,
  ...gates.flatMap(({ cells }) => cells),
  ...mechanisms.map(({ position, block }) => ({ position, block })),
]

/** A way from a room to others: a gate or a teleport. It belongs to the room that it leads from. */
export interface Way {
  id: string
  from: string
  to: readonly string[]
  /** Gates work in both directions, teleports in one. */
  isGate: boolean
  openedBy: readonly string[]
  hold: Hold
  closesAfter?: number | undefined
}

/** The gates, then the teleports. */
export function waysOf(escapeTask: Escape): Way[] {
  const { gates, teleports } = escapeTask
  return [
    ...gates.map(({ id, between: [from, to], openedBy, hold, closesAfter }) => ({
      id,
      from,
      to: [to],
      isGate: true,
      openedBy,
      hold,
      closesAfter,
    })),
    ...teleports.map(({ id, from, to, openedBy, hold, closesAfter }) => {
      const rooms = to.flatMap((cell) => roomAt(escapeTask, cell) ?? [])
      return { id, from, to: [...new Set(rooms)], isGate: false, openedBy, hold, closesAfter }
    }),
  ]
}

/** The room that contains a cell; undefined between rooms. */
export const roomAt = ({ rooms }: Pick<Escape, 'rooms'>, cell: Position): string | undefined =>
  rooms.find(({ box }) => inBox(box, cell))?.id

/** Whether a mechanism deactivates by itself, like buttons and plates, so that an agent must hold or press it. */
export const isMomentary = ({ block, wanted }: Pick<Mechanism, 'block' | 'wanted'>): boolean =>
  block.name === wanted.name && switchesBack(block.name)

/** The cell on the floor in the centre of a room. */
export function centreOf({ rooms }: Pick<Escape, 'rooms'>, id: string): Position {
  const box = rooms.find((room) => room.id === id)?.box
  if (box === undefined) return { x: 0, y: 0, z: 0 }
  const { min, max } = box
  return { x: Math.floor((min.x + max.x) / 2), y: min.y, z: Math.floor((min.z + max.z) / 2) }
}
