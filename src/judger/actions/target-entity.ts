import type { Bot } from 'mineflayer'
import { blocksBetween, distance, floor, formatPosition } from '../../core/position.ts'
import type { ActionFailure } from '../../task/action.ts'
import { APPROACH_LIMIT } from '../motion/approach.ts'
import { walkThroughGates } from '../motion/gates.ts'
import { goalNear } from '../motion/walk.ts'
import { type ActionContext, fail } from './action.ts'

export type Entity = Bot['entity']

/** A player's reach for entities (blocks, vanilla survival). */
const ENTITY_REACH = 3

/**
 * Finds the nearest entity of a kind, or the player with this name.
 * @param isTaken whether a teammate is at an entity; one that is not comes first
 */
export function findEntity(
  bot: Bot,
  name: string,
  isTaken: (id: number) => boolean = () => false,
): Entity | undefined {
  const named = entitiesNamed(bot, name)
  return named.find(({ id }) => !isTaken(id)) ?? named[0]
}

/** All entities of a kind, or the player with this name, the nearest first. */
export function entitiesNamed(bot: Bot, name: string): Entity[] {
  const here = bot.entity.position
  return Object.values(bot.entities)
    .filter(
      (entity) => entity !== bot.entity && (entity.name === name || entity.username?.toLowerCase() === name),
    )
    .sort((a, b) => distance(a.position, here) - distance(b.position, here))
}

/** Walks to an entity, following it a few times if it moves. @returns the failure, or undefined once it is in reach */
export async function comeNear(
  context: ActionContext,
  entity: Entity,
  reach = ENTITY_REACH,
): Promise<ActionFailure | undefined> {
  const { bot } = context
  const away = () => distance(bot.entity.position, entity.position)
  if (away() > APPROACH_LIMIT) {
    const goTo = floor(entity.position)
    return fail('too_far', `go nearer to ${formatPosition(entity.position)} first`, {
      goTo,
      distance: blocksBetween(bot.entity.position, entity.position),
    })
  }
  for (let follow = 0; follow < 3 && away() > reach; follow++) {
    const { x, y, z } = entity.position.floored()
    const walked = await walkThroughGates(context, goalNear({ x, y, z }, Math.max(1, Math.floor(reach) - 1)))
    if (!walked.ok && away() > reach) return walked
  }
  return away() <= reach ? undefined : fail('too_far', 'it keeps moving away')
}
