import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { formatPosition } from '../../core/position.ts'
import { useOn as useOnSpec } from '../../task/actions/use-on.ts'
import { summarize } from '../bots/inventory.ts'
import { approach } from '../motion/approach.ts'
import { countGains, pickUp } from '../motion/pick-up.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { type ActionContext, defineAction, done, fail } from './action.ts'
import { comeNear, entitiesNamed } from './target-entity.ts'

/** Maximum time until a shorn sheep drops wool (ticks). */
const SHEAR_TICKS = 2

/** Others of its kind that are tried when the first has no use for it. */
const MORE_TARGETS = 2

/** Whether the bot sits on something. */
const isSeated = (bot: Bot): boolean => (bot as { vehicle?: unknown }).vehicle != null

/** Uses the held tool on a mob or a block, e.g. shears on a sheep, a bucket on a cow or a hoe on dirt. */
export const useOn = defineAction({
  ...useOnSpec,
  async run({ target }, context) {
    const { bot } = context
    const gains = countGains(context)
    const hands = () => JSON.stringify(summarize(bot.inventory.items()))
    const before = hands()
    if (typeof target === 'string') {
      const [first, ...others] = entitiesNamed(bot, target)
      if (first === undefined) return fail('not_found', `I see no ${target}`)
      // What one of its kind has no use for, another may want: the second cow to be fed.
      for (const entity of [first, ...others.slice(0, MORE_TARGETS)]) {
        const blocked = await comeNear(context, entity)
        if (blocked !== undefined) return blocked
        const looks = JSON.stringify(entity.metadata)
        await bot.activateEntity(entity)
        const hasWorked = () =>
          hands() !== before || JSON.stringify(entity.metadata) !== looks || isSeated(bot)
        if (!(await waitUntil(context, 20, hasWorked))) continue
        // No action needs a seat, and nobody digs or walks from one.
        if (isSeated(bot)) bot.dismount()
        return done({ target, ...(await pickUp(context, entity.position, { gains, appears: SHEAR_TICKS })) })
      }
      return noEffect(context, target)
    }
    const at = new Vec3(target.x, target.y, target.z)
    const near = await approach(context, target)
    if (!near.ok) return near
    const block = bot.blockAt(at)
    if (block === null) return fail('not_found', `nothing at ${formatPosition(target)}`)
    await bot.activateBlock(block)
    const worked = await waitUntil(
      context,
      20,
      () => hands() !== before || bot.blockAt(at)?.stateId !== block.stateId || bot.currentWindow !== null,
    )
    if (bot.currentWindow !== null) bot.closeWindow(bot.currentWindow)
    return worked ? done({ target }) : noEffect(context, formatPosition(target))
  },
})

const noEffect = ({ bot }: ActionContext, target: string) =>
  fail('no_effect', `${bot.heldItem?.name ?? 'an empty hand'} does nothing to ${target}`)
