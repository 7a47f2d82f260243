import { TICK_MS } from '../../core/clock.ts'
import type { Watch } from '../../judger/scenarios/scenario-judge.ts'
import type { Counter } from '../../judger/server/minecraft-server.ts'
import { DISTANCES } from '../../mcu/predicate/kinds/moved.ts'
import { watchItems } from '../gathering/watch-items.ts'
import type { WantedFacts } from './wanted.ts'
import { handWatch, placeWatch, skyWatch, viewWatch } from './watch-places.ts'

/** Distances are recorded block by block (cm). */
const STEP = 100

/**
 * Records each agent's counters, inventory and place, as far as the task needs them.
 * @returns a function that checks at once, and one that stops the recording
 */
export function watchOpen(watch: Watch, wanted: WantedFacts): { look: () => void; stop: () => void } {
  const { clock, log, agents, signal } = watch
  const stopItems = watchItems(watch)
  const over = new AbortController()
  const stop = AbortSignal.any([signal, over.signal])
  const counters = new Map<string, CounterWatch>()
  /** Counters that have grown since the last look. Counting begins at the first values that a server sends. */
  const grownOf = (agent: string): Counter[] => {
    const now = watch.statisticsOf(agent)
    const known = counters.get(agent)
    if (now !== undefined && known === undefined) counters.set(agent, new CounterWatch(now))
    return now === undefined || known === undefined ? [] : known.grown(now, wanted)
  }
  const lookUp = wanted.sky ? skyWatch(watch) : () => {}
  const lookAtHand = wanted.hands ? handWatch(watch) : () => {}
  const lookAlong = wanted.views ? viewWatch(watch) : () => {}
  const lookAround = wanted.places === 'never' ? () => {} : placeWatch(watch, wanted)
  const look = () => {
    lookUp()
    for (const agent of agents) {
      // First the held items, and then the deeds done with them.
      lookAtHand(agent)
      const grown = grownOf(agent)
      if (grown.length > 0) log.emit('statistics.changed', { agent, counters: grown })
      lookAround(agent)
      lookAlong(agent)
    }
  }
  void (async () => {
    while (!stop.aborted) {
      look()
      await clock.sleep(TICK_MS, stop).catch(() => undefined)
    }
  })()
  return {
    look,
    stop() {
      over.abort()
      look()
      stopItems()
    },
  }
}

/** The counters of one agent since the set-up. */
class CounterWatch {
  readonly #start = new Map<string, number>()
  readonly #told = new Map<string, number>()

  constructor(before: readonly Counter[]) {
    for (const { category, name, value } of before) this.#start.set(`${category}/${name}`, value)
  }

  /** The required counters that have grown since the last report. */
  grown(now: readonly Counter[], { custom }: WantedFacts): Counter[] {
    return now.flatMap(({ category, name, value: total }) => {
      if (category === 'custom' && !custom.has(name)) return []
      const key = `${category}/${name}`
      // A counter that the game has reset starts again.
      const start = Math.min(this.#start.get(key) ?? 0, total)
      const value = DISTANCES.has(name) ? Math.floor((total - start) / STEP) * STEP : total - start
      if (value === (this.#told.get(key) ?? 0)) return []
      this.#told.set(key, value)
      return [{ category, name, value }]
    })
  }
}
