import { floor, type Position } from '../../core/position.ts'
import { isAboveGround } from '../../game/blocks/kinds/ground.ts'
import type { Bot } from '../client/bot.ts'
import { Moving, movingTableOf } from '../motion/search/moving-table.ts'

const HIGHEST = 200
const LOWEST = 40

/** The surface of a column. */
export interface Surface {
  /** The cell above the ground, where the feet would be. */
  readonly y: number
  /** Water, or ice over it. */
  readonly isWater: boolean
}

/** The surface of a column that the client has loaded, below its trees; undefined for others. */
export function surfaceAt(bot: Bot, x: number, z: number): Surface | undefined {
  const cells = bot.extras.cells
  const { flags, kinds } = movingTableOf(bot.registry)
  const [atX, atZ] = [Math.floor(x), Math.floor(z)]
  if (cells.stateAt(atX, HIGHEST, atZ) < 0) return undefined
  for (let y = HIGHEST; y >= LOWEST; y--) {
    const state = cells.stateAt(atX, y, atZ)
    if (state <= 0) continue
    const flag = flags[state] as number
    if ((flag & Moving.liquid) !== 0) return { y: y + 1, isWater: true }
    if ((flag & Moving.standable) === 0) continue
    if (isAboveGround(kinds[state]?.name ?? '')) continue
    return { y: y + 1, isWater: kinds[state]?.name === 'ice' }
  }
  return undefined
}

/** Whether a bot is underground, with rock or earth above its head. */
export function isUnderground(bot: Bot): boolean {
  const { x, y, z } = bot.entity.position
  const surface = surfaceAt(bot, x, z)
  return surface !== undefined && surface.y - y > 4
}

/** Minimum distance of a shaft from water, and the range and spacing of the search for one (blocks). */
const DRY_RADIUS = 4
const SHAFT_RANGE = 48
const SHAFT_STEP = 4
/** Maximum height difference to the place of a shaft (blocks). */
const SHAFT_RISE = 12

/**
 * The nearest place on dry land where a shaft can be started, away from water that would run in; undefined if everything is wet.
 */
export function placeForShaft(bot: Bot): Position | undefined {
  const { x, y, z } = floor(bot.entity.position)
  if (isDry(bot, x, y, z)) return { x, y, z }
  for (let ring = SHAFT_STEP; ring <= SHAFT_RANGE; ring += SHAFT_STEP)
    for (let along = -ring; along < ring; along += SHAFT_STEP)
      for (const [dx, dz] of [
        [along, -ring],
        [ring, along],
        [-along, ring],
        [-ring, -along],
      ] as const) {
        const place = dryGroundAt(bot, { x: x + dx, y, z: z + dz })
        if (place !== undefined) return place
      }
  return undefined
}

/** The surface of a column if it is dry and not much higher or lower than `y`. */
function dryGroundAt(bot: Bot, { x, y, z }: Position): Position | undefined {
  const surface = surfaceAt(bot, x, z)
  if (surface === undefined || Math.abs(surface.y - y) > SHAFT_RISE) return undefined
  return isDry(bot, x, surface.y, z) ? { x, y: surface.y, z } : undefined
}

/** Whether a place and its surroundings are dry land, and no adjacent water is above its height. */
function isDry(bot: Bot, x: number, y: number, z: number): boolean {
  for (const dx of [0, -DRY_RADIUS, DRY_RADIUS])
    for (const dz of [0, -DRY_RADIUS, DRY_RADIUS]) {
      const surface = surfaceAt(bot, x + dx, z + dz)
      if (surface === undefined || surface.isWater) return false
      if (dx === 0 && dz === 0 && surface.y - y > DRY_RADIUS) return false
    }
  return true
}
