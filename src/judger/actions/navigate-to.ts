import { formatPosition } from '../../core/position.ts'
import { navigateTo as navigateToSpec } from '../../task/actions/navigate-to.ts'
import { goalNear, walk } from '../motion/walk.ts'
import { defineAction, done, fail } from './action.ts'

/** Walks to within `range` blocks of a cell. The paper's function has only the position; the range is our addition. */
export const navigateTo = defineAction({
  ...navigateToSpec,
  async run({ pos, range }, context) {
    const walked = await walk(context, goalNear(pos, range))
    const { x, y, z } = context.bot.entity.position
    if (walked.ok) return done({ position: { x, y, z } })
    return fail(walked.reason, `${walked.detail}: ${formatPosition(pos)} from ${formatPosition({ x, y, z })}`)
  },
})
