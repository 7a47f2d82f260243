import { distance, floor } from '../../core/position.ts'
import { handover as handoverSpec } from '../../task/actions/handover.ts'
import { countItem } from '../bots/inventory.ts'
import { aimAt } from '../motion/aim.ts'
import { countGains, pickUp } from '../motion/pick-up.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { goalCell, walk } from '../motion/walk.ts'
import { type ActionContext, defineAction, done, fail } from './action.ts'
import { comeNear, type Entity, findEntity } from './target-entity.ts'

/** Time to wait for the other agent to pick up the items (ticks): they can be picked up after 40 ticks, plus the fall. */
const PICKUP_TICKS = 100
const THROW_DISTANCE = 3
/** Minimum horizontal distance to the other agent (blocks); closer, the thrower might pick the items up itself. */
const MIN_DISTANCE = 1.9
/** Places to throw from, relative to the other agent. */
const STANDS = [
  [2, 0],
  [-2, 0],
  [0, 2],
  [0, -2],
] as const

/** Throws items to another agent and waits until it has picked them up. */
export const handover = defineAction({
  ...handoverSpec,
  async run({ item, agent, amount }, context) {
    const { bot } = context
    const target = findEntity(bot, agent.toLowerCase())
    if (target === undefined || target.username === undefined)
      return fail('not_found', `I see no agent ${agent}`)
    const stack = bot.inventory.items().find(({ name }) => name === item)
    const owned = countItem(bot, item)
    if (stack === undefined || owned < amount)
      return fail('missing_item', `I have ${owned} ${item}`, { missing: [{ item, count: amount - owned }] })
    const blocked = await comeNear(context, target, THROW_DISTANCE)
    if (blocked !== undefined) return blocked
    await keepOff(context, target)

    let received = 0
    const onCollect = (collector: Entity, collected: Entity) => {
      if (collector.id === target.id && collected.getDroppedItem()?.name === item) {
        received += collected.getDroppedItem()?.count ?? 0
      }
    }
    bot.on('playerCollect', onCollect)
    try {
      await aimAt(context, target.position.offset(0, 0.5, 0))
      await bot.toss(stack.type, null, amount)
      const arrived = await waitUntil(context, PICKUP_TICKS, () => received >= amount)
      if (arrived) return done({ item, agent: target.username, amount })
      const gains = countGains(context)
      const { gained } = await pickUp(context, target.position, { gains, appears: 0 })
      const back = gained.find((stack) => stack.item === item)?.count ?? 0
      return fail(
        'no_effect',
        `${target.username} picked up ${received} of ${amount} ${item}, and I ${back} of the rest`,
        { missing: [{ item, count: amount - received }] },
      )
    } catch (error) {
      return fail('no_effect', (error as Error).message)
    } finally {
      bot.off('playerCollect', onCollect)
    }
  },
})

/** Steps back from another agent, as far as there is room. */
async function keepOff(context: ActionContext, { position }: Entity): Promise<void> {
  const { bot } = context
  const off = () => Math.hypot(bot.entity.position.x - position.x, bot.entity.position.z - position.z)
  if (off() >= MIN_DISTANCE) return
  const cell = floor(position)
  const stands = STANDS.map(([dx, dz]) => ({ ...cell, x: cell.x + dx, z: cell.z + dz }))
  stands.sort((a, b) => distance(a, bot.entity.position) - distance(b, bot.entity.position))
  for (const stand of stands) if ((await walk(context, goalCell(stand))).ok || off() >= MIN_DISTANCE) return
}
