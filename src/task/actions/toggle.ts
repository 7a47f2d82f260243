import { z } from 'zod'
import { cellSchema } from '../../core/position.ts'
import { defineActionSpec } from './action-spec.ts'

/** Opens or closes doors, trapdoors and gates, throws levers, presses buttons and stands on pressure plates. */
export const toggle = defineActionSpec({
  name: 'Toggle',
  signature: 'Toggle(pos: [x,y,z])',
  summary: 'Operate the door, gate, lever, button or pressure plate there.',
  role: 'operates',
  serverFeature: 'toggles',
  args: z.strictObject({ pos: cellSchema }),
  examples: [{ pos: [3, 1, 0] }],
  target: ({ pos }) => ({ kind: 'cell', cell: pos }),
})
