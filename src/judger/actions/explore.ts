import { sourcesOf } from '../../game/obtaining/wild.ts'
import { explore as exploreSpec } from '../../task/actions/explore.ts'
import { feetOf } from '../skills/dig-cells.ts'
import { explore as lookFor, soughtOf } from '../skills/explore.ts'
import { takeAlong } from '../skills/put-down.ts'
import { openEyes } from '../skills/sight.ts'
import { defineAction, done, fail } from './action.ts'

/** A search ends after this and says so, so that the agent can think again (ms of game time). */
const SEARCH_MS = 100_000

/** Looks for what gives an item and goes there. */
export const explore = defineAction({
  ...exploreSpec,
  async run({ item }, context) {
    const sources = sourcesOf(item)
    if (sources.length === 0) return fail('not_found', `nothing in the wild gives ${item}; make it`)
    openEyes(context.bot, context.memory).look()
    await takeAlong(context)
    const until = context.clock.now() + SEARCH_MS
    const result = await lookFor({ ...context, until }, soughtOf(sources))
    if (!result.ok && result.reason === 'not_found')
      return done({ found: null, position: feetOf(context.bot) })
    if (!result.ok) return result
    const { block, x, y, z } = result.found
    return done({ found: block, position: { x, y, z } })
  },
})
