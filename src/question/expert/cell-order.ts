import { once } from '../../core/once.ts'
import { cellKey, center, distance, type Position, sameCell } from '../../core/position.ts'
import type { BlockSpec } from '../../game/block.ts'
import { BODY_HEIGHT, EYE_HEIGHT, HALF_WIDTH } from '../../game/bodies.ts'
import { isFreelyOrdered } from '../../game/placement/free-order.ts'
import { placedBefore } from '../../game/placement/placed-before.ts'
import { offsetOf, placementOptions } from '../../game/placement/placement-options.ts'
import type { WantedCell } from '../../graph/wanted-cells.ts'

/**
 * Cells this near to the eyes are placed from the agent's current position (blocks): the reach of a player,
 * less some tolerance.
 */
export const AT_HAND = 4.2

/**
 * The cell to fill next, among those whose prerequisites are placed. Within reach, it is the lowest, and of these the farthest,
 * which nearer ones would otherwise hide; above eye level, the first in the plan. If none is within reach, it is the nearest.
 * Cells that the agent has no blocks for come later, and cells occupied by teammates last. An agent that has climbed first fills
 * the cells whose blocks turn the right way if placed from up there; for the others it comes down.
 * @param open cells to fill, in an order in which they can be built
 * @param options.others positions of teammates
 * @param options.isSupplied whether the agent carries the material for a cell
 */
export function nextCell(
  open: readonly WantedCell[],
  here: Position,
  {
    others = [],
    isUp = false,
    isSupplied = () => true,
  }: {
    others?: readonly Position[]
    isUp?: boolean | undefined
    isSupplied?: (cell: WantedCell) => boolean
  } = {},
): WantedCell | undefined {
  const ready = free(open)
  const unoccupied = ready.filter((cell) => !others.some((other) => isUnder(cell, other)))
  const possible = unoccupied.length > 0 ? unoccupied : ready
  const supplied = possible.filter(isSupplied)
  const cells = supplied.length > 0 ? supplied : possible
  const atHand = cells.filter((cell) => isAtHand(cell, here) && !isUnder(cell, here))
  const turned = isUp ? atHand.filter((cell) => turnsFrom(cell, here)) : []
  const near = turned.length > 0 ? turned : atHand
  const isAbove = ({ position }: WantedCell) => position.y > here.y + EYE_HEIGHT
  const rank = (cell: WantedCell): number[] =>
    isAbove(cell) ? [cell.position.y, open.indexOf(cell)] : [cell.position.y, -wayTo(cell, here)]
  if (near.length > 0) return near.reduce((best, cell) => (isBefore(rank(cell), rank(best)) ? cell : best))
  return cells.reduce<WantedCell | undefined>(
    (best, cell) => (best !== undefined && away(best, here) <= away(cell, here) ? best : cell),
    undefined,
  )
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && (a[at] as number) < (b[at] as number)
}

const away = ({ position }: WantedCell, here: Position): number => distance(center(position), here)

/** Whether a cell can be filled without walking. */
export function isAtHand({ position: { x, y, z } }: WantedCell, here: Position): boolean {
  const eye = here.y + EYE_HEIGHT
  return Math.hypot(x + 0.5 - here.x, y + 0.5 - eye, z + 0.5 - here.z) <= AT_HAND
}

/** Whether a block that turns with the look direction gets the required orientation if placed from here. */
function turnsFrom({ position, block }: WantedCell, here: Position): boolean {
  const [dx, dz] = [position.x + 0.5 - here.x, position.z + 0.5 - here.z]
  return looksOf(block).some((look) => {
    const { x, y, z } = look === undefined ? UP : offsetOf(look)
    return y !== 0 || x * dx + z * dz > Math.abs(x === 0 ? dx : dz)
  })
}

const UP = { x: 0, y: 1, z: 0 }
const looksOf = once((block: BlockSpec) => placementOptions(block).map(({ look }) => look))

/** Whether the agent's body is in a cell. */
const isUnder = ({ position }: Pick<WantedCell, 'position'>, here: Position): boolean =>
  Math.abs(position.x + 0.5 - here.x) < 0.5 + HALF_WIDTH &&
  Math.abs(position.z + 0.5 - here.z) < 0.5 + HALF_WIDTH &&
  position.y + 1 > here.y &&
  position.y < here.y + BODY_HEIGHT

/** The cells that can be filled now: their supports are there, and no nearby cell must come first. */
function free(open: readonly WantedCell[]): WantedCell[] {
  const missing = new Set(open.map(({ position }) => cellKey(position)))
  const isMissing = (cell: Position | undefined) => cell !== undefined && missing.has(cellKey(cell))
  const wanted = new Map(open.map(({ position, block }) => [cellKey(position), block]))
  const blockAt = (cell: Position) => wanted.get(cellKey(cell))
  const firstOf = (cell: Position) => {
    const block = blockAt(cell)
    return block && placedBefore(block, cell, blockAt)
  }
  const earlier: WantedCell[] = []
  const earlierBound: WantedCell[] = []
  return open.filter((cell, index) => {
    const { position, leansOn } = cell
    const isBound = !isFree(cell.block)
    const below = { ...position, y: position.y - 1 }
    const isFirst = (other: Position | undefined) => other !== undefined && sameCell(other, position)
    const waits =
      isMissing(leansOn) ||
      isMissing(firstOf(position)) ||
      (isMissing(below) && !isFirst(firstOf(below))) ||
      (isBound ? earlier : earlierBound).some((other) => areNear(cell, other))
    earlier.push(cell)
    if (isBound) earlierBound.push(cell)
    return index === 0 || !waits
  })
}

const isFree = once(isFreelyOrdered)

/** Blocks of several cells, and those that join their neighbours, reach no farther than this. */
const areNear = ({ position: a }: WantedCell, { position: b }: WantedCell): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.z - b.z) <= 2

const wayTo = ({ position }: WantedCell, here: Position): number =>
  Math.hypot(position.x + 0.5 - here.x, position.z + 0.5 - here.z)
