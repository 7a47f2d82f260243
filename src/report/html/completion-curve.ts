import { cellKey } from '../../core/position.ts'
import { WorldState } from '../../judger/metrics/world-state.ts'
import type { RunView } from './run-view.ts'

/** How many cells of the blueprint stood right, from each moment (game ms) on. */
export interface CompletionCurve {
  of: number
  steps: { t: number; done: number }[]
}

/** Follows completion through the journal: one step for each time that the number changes. */
export function completionCurve({ task, events }: Pick<RunView, 'task' | 'events'>): CompletionCurve {
  const blueprint = task?.blueprint ?? []
  const wishes = new Map(blueprint.map((wish) => [cellKey(wish.position), wish]))
  const world = new WorldState()
  let done = 0
  const steps = [{ t: 0, done: 0 }]
  for (const event of events) {
    if (event.type === 'arena.prepared') {
      world.apply(event)
      done = blueprint.filter((wish) => world.shows(wish)).length
    } else if (event.type === 'block.changed') {
      const wish = wishes.get(cellKey(event.data.position))
      const before = wish !== undefined && world.shows(wish)
      world.apply(event)
      done += Number(wish !== undefined && world.shows(wish)) - Number(before)
    } else continue
    const last = steps.at(-1)
    if (last === undefined || last.done === done) continue
    if (last.t === event.t) last.done = done
    else steps.push({ t: event.t, done })
  }
  return { of: blueprint.length, steps }
}
