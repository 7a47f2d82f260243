import { digTo as digToSpec } from '../../task/actions/dig-to.ts'
import { feetOf } from '../skills/dig-cells.ts'
import { near } from '../skills/dig-goals.ts'
import { digTo as goDigging } from '../skills/dig-way.ts'
import { defineAction, done } from './action.ts'

/** Goes to a place and digs, bridges, climbs and swims where no way leads. */
export const digTo = defineAction({
  ...digToSpec,
  async run({ pos, range }, context) {
    const gone = await goDigging(context, near(pos, range))
    if (!gone.ok) return gone
    return done({ position: feetOf(context.bot) })
  },
})
