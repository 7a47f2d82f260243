import { TICK_MS } from '../../core/clock.ts'
import { eventsOf, type GameEvent } from '../../core/journal/events.ts'
import { mean } from '../../core/statistics/bootstrap.ts'
import { permutationEntropy } from '../../core/statistics/permutation-entropy.ts'

/** Order of the patterns. */
const ORDER = 3
/** The number that stands for an idle frame. */
const IDLE = 0

/**
 * How varied the actions are: permutation entropy of their names, frame by frame (20 per second), averaged over the agents. It is
 * not MCU's operational effort, which counts keys and mouse: `experiment/analysis/operational-effort.ts`. An action's number is
 * the rank of its name among all names of the run in alphabetical order, version 1: entropies with other numberings or other sets
 * of actions, such as VPT's, are not comparable.
 * @returns undefined if no agent acted for three frames
 */
export function actionEntropy(events: readonly GameEvent[]): number | undefined {
  const actions = eventsOf(events, 'action.finished')
  const names = [...new Set(actions.map(({ data }) => data.action.name))].sort()
  const entropies = [...Map.groupBy(actions, ({ data }) => data.agent).values()].flatMap((own) => {
    const frames: number[] = []
    const [first] = own
    const start = first?.data.startedAt ?? 0
    for (const { t, data } of own) {
      const from = Math.max(frames.length, Math.floor((data.startedAt - start) / TICK_MS))
      const until = Math.max(from + 1, Math.ceil((t - start) / TICK_MS))
      while (frames.length < from) frames.push(IDLE)
      while (frames.length < until) frames.push(names.indexOf(data.action.name) + 1)
    }
    return frames.length < ORDER ? [] : [permutationEntropy(frames, ORDER)]
  })
  return entropies.length === 0 ? undefined : mean(entropies)
}
