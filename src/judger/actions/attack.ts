import { z } from 'zod'
import { aimAt } from '../motion/aim.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { defineAction, done, fail, itemName } from './action.ts'
import { comeNear, type Entity, findEntity } from './target-entity.ts'

/** Strikes the nearest entity of a kind once with what is in the main hand. */
export const attack = defineAction({
  name: 'Attack',
  signature: 'Attack(target)',
  summary: 'Attack the target with the tool in the main hand.',
  needs: 'mobs',
  args: z.strictObject({ target: itemName }),
  async run({ target }, context) {
    const { bot } = context
    const entity = findEntity(bot, target)
    if (entity === undefined) return fail('not_found', `I see no ${target}`)
    const blocked = await comeNear(context, entity)
    if (blocked !== undefined) return blocked
    let hurt = false
    const onHurt = (struck: Entity) => {
      hurt ||= struck.id === entity.id
    }
    bot.on('entityHurt', onHurt)
    bot.on('entityDead', onHurt)
    try {
      await aimAt(context, entity.position.offset(0, (entity.height ?? 1) * 0.8, 0))
      bot.attack(entity)
      const gone = () => bot.entities[entity.id] === undefined
      const worked = await waitUntil(context, 20, () => hurt || gone())
      return worked ? done({ target, killed: gone() }) : fail('no_effect', `the ${target} was not hurt`)
    } finally {
      bot.off('entityHurt', onHurt)
      bot.off('entityDead', onHurt)
    }
  },
})
