import { Vec3 } from 'vec3'
import { formatPosition } from '../../core/position.ts'
import { useOn as useOnSpec } from '../../task/actions/use-on.ts'
import { summarize } from '../bots/inventory.ts'
import { approach } from '../motion/approach.ts'
import { countGains, pickUp } from '../motion/pick-up.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { type ActionContext, defineAction, done, fail } from './action.ts'
import { comeNear, findEntity } from './target-entity.ts'

/** Maximum time until a shorn sheep drops wool (ticks). */
const SHEAR_TICKS = 2

/** Uses the held tool on a mob or a block, e.g. shears on a sheep, a bucket on a cow or a hoe on dirt. */
export const useOn = defineAction({
  ...useOnSpec,
  async run({ target }, context) {
    const { bot } = context
    const gains = countGains(context)
    const hands = () => JSON.stringify(summarize(bot.inventory.items()))
    const before = hands()
    if (typeof target === 'string') {
      const entity = findEntity(bot, target)
      if (entity === undefined) return fail('not_found', `I see no ${target}`)
      const blocked = await comeNear(context, entity)
      if (blocked !== undefined) return blocked
      const looks = JSON.stringify(entity.metadata)
      await bot.activateEntity(entity)
      const worked = await waitUntil(
        context,
        20,
        () => hands() !== before || JSON.stringify(entity.metadata) !== looks,
      )
      if (!worked) return noEffect(context, target)
      return done({ target, ...(await pickUp(context, entity.position, { gains, appears: SHEAR_TICKS })) })
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
      () => hands() !== before || bot.blockAt(at)?.stateId !== block.stateId,
    )
    return worked ? done({ target }) : noEffect(context, formatPosition(target))
  },
})

const noEffect = ({ bot }: ActionContext, target: string) =>
  fail('no_effect', `${bot.heldItem?.name ?? 'an empty hand'} does nothing to ${target}`)
