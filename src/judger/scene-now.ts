import type { Scene } from '../task/observation.ts'
import type { Task } from '../task/task.ts'
import { carriedStacks, summarize } from './bots/inventory.ts'
import type { Bot } from './client/bot.ts'

/** The current scene: agents in the world with their items, and the content of the containers. */
export const sceneNow = (
  bots: readonly [agent: string, bot: Bot][],
  containers: Task['containers'],
): Scene => ({
  agents: bots.map(([name, bot]) => {
    const items = summarize(carriedStacks(bot))
    const position = bot.entity.position.floored()
    return { name, position, ...(items.length === 0 ? {} : { items }) }
  }),
  containers: containers.map(({ position, block, items }) => ({ position, kind: block.name, items })),
})
