import { z } from 'zod'
import { cellSchema, formatPosition } from '../../core/position.ts'
import { done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'

/** Walks to within `range` blocks of a cell. The paper's function has only the position; the range is our addition. */
export const navigateTo = defineAction({
  name: 'NavigateTo',
  signature: 'NavigateTo(pos: [x,y,z], range?: blocks = 2)',
  summary: 'Walk there.',
  role: 'moves',
  tooEarly: 'refused',
  args: z.strictObject({ pos: cellSchema, range: z.number().min(0).max(16).default(2) }),
  examples: [{ pos: [4, 0, 7] }, { pos: { x: 4, y: 0, z: 7 }, range: 0 }],
  manner: ['range'],
  target: ({ pos }) => ({ kind: 'cell', cell: pos }),
  staysUp: true,
  async run({ pos, range }, hands) {
    const to = { cell: pos, range }
    if (hands.isUp() && !hands.leadsLevel(to)) await hands.comeDown()
    const refused = await hands.walk(to)
    const here = hands.position()
    if (refused === undefined) return done({ position: here })
    return fail(refused.reason, `${refused.detail}: ${formatPosition(pos)} from ${formatPosition(here)}`)
  },
})
