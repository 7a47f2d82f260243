import { z } from 'zod'
import { cellSchema } from '../../core/position.ts'
import { cellPositionSchema } from '../parts.ts'
import { defineActionSpec } from './action-spec.ts'

/** Goes where no way leads. */
export const digTo = defineActionSpec({
  name: 'DigTo',
  signature: 'DigTo(pos: [x,y,z], range?: number)',
  summary:
    'Go to within `range` blocks of the position and dig, bridge, climb and swim where no way leads. Keeps away from lava.',
  role: 'moves',
  args: z.strictObject({ pos: cellSchema, range: z.number().min(0).max(16).default(1) }),
  data: z.object({ position: cellPositionSchema }),
  examples: [{ pos: [10, 12, -4] }],
  manner: ['range'],
  target: ({ pos }) => ({ kind: 'cell', cell: pos }),
})
