import { type Box, formatPosition, inBox, type Position } from '../core/position.ts'

/** The cells in which blocks can stand, in heights of 1.18 and later (game rule). The lowest layer is reserved for the floor. */
export const WORLD_BOUNDS: Box = {
  min: { x: -30_000_000, y: -63, z: -30_000_000 },
  max: { x: 29_999_999, y: 319, z: 29_999_999 },
}
/** Maximum volume of an arena (cells). All of it is cleared before a run, which takes 512 commands. */
const MAX_ARENA_CELLS = 2 ** 24

/** Number of cells in a box. */
export const volumeOf = ({ min, max }: Box): number =>
  (max.x - min.x + 1) * (max.y - min.y + 1) * (max.z - min.z + 1)

/** Why no block can stand in a cell; undefined if one can. */
export const worldIssue = (cell: Position): string | undefined =>
  inBox(WORLD_BOUNDS, cell)
    ? undefined
    : `${formatPosition(cell)} lies outside the world, which reaches from ${formatPosition(WORLD_BOUNDS.min)} to ${formatPosition(WORLD_BOUNDS.max)}`

/** The problem with an arena's corners or volume; undefined if there is none. */
export function arenaIssue(box: Box): { corner: 'min' | 'max'; message: string } | undefined {
  for (const corner of ['min', 'max'] as const) {
    const message = worldIssue(box[corner])
    if (message !== undefined) return { corner, message }
  }
  const volume = volumeOf(box)
  if (volume <= MAX_ARENA_CELLS) return undefined
  return {
    corner: 'max',
    message: `${volume} cells are too many for an arena; the maximum is ${MAX_ARENA_CELLS}`,
  }
}
