import { distance, formatPosition, type Position } from '../../core/position.ts'
import { navigateTo as navigateToSpec } from '../../task/actions/navigate-to.ts'
import { levelPlaces } from '../motion/level-places.ts'
import { comeDown } from '../motion/pillar.ts'
import { viewOf } from '../motion/scene-view.ts'
import { goalNear, walk } from '../motion/walk.ts'
import { type ActionContext, defineAction, done, fail } from './action.ts'

/** Walks to within `range` blocks of a cell. The paper's function has only the position; the range is our addition. */
export const navigateTo = defineAction({
  ...navigateToSpec,
  staysUp: true,
  async run({ pos, range }, context) {
    if (!leadsThere(context, pos, range)) await comeDown(context)
    const walked = await walk(context, goalNear(pos, range))
    const { x, y, z } = context.bot.entity.position
    if (walked.ok) return done({ position: { x, y, z } })
    return fail(walked.reason, `${walked.detail}: ${formatPosition(pos)} from ${formatPosition({ x, y, z })}`)
  },
})

/** Maximum number of places on an upper floor that are looked at. */
const MAX_PLACES = 600

/** Whether an agent that is up can get there without coming down first. */
function leadsThere({ bot, perch }: ActionContext, pos: Position, range: number): boolean {
  if (!perch.isUp) return true
  let places = 0
  for (const place of levelPlaces(viewOf(bot), { from: bot.entity.position })) {
    if (distance(place, pos) <= range) return true
    if (++places > MAX_PLACES) return false
  }
  return false
}
