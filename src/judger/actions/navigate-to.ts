import { z } from 'zod'
import { cellSchema, formatPosition } from '../../core/position.ts'
import { goalNear, walk } from '../motion/walk.ts'
import { defineAction, done, fail } from './action.ts'

/** Walks to within `range` blocks of a cell. The paper's function takes the position alone; the range is ours. */
export const navigateTo = defineAction({
  name: 'NavigateTo',
  signature: 'NavigateTo(pos: [x,y,z], range?: blocks = 2)',
  summary: 'Move to the given position.',
  args: z.strictObject({ pos: cellSchema, range: z.number().min(0).max(16).default(2) }),
  async run({ pos, range }, context) {
    const walked = await walk(context, goalNear(pos, range))
    const { x, y, z } = context.bot.entity.position
    if (walked.ok) return done({ position: { x, y, z } })
    return fail(walked.reason, `${walked.detail}: ${formatPosition(pos)} from ${formatPosition({ x, y, z })}`)
  },
})
