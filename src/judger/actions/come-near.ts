import { Vec3 } from 'vec3'
import { plural } from '../../core/count.ts'
import { blocksBetween, distance, floor, formatPosition, type Position } from '../../core/position.ts'
import { ENTITY_REACH } from '../../game/bodies.ts'
import { reactsToClicks } from '../../game/clicks/block-click.ts'
import type { ActionFailure } from '../../task/action.ts'
import type { Block, Entity } from '../client/bot.ts'
import { APPROACH_LIMIT } from '../motion/approach.ts'
import { walkThroughGates } from '../motion/gates.ts'
import { goalNear } from '../motion/walk.ts'
import { type ActionContext, fail } from './action.ts'

/** Whether a block in a pen, wall or terrain is never dug: containers, blocks that open or react to clicks, and farmland. */
const isKept = (block: string): boolean => reactsToClicks(block) || block === 'farmland'
/** Maximum time to dig a barrier away (ms). */
const MAX_BARRIER_MS = 10_000

/** Digging by hand, standing on the ground. */
const isBarrier = (block: Block): boolean =>
  block.diggable && !isKept(block.name) && block.digTime(null, false, false, false) <= MAX_BARRIER_MS

/** The refusal of a walk to a mob, listing the first diggable blocks on the straight line to it. */
function withBarrier({ bot }: ActionContext, entity: Entity, refused: ActionFailure): ActionFailure {
  if (refused.reason !== 'unreachable' || entity.username !== undefined) return refused
  const here = bot.entity.position
  const there = entity.position
  const steps = Math.ceil(2 * distance(here, there))
  for (let step = 0; step <= steps; step++) {
    const share = step / Math.max(1, steps)
    const x = here.x + share * (there.x - here.x)
    const z = here.z + share * (there.z - here.z)
    const column = [0, 1].map((up) => bot.blockAt(new Vec3(x, there.y + up, z).floored()))
    const solid = column.filter((block) => block?.boundingBox === 'block') as Block[]
    if (solid.length === 0 || !solid.every(isBarrier)) continue
    const barriers = solid.map(({ position: at }) => ({ x: at.x, y: at.y, z: at.z }))
    const what = solid.map(({ name }, index) => `${name} at ${formatPosition(barriers[index] as Position)}`)
    const detail = `${refused.detail}: ${what.join(' and ')} ${plural(solid.length, 'is', 'are')} in the way; dig there`
    return { ...refused, detail, barriers }
  }
  return refused
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
    if (!walked.ok && away() > reach) return withBarrier(context, entity, walked)
  }
  return away() <= reach ? undefined : fail('too_far', 'it keeps moving away')
}
