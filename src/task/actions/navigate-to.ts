import { z } from 'zod'
import { cellSchema } from '../../core/position.ts'
import { defineActionSpec } from './action-spec.ts'

/** Walks to within `range` blocks of a cell. The paper's function has only the position; the range is our addition. */
export const navigateTo = defineActionSpec({
  name: 'NavigateTo',
  signature: 'NavigateTo(pos: [x,y,z], range?: blocks = 2)',
  summary: 'Walk there.',
  role: 'moves',
  args: z.strictObject({ pos: cellSchema, range: z.number().min(0).max(16).default(2) }),
  examples: [{ pos: [4, 0, 7] }, { pos: { x: 4, y: 0, z: 7 }, range: 0 }],
  manner: ['range'],
  target: ({ pos }) => ({ kind: 'cell', cell: pos }),
})
