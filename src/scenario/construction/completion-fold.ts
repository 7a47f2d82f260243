import { plural } from '../../core/count.ts'
import { cellKey } from '../../core/position.ts'
import type { CompletionFold } from '../../judger/metrics/completion-fold.ts'
import { WorldState } from '../../judger/metrics/world-state.ts'
import type { Task } from '../../task/task.ts'

/** Counts the correct blocks of the blueprint, updated with every block change. */
export function completionFold({ blueprint }: Pick<Task, 'blueprint'>): CompletionFold {
  const wishes = new Map(blueprint.map((wish) => [cellKey(wish.position), wish]))
  const world = new WorldState()
  let done = 0
  return {
    apply(event) {
      if (event.type === 'arena.prepared') {
        world.apply(event)
        done = blueprint.filter((wish) => world.shows(wish)).length
      } else if (event.type === 'block.changed') {
        const wish = wishes.get(cellKey(event.data.position))
        const before = wish !== undefined && world.shows(wish)
        world.apply(event)
        done += Number(wish !== undefined && world.shows(wish)) - Number(before)
      }
    },
    now: () => ({ done, of: blueprint.length, what: plural(blueprint.length, 'block') }),
  }
}
