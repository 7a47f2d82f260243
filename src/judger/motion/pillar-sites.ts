import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { cellKey, center, distance, type Position } from '../../core/position.ts'
import { isAir } from '../../task/block.ts'
import type { PlacementOption } from '../../task/placement.ts'
import { APPROACH_LIMIT } from './approach.ts'
import { REACTS_TO_CLICKS } from './clicks.ts'
import { inTheWay } from './in-the-way.ts'
import type { Pillar } from './pillar.ts'
import { type Stand, standAt } from './stands.ts'
import { hasWayOut, standingPlaces, walledInBy } from './way-out.ts'

/** Nobody climbs higher (blocks): up and down takes one and a half seconds a block, and an action two minutes at most. */
const HIGHEST = 40
/** A stand is at most so far from its cell along each axis (blocks). */
const SPREAD = 5

/** A pillar from whose top a block can be placed. */
export interface PillarSite extends Pillar {
  stand: Stand
}

export interface HighPlacing {
  target: Position
  /** Ways to place it whose neighbour is there. */
  options: readonly PlacementOption[]
  /** Cells that it will fill, and those of them that nobody can walk through. */
  body: readonly Position[]
  walls: readonly Position[]
}

/** Cells to which a bot can walk without going far from around a cell. */
export function walkableAround(bot: Bot, { x, z }: Position): Position[] {
  const reach = APPROACH_LIMIT + SPREAD
  const within = (cell: Position) => Math.hypot(cell.x - x, cell.z - z) <= reach
  return [...standingPlaces(bot, bot.entity.position, [], within)]
}

/**
 * Where a pillar would serve to place a block, the lowest ones only, the nearest first. It stands on a full block to
 * which the agent can walk, in a column of free cells with room for the agent above, under and over nobody else; nobody
 * is walled in by it, and the agent can leave its foot when the block is placed.
 */
export function pillarSites(bot: Bot, placing: HighPlacing): PillarSite[] {
  const { target, options, body, walls } = placing
  const here = bot.entity.position
  const columns = walkableAround(bot, target)
    .filter((base) => isNear(base, target) && isFirm(bot, base))
    .filter((base) => !body.some(({ x, z }) => x === base.x && z === base.z))
    .sort((a, b) => distance(center(a), here) - distance(center(b), here))
    .map((base) => ({ base, free: freeAbove(bot, base) }))
  const isOpen = (pillar: Pillar) => {
    const cells = cellsOf(pillar)
    return walledInBy(bot, cells).length === 0 && hasWayOut(bot, pillar.base, walls)
  }
  for (let height = 1; height <= HIGHEST; height++) {
    const sites = columns.flatMap(({ base, free }): PillarSite[] => {
      if (free < height + 2) return []
      const feet = { ...base, y: base.y + height }
      for (const option of options) {
        const stand = standAt(bot, feet, { target, option, body }, () => isOpen({ base, height }))
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

/** Below is a full block that does nothing when it is clicked. */
function isFirm(bot: Bot, { x, y, z }: Position): boolean {
  const ground = bot.blockAt(new Vec3(x, y - 1, z))
  if (ground === null || REACTS_TO_CLICKS.test(ground.name)) return false
  return ground.shapes.length === 1 && cellKey(sizeOf(ground.shapes[0])) === '1,1,1'
}

const sizeOf = (shape: readonly number[] = []): Position => {
  const [x0 = 0, y0 = 0, z0 = 0, x1 = 0, y1 = 0, z1 = 0] = shape
  return { x: x1 - x0, y: y1 - y0, z: z1 - z0 }
}

/** How many cells from this one upwards are air and hold nobody but the bot itself. */
function freeAbove(bot: Bot, base: Position): number {
  let free = 0
  for (; free < HIGHEST + 2; free++) {
    const cell = { ...base, y: base.y + free }
    if (!isAir(bot.blockAt(new Vec3(cell.x, cell.y, cell.z))?.name ?? 'nothing')) break
    if (inTheWay(bot, cell, bot.username) !== undefined) break
  }
  return free
}
