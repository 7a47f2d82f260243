import { add, boundingBox, cellKey, inBox, type Position } from '../../core/position.ts'
import { type Side as Direction, offsetOf } from '../../game/placement/placement-options.ts'
import type { Container } from '../../task/task.ts'
import type { TaskFileBase } from '../../task/task-file.ts'

/** Number of agents that share a depot. */
export const AGENTS_PER_DEPOT = 3
/** Room between a building and a depot, in which agents walk and stand (blocks). */
const GAP = 2
/** Distance between the chests of a depot: side by side they would become double chests (blocks). */
const SPACING = 2

/** A side of a building: the outward direction, the direction along it, and the facing of chests there. */
const SIDES = [
  { axis: 'x', along: 'z', end: 'max', facing: 'west' },
  { axis: 'x', along: 'z', end: 'min', facing: 'east' },
  { axis: 'z', along: 'x', end: 'max', facing: 'north' },
  { axis: 'z', along: 'x', end: 'min', facing: 'south' },
] as const
type Side = (typeof SIDES)[number]

/** Start positions of the agents of a large team: those of each depot in front of its first chest. */
export function startsBeside(
  spawn: Position,
  chestsPerDepot: number,
  depots: readonly Container[],
): Position[] {
  const firsts = depots.filter((_, index) => index % chestsPerDepot === 0)
  return [
    spawn,
    ...firsts.map(({ position, block }) => add(position, offsetOf(block.properties.facing as Direction))),
  ]
}

/**
 * Depots for a team that is too large for one: the same chests repeated on other sides of the building, as far as the arena has room, so that queues stay short and materials are near the work.
 */
export function moreDepots(
  { arena, agents }: Pick<TaskFileBase, 'arena' | 'agents'>,
  chests: readonly Container[],
  cells: readonly Position[],
): Container[] {
  const [first] = chests
  const box = boundingBox(cells)
  if (first === undefined || box === undefined) return []
  const floor = arena.min.y
  const outwards = ({ axis, end }: Side) =>
    end === 'max' ? first.position[axis] - box.max[axis] : box.min[axis] - first.position[axis]
  const own = SIDES.reduce((best, side) => (outwards(side) > outwards(best) ? side : best))
  const isOpposite = (side: Side) => side.axis === own.axis
  const others = SIDES.filter((side) => side !== own).sort(
    (a, b) => Number(isOpposite(b)) - Number(isOpposite(a)),
  )
  const taken = new Set([arena.spawn, ...chests.map(({ position }) => position)].map(cellKey))
  const rowAt = ({ axis, along, end, facing }: Side): Container[] => {
    const out = end === 'max' ? box.max[axis] + GAP + 1 : box.min[axis] - GAP - 1
    const start = Math.floor((box.min[along] + box.max[along]) / 2) - (chests.length - 1)
    return chests.map(({ block, items }, index) => ({
      position: { [axis]: out, [along]: start + SPACING * index, y: floor } as unknown as Position,
      block: { name: block.name, properties: { ...block.properties, facing } },
      items: [...items],
    }))
  }
  return others
    .map(rowAt)
    .filter((row) => row.every(({ position }) => inBox(arena, position) && !taken.has(cellKey(position))))
    .slice(0, Math.ceil(agents / AGENTS_PER_DEPOT) - 1)
    .flat()
}
