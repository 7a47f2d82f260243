import type { Bot } from 'mineflayer'
import { clientCells } from '../motion/search/client-cells.ts'
import { type BlockRegistry, Moving, movingTableOf } from '../motion/search/moving-table.ts'

const HIGHEST = 200
const LOWEST = 40

/** What the surface of a column is. */
export interface Surface {
  /** The cell above the ground, where feet would be. */
  readonly y: number
  readonly isWater: boolean
}

/** The surface of a column that the client has loaded, below its trees; undefined for others. */
export function surfaceAt(bot: Bot, x: number, z: number): Surface | undefined {
  const cells = clientCells(bot)
  const { flags, kinds } = movingTableOf(bot.registry as unknown as BlockRegistry)
  const [atX, atZ] = [Math.floor(x), Math.floor(z)]
  if (cells.stateAt(atX, HIGHEST, atZ) < 0) return undefined
  for (let y = HIGHEST; y >= LOWEST; y--) {
    const state = cells.stateAt(atX, y, atZ)
    if (state <= 0) continue
    const flag = flags[state] as number
    if ((flag & Moving.liquid) !== 0) return { y: y + 1, isWater: true }
    if ((flag & Moving.standable) === 0) continue
    if (/_(leaves|log)$|^(snow|cactus|bamboo|.*mushroom.*)$/.test(kinds[state]?.name ?? '')) continue
    return { y: y + 1, isWater: false }
  }
  return undefined
}

/** Whether a bot is under the ground: rock or earth is over its head. */
export function isUnderground(bot: Bot): boolean {
  const { x, y, z } = bot.entity.position
  const surface = surfaceAt(bot, x, z)
  return surface !== undefined && surface.y - y > 4
}
