import { digTo as digToSpec } from '../../task/actions/dig-to.ts'
import { countGains } from '../motion/pick-up.ts'
import { feetOf } from '../skills/dig-cells.ts'
import { near } from '../skills/dig-goals.ts'
import { digTo as goDigging } from '../skills/dig-way.ts'
import { fetchLost } from '../skills/fetch-lost.ts'
import { defineAction, done } from './action.ts'

/** Goes to a place and digs, bridges, climbs and swims where no way leads. What the agent has lost there by a death it takes. */
export const digTo = defineAction({
  ...digToSpec,
  async run({ pos, range }, context) {
    const gains = countGains(context)
    const gone = await goDigging(context, near(pos, range))
    if (!gone.ok) return gone
    await fetchLost(context)
    return done({ position: feetOf(context.bot), gained: gains() })
  },
})
