import { TICK_MS } from '../../core/clock.ts'
import type { Watch } from '../../judger/scenarios/scenario-judge.ts'
import type { Counter } from '../../judger/server/minecraft-server.ts'
import { DISTANCES } from '../../mcu/predicate/kinds/moved.ts'
import { counterOf } from '../../mcu/reward/as-predicate.ts'
import { watchItems } from '../gathering/watch-items.ts'
import { leavesAskedBy } from './leaves-asked-by.ts'
import type { Open } from './open.ts'

/** Distances are recorded block by block (cm). */
const STEP = 100
/** How often an agent that stays in its cell looks for things that are near (ms). */
const LOOK_MS = 500

/** What the predicates and rewards of a task need to know of a run. Nothing else is recorded. */
export interface Wanted {
  /** Custom statistics by name; all other counters are recorded anyway. */
  readonly custom: ReadonlySet<string>
  /** Names of blocks and mobs that are looked for. */
  readonly near: readonly string[]
  /** When agents' places are recorded. */
  readonly places: 'never' | 'changes' | 'every look'
}

/** Everything that a task asks of its run. */
export function wantedBy({ rewards, ...goals }: Open): Wanted {
  const leaves = leavesAskedBy(goals)
  const recordings = leaves.map(({ leaf, kind }) => kind.recording(leaf))
  const rewarded = rewards.flatMap(({ event, objects }) =>
    counterOf(event).category === 'custom' ? objects : [],
  )
  const asksForPlaces = leaves.some(({ kind }) => kind.decidedBy === 'places')
  return {
    custom: new Set([...recordings.flatMap(({ custom = [] }) => custom), ...rewarded]),
    near: recordings.flatMap(({ near = [] }) => near),
    places: recordings.some(({ everyLook }) => everyLook)
      ? 'every look'
      : asksForPlaces
        ? 'changes'
        : 'never',
  }
}

/**
 * Records what the game counts of each agent, what it carries, and where it is, as far as the task asks.
 * @returns a function that looks at once, and one that stops the recording
 */
export function watchOpen(watch: Watch, wanted: Wanted): { look: () => void; stop: () => void } {
  const { clock, log, agents, signal } = watch
  const stopItems = watchItems(watch)
  const over = new AbortController()
  const stop = AbortSignal.any([signal, over.signal])
  const counters = new Map<string, CounterWatch>()
  /** What has grown since the last look. What a server first tells is where counting begins. */
  const grownOf = (agent: string): Counter[] => {
    const now = watch.statisticsOf(agent)
    const known = counters.get(agent)
    if (now !== undefined && known === undefined) counters.set(agent, new CounterWatch(now))
    return now === undefined || known === undefined ? [] : known.grown(now, wanted)
  }
  const places = new Map<string, { key: string; at: number }>()
  const look = () => {
    for (const agent of agents) {
      const grown = grownOf(agent)
      if (grown.length > 0) log.emit('statistics.changed', { agent, counters: grown })
      if (wanted.places !== 'never') lookAround(agent)
    }
  }
  const lookAround = (agent: string) => {
    const position = watch.positionOf(agent)
    if (position === undefined) return
    const known = places.get(agent)
    const cell = [position.x, position.y, position.z].map(Math.floor).join()
    const now = clock.now()
    if (known?.key.startsWith(`${cell} `) && now - known.at < LOOK_MS) return
    const place = watch.placeOf(agent, wanted.near)
    if (place === undefined) return
    const key = `${cell} ${place.biome} ${place.light} ${place.near.join()}`
    places.set(agent, { key, at: now })
    // Time passes for an agent that stands still, too.
    const rounded = Object.fromEntries(
      Object.entries(position).map(([axis, value]) => [axis, Math.round(value * 100) / 100]),
    ) as unknown as typeof position
    if (key !== known?.key || wanted.places === 'every look')
      log.emit('place.changed', { agent, position: rounded, ...place, near: [...place.near] })
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

  /** The wanted counters that have grown since they were last told. */
  grown(now: readonly Counter[], { custom }: Wanted): Counter[] {
    return now.flatMap(({ category, name, value: total }) => {
      if (category === 'custom' && !custom.has(name)) return []
      const key = `${category}/${name}`
      // A counter that the game has set back begins anew.
      const start = Math.min(this.#start.get(key) ?? 0, total)
      const value = DISTANCES.has(name) ? Math.floor((total - start) / STEP) * STEP : total - start
      if (value === (this.#told.get(key) ?? 0)) return []
      this.#told.set(key, value)
      return [{ category, name, value }]
    })
  }
}
