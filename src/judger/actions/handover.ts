import { distance, floor } from '../../core/position.ts'
import { handover as handoverSpec, itemsHandedOver } from '../../task/actions/handover.ts'
import { countItem, describeItems } from '../bots/inventory.ts'
import { aimAt } from '../motion/aim.ts'
import { countGains, pickUp } from '../motion/pick-up.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { goalCell, walk } from '../motion/walk.ts'
import { type ActionContext, defineAction, done, fail } from './action.ts'
import { comeNear, type Entity, findEntity } from './target-entity.ts'

/** Time to wait for the other agent to pick up the items (ticks): they can be picked up after 40 ticks, plus the fall. */
const PICKUP_TICKS = 100
const THROW_DISTANCE = 3
/** So often the thrower follows an agent that walks on, each time until it has stood for some ticks. */
const MAX_APPROACHES = 3
const STILL_TICKS = 3
const MAX_WAIT_TICKS = 60
/** Moving less than this within a tick is standing (blocks). */
const MOVED = 0.02
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
  async run(args, context) {
    const { bot } = context
    const { item, agent, amount } = args
    const items = itemsHandedOver(args)
    const target = findEntity(bot, agent.toLowerCase())
    if (target === undefined || target.username === undefined)
      return fail('not_found', `I see no agent ${agent}`)
    const lacking = items.flatMap((wanted) => {
      const count = wanted.count - countItem(bot, wanted.item)
      return count > 0 ? [{ item: wanted.item, count }] : []
    })
    const [first] = lacking
    if (first !== undefined) {
      const detail = `I have ${countItem(bot, first.item)} ${first.item}`
      return fail('missing_item', detail, { missing: lacking })
    }
    for (let approach = 0; approach < MAX_APPROACHES; approach++) {
      const blocked = await comeNear(context, target, THROW_DISTANCE)
      if (blocked !== undefined) return blocked
      await keepOff(context, target)
      if (await standsStill(context, target)) break
    }

    const received = new Map<string, number>()
    const onCollect = (collector: Entity, collected: Entity) => {
      const stack = collector.id === target.id ? collected.getDroppedItem() : undefined
      if (stack != null) received.set(stack.name, (received.get(stack.name) ?? 0) + stack.count)
    }
    const missing = () =>
      items.flatMap((wanted) => {
        const count = wanted.count - (received.get(wanted.item) ?? 0)
        return count > 0 ? [{ item: wanted.item, count }] : []
      })
    bot.on('playerCollect', onCollect)
    try {
      await aimAt(context, target.position.offset(0, 0.5, 0))
      for (const { item: name, count } of items)
        await bot.toss(bot.registry.itemsByName[name]?.id as number, null, count)
      if (await waitUntil(context, PICKUP_TICKS, () => missing().length === 0))
        return done({ item, agent: target.username, amount, ...(args.more && { more: args.more }) })
      const left = missing()
      const gains = countGains(context)
      const { gained } = await pickUp(context, target.position, { gains, appears: 0 })
      const back = gained.filter((stack) => left.some((one) => one.item === stack.item))
      return fail(
        'no_effect',
        `${target.username} did not pick up ${describeItems(left)}; I took back ${describeItems(back) || 'nothing'}`,
        { missing: left },
      )
    } catch (error) {
      return fail('no_effect', (error as Error).message)
    } finally {
      bot.off('playerCollect', onCollect)
    }
  },
})

/** Waits until another agent stands: what is thrown to one that walks is left lying. @returns whether it is still near */
async function standsStill(context: ActionContext, entity: Entity): Promise<boolean> {
  const { bot } = context
  let last = entity.position.clone()
  let still = 0
  await waitUntil(context, MAX_WAIT_TICKS, () => {
    still = distance(entity.position, last) < MOVED ? still + 1 : 0
    last = entity.position.clone()
    return still > STILL_TICKS
  })
  return distance(bot.entity.position, entity.position) <= THROW_DISTANCE + 1
}

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
