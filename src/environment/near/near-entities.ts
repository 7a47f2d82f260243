import { eyesOf } from '../../body/aim/crosshair.ts'
import { isInSight } from '../../body/aim/sight.ts'
import { distance, type Position } from '../../core/position.ts'
import type { Bot } from '../../judger/client/bot.ts'
import { figureOf, isShown, type SeenEntity } from '../../judger/recording/figure-seen.ts'

/** Range of reported entities (blocks), and their maximum number. */
const [FAR, MOST] = [32, 32]
const CHEST_HEIGHT = 0.7

/** A player, a mob or an item near an agent. */
export interface NearEntity {
  readonly id: number
  /** `player`, `item` or the name of a mob. */
  readonly kind: string
  /** A player's name, or the item's; empty otherwise. */
  readonly name: string
  readonly position: Position
  /** Whether the agent has a clear line of sight to it. */
  readonly inSight: boolean
}

/** The entities near a bot that its client shows, nearest first. */
export function nearEntities(bot: Bot): NearEntity[] {
  const eyes = eyesOf(bot)
  return (Object.values(bot.entities) as SeenEntity[])
    .filter((entity) => isShown(entity, bot))
    .map((entity) => ({ ...figureOf(entity, undefined), way: distance(entity.position, eyes) }))
    .filter(({ way }) => way <= FAR)
    .sort((a, b) => a.way - b.way || a.id - b.id)
    .slice(0, MOST)
    .map(({ id, kind, name, x, y, z }) => ({
      ...{ id, kind, name },
      position: { x, y, z },
      inSight: isInSight(bot, eyes, { x, y: y + CHEST_HEIGHT, z }),
    }))
}
