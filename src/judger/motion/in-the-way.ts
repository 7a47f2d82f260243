import type { Bot } from 'mineflayer'
import type { Position } from '../../core/position.ts'

/**
 * The name of whoever stands in the cell, players and mobs alike.
 * @param but somebody who does not count
 */
export function inTheWay(bot: Bot, pos: Position, but?: string): string | undefined {
  const blocker = Object.values(bot.entities).find((entity) => {
    if (entity.name === 'item' || entity.name === 'experience_orb' || entity.name === 'arrow') return false
    if (but !== undefined && entity.username === but) return false
    const { x, y, z } = entity.position
    const half = (entity.width ?? 0.6) / 2
    const apart =
      x + half <= pos.x ||
      x - half >= pos.x + 1 ||
      z + half <= pos.z ||
      z - half >= pos.z + 1 ||
      y + (entity.height ?? 1.8) <= pos.y ||
      y >= pos.y + 1
    return !apart
  })
  return blocker?.username ?? blocker?.name
}
