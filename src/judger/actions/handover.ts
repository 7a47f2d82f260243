import { distance, floor, type Position } from '../../core/position.ts'
import { handover as handoverSpec, itemsHandedOver } from '../../task/actions/handover.ts'
import { countItem, describeItems } from '../bots/inventory.ts'
import { aimAt } from '../motion/aim.ts'
import { levelPlaces } from '../motion/level-places.ts'
import { countGains, pickUp } from '../motion/pick-up.ts'
import { viewOf } from '../motion/scene-view.ts'
import { AIM_HEIGHT, canThrow, throwingPlaces } from '../motion/throwing-place.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { goalCell, goalNear, walk } from '../motion/walk.ts'
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
/** So many places to throw from are tried, those with nothing in between. */
const MAX_PLACES = 3
/** So far from the other agent nothing is picked up that lies at its feet (blocks). */
const STEP_BACK = 3

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
    let reaches = false
    for (let approach = 0; approach < MAX_APPROACHES; approach++) {
      const blocked = await comeNear(context, target, THROW_DISTANCE)
      if (blocked !== undefined) return blocked
      reaches = await standToThrow(context, target)
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
      await aimAt(context, target.position.offset(0, AIM_HEIGHT, 0))
      for (const { item: name, count } of items)
        await bot.toss(bot.registry.itemsByName[name]?.id as number, null, count)
      if (!reaches) await stepBack(context, target)
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

/**
 * Goes to where what is thrown reaches another agent without the thrower's picking it up; where there is no such place, right
 * beside it. @returns whether there is one
 */
async function standToThrow(context: ActionContext, target: Entity): Promise<boolean> {
  const { bot } = context
  const view = viewOf(bot)
  if (canThrow(view, bot.entity.position, target.position)) return true
  for (const place of throwingPlaces(view, target.position).slice(0, MAX_PLACES)) {
    if (!(await walk(context, goalCell(place))).ok) continue
    if (canThrow(view, bot.entity.position, target.position)) return true
  }
  await walk(context, goalNear(floor(target.position), 1))
  return false
}

/** Leaves what was thrown at another agent's feet to that agent: goes where the thrower cannot pick it up itself. */
async function stepBack(context: ActionContext, { position }: Entity): Promise<void> {
  const { bot } = context
  const feet = { ...bot.entity.position }
  const isFree = (cell: Position) => distance(cell, position) >= STEP_BACK
  const isNear = (cell: Position) => distance(cell, feet) <= 2 * STEP_BACK
  const places = [...levelPlaces(viewOf(bot), { from: feet, within: isNear })].filter(isFree)
  for (const place of places.slice(0, MAX_PLACES)) if ((await walk(context, goalCell(place))).ok) return
}
