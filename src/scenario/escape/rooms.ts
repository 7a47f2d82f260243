import { z } from 'zod'
import { inBox, type Position } from '../../core/position.ts'
import { cellBoxSchema, cellPositionSchema, itemCountSchema, placedBlockSchema } from '../../task/parts.ts'
import type { Task } from '../../task/task.ts'

/** How the mechanisms of a gate work together. */
export const holdSchema = z.enum(['any', 'each', 'together'])
export type Hold = z.infer<typeof holdSchema>

/** What opens a gate or a teleport: mechanisms (none: it stands open), `any` one of them, `each` once, or all held `together`. */
const opening = { openedBy: z.array(z.string()), hold: holdSchema }

/** A task of getting out: rooms, the gates and teleports between them, and the mechanisms that open those. */
export const escapeSchema = z.object({
  rooms: z
    .array(
      z.object({
        id: z.string(),
        box: cellBoxSchema,
        /** Weight of the room in the paper's completion rate (eq. 13). */
        score: z.number().positive(),
        /** VillagerBench's `wait_interval`, which divides the room's part of the complexity. */
        wait: z.number().positive(),
      }),
    )
    .min(1),
  /** Room in which the agents begin. */
  start: z.string(),
  /** Room that all must reach. */
  exit: z.string(),
  /** Walls and whatever else stands there and opens nothing. */
  blocks: z.array(placedBlockSchema),
  gates: z.array(
    z.object({
      id: z.string(),
      /** The two rooms that it parts, the one that it belongs to first; it lets pass both ways. */
      between: z.tuple([z.string(), z.string()]),
      /** What closes it: these cells become air when it opens. */
      cells: z.array(placedBlockSchema).min(1),
      ...opening,
    }),
  ),
  /** Ways without a passage: once open, whoever is in the room is moved, and nobody comes back. */
  teleports: z.array(
    z.object({
      id: z.string(),
      from: z.string(),
      /** Where the agents come out: the first of the team at the first cell, the second at the second, and round again. */
      to: z.array(cellPositionSchema).min(1),
      ...opening,
    }),
  ),
  mechanisms: z.array(
    z.object({
      id: z.string(),
      position: cellPositionSchema,
      /** What stands there at first; air where a block is to be put. */
      block: placedBlockSchema.shape.block,
      /** What must stand there for the mechanism to count as used or held; air where a block is to be taken away. */
      wanted: placedBlockSchema.shape.block,
    }),
  ),
  /** Items that must be in the exit room in somebody's hands. */
  carry: z.array(itemCountSchema),
})
export type Escape = z.infer<typeof escapeSchema>
export type Mechanism = Escape['mechanisms'][number]

/** A task of getting out. */
export type EscapeTask = Task & { scenario: 'escape'; escape: Escape }

/** A way from a room to others: a gate or a teleport. It belongs to the room it leads from. */
export interface Way {
  id: string
  from: string
  to: readonly string[]
  /** Gates let pass both ways, teleports one way. */
  isGate: boolean
  openedBy: readonly string[]
  hold: Hold
}

/** The gates, then the teleports. */
export function waysOf(escapeTask: Escape): Way[] {
  const { gates, teleports } = escapeTask
  return [
    ...gates.map(({ id, between: [from, to], openedBy, hold }) => ({
      id,
      from,
      to: [to],
      isGate: true,
      openedBy,
      hold,
    })),
    ...teleports.map(({ id, from, to, openedBy, hold }) => {
      const rooms = to.flatMap((cell) => roomAt(escapeTask, cell) ?? [])
      return { id, from, to: [...new Set(rooms)], isGate: false, openedBy, hold }
    }),
  ]
}

/** The room that holds a cell; undefined between rooms. */
export const roomAt = ({ rooms }: Pick<Escape, 'rooms'>, cell: Position): string | undefined =>
  rooms.find(({ box }) => inBox(box, cell))?.id

/** Buttons and plates fall back by themselves: somebody must hold or press them. */
export const isMomentary = ({ block, wanted }: Pick<Mechanism, 'block' | 'wanted'>): boolean =>
  block.name === wanted.name && /_(button|pressure_plate)$/.test(block.name)

/** A cell on the floor in the middle of a room. */
export function centreOf({ rooms }: Pick<Escape, 'rooms'>, id: string): Position {
  const box = rooms.find((room) => room.id === id)?.box
  if (box === undefined) return { x: 0, y: 0, z: 0 }
  const { min, max } = box
  return { x: Math.floor((min.x + max.x) / 2), y: min.y, z: Math.floor((min.z + max.z) / 2) }
}
