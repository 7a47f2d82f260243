import { eat as eatSpec } from '../../task/actions/eat.ts'
import { eat as eatFood } from '../skills/survive.ts'
import { defineAction, done } from './action.ts'

/** Eats something that is carried. */
export const eat = defineAction({
  ...eatSpec,
  async run({ item }, context) {
    const refusal = await eatFood(context, item)
    const { food, health } = context.bot
    return refusal ?? done({ food, health })
  },
})
