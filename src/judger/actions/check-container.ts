import { checkContainer as checkContainerSpec } from '../../task/actions/check-container.ts'
import { summarize } from '../bots/inventory.ts'
import { defineAction, done } from './action.ts'
import { withContainer } from './container.ts'

/** Opens a container and reports what it holds. */
export const checkContainer = defineAction({
  ...checkContainerSpec,
  run: ({ container }, context) =>
    withContainer(context, container, async (window) => done({ items: summarize(window.containerItems()) })),
})
