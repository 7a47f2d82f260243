import { z } from 'zod'
import { cellSchema } from '../../core/position.ts'
import { summarize } from '../bots/inventory.ts'
import { defineAction, done } from './action.ts'
import { withContainer } from './container.ts'

/** Opens a container and reports what it holds. */
export const checkContainer = defineAction({
  name: 'CheckContainer',
  signature: 'CheckContainer(container: [x,y,z])',
  summary: 'Access the container and list its contents.',
  needs: 'containers',
  args: z.strictObject({ container: cellSchema }),
  run: ({ container }, context) =>
    withContainer(context, container, async (window) => done({ items: summarize(window.containerItems()) })),
})
