import { z } from 'zod'
import { cellSchema } from '../../core/position.ts'
import { defineActionSpec } from './action-spec.ts'

/** Opens a container and reports what it holds. */
export const checkContainer = defineActionSpec({
  name: 'CheckContainer',
  signature: 'CheckContainer(container: [x,y,z])',
  summary: 'List what the container holds.',
  role: 'looks',
  serverFeature: 'containers',
  args: z.strictObject({ container: cellSchema }),
  examples: [{ container: [7, 0, 0] }],
  target: ({ container }) => ({ kind: 'container', cell: container }),
  effects: ({ container }) => [{ kind: 'open', container }],
})
