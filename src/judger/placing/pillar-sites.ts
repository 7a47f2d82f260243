import { center, distance, type Position } from '../../core/position.ts'
import { isAir } from '../../task/block.ts'
import type { PlacementOption } from '../../task/placement.ts'
import { APPROACH_LIMIT } from '../motion/approach.ts'
import { REACTS_TO_CLICKS } from '../motion/clicks.ts'
import { inTheWay } from '../motion/in-the-way.ts'
import type { Pillar } from '../motion/pillar.ts'
import type { SceneView } from '../motion/scene-view.ts'
import { hasWayOut, standingPlaces, walledInBy } from '../motion/way-out.ts'
import { type Stand, standAt } from './stands.ts'

/** Maximum height of a pillar (blocks): up and down takes 1.5 s per block, and an action may last two minutes. */
const MAX_HEIGHT = 40
/** Maximum distance between a stand and its cell along each axis (blocks). */
const SPREAD = 5

/** A pillar from whose top a block can be placed. */
export interface PillarSite extends Pillar {
  stand: Stand
}

export interface HighPlacing {
  target: Position
  /** Placement options whose neighbour exists. */
  options: readonly PlacementOption[]
  /** Cells that the block will fill, and those of them that players cannot walk through. */
  body: readonly Position[]
  walls: readonly Position[]
}

/** Cells that a bot can walk to and that are close to a given cell. */
export function walkableAround(view: SceneView, { x, z }: Position): Position[] {
  const reach = APPROACH_LIMIT + SPREAD
  const within = (cell: Position) => Math.hypot(cell.x - x, cell.z - z) <= reach
  return [...standingPlaces(view, view.position, [], within)]
}

/**
 * The lowest possible pillars from which a block can be placed, closest first. A pillar stands on a full block that the
 * agent can walk to, in a column of free cells with room for the agent above and no other body in it. It walls nobody in,
 * and the agent can leave its base after the block has been placed.
 */
export function pillarSites(view: SceneView, placing: HighPlacing): PillarSite[] {
  const { target, options, body, walls } = placing
  const here = view.position
  const columns = walkableAround(view, target)
    .filter((base) => isNear(base, target) && isFirm(view, base))
    .filter((base) => !body.some(({ x, z }) => x === base.x && z === base.z))
    .sort((a, b) => distance(center(a), here) - distance(center(b), here))
    .map((base) => ({ base, free: freeAbove(view, base) }))
  const isOpen = (pillar: Pillar) => {
    const cells = cellsOf(pillar)
    return walledInBy(view, cells).length === 0 && hasWayOut(view, pillar.base, walls)
  }
  for (let height = 1; height <= MAX_HEIGHT; height++) {
    const sites = columns.flatMap(({ base, free }): PillarSite[] => {
      if (free < height + 2) return []
      const feet = { ...base, y: base.y + height }
      for (const option of options) {
        const stand = standAt(view, feet, { target, option, body }, () => isOpen({ base, height }))
        if (stand !== undefined) return [{ base, height, stand }]
      }
      return []
    })
    if (sites.length > 0) return sites.sort((a, b) => Number(b.stand.visible) - Number(a.stand.visible))
  }
  return []
}

const isNear = (base: Position, { x, z }: Position): boolean =>
  Math.abs(base.x - x) <= SPREAD && Math.abs(base.z - z) <= SPREAD

const cellsOf = ({ base, height }: Pillar): Position[] =>
  Array.from({ length: height }, (_, level) => ({ ...base, y: base.y + level }))

/** Whether there is a full block below that does not react to clicks. */
function isFirm(view: SceneView, { x, y, z }: Position): boolean {
  const ground = view.blockAt({ x, y: y - 1, z })
  return ground !== undefined && !REACTS_TO_CLICKS.test(ground.name) && ground.isFullCube
}

/** Number of cells from this one upwards that are air and hold no body other than the bot's. */
function freeAbove(view: SceneView, base: Position): number {
  let free = 0
  for (; free < MAX_HEIGHT + 2; free++) {
    const cell = { ...base, y: base.y + free }
    if (!isAir(view.kindAt(cell.x, cell.y, cell.z)?.name ?? 'nothing')) break
    if (inTheWay(view, cell, view.name) !== undefined) break
  }
  return free
}
