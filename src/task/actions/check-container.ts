import { z } from 'zod'
import { cellSchema } from '../../core/position.ts'
import { done } from '../action.ts'
import { defineAction } from './define-action.ts'

/** Opens a container and reports its contents. */
export const checkContainer = defineAction({
  name: 'CheckContainer',
  signature: 'CheckContainer(container: [x,y,z])',
  summary: 'List what the container holds.',
  role: 'looks',
  tooEarly: 'refused',
  serverFeature: 'containers',
  args: z.strictObject({ container: cellSchema }),
  examples: [{ container: [7, 0, 0] }],
  target: ({ container }) => ({ kind: 'container', cell: container }),
  effects: ({ container }) => [{ kind: 'open', container }],
  run: ({ container }, hands) =>
    hands.withContainer(container, async (open) => done({ items: open.items() })),
})
