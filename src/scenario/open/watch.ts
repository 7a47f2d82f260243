import { TICK_MS } from '../../core/clock.ts'
import type { Watch } from '../../judger/scenarios/scenario-judge.ts'
import type { Counter } from '../../judger/server/minecraft-server.ts'
import { type Leaf, leavesOf, MOVES } from '../../mcu/predicate/schema.ts'
import { REWARD_EVENTS } from '../../mcu/reward/rules.ts'
import { watchItems } from '../gathering/watch-items.ts'
import type { Open } from './open.ts'

/** Distances are told block by block (centimetres). */
const STEP = 100
/** What is near is looked for so often while an agent stays in its cell (ms). */
const LOOK_MS = 500

const DISTANCES = new Set<string>(MOVES.map((move) => `${move}_one_cm`))

/** What the predicates and rewards of a task ask of a run, so that nothing else is written down. */
export interface Wanted {
  readonly leaves: readonly Leaf[]
  /** Custom statistics by name; the other counters are all told. */
  readonly custom: ReadonlySet<string>
  /** Names of blocks and mobs that are to be found. */
  readonly near: readonly string[]
}

/** Everything that a task asks of its run. */
export function wantedBy({ success, milestones, rewards }: Open): Wanted {
  const leaves = [
    ...(success === undefined ? [] : [success]),
    ...milestones.map(({ reached }) => reached),
  ].flatMap(leavesOf)
  const custom = leaves.flatMap((leaf) => {
    if (leaf.kind === 'slept') return ['sleep_in_bed']
    if (leaf.kind === 'did') return [leaf.what]
    return leaf.kind === 'moved' ? [`${leaf.by}_one_cm`] : []
  })
  const paid = rewards.flatMap(({ event, objects }) => (REWARD_EVENTS[event] === 'custom' ? objects : []))
  return {
    leaves,
    custom: new Set([...custom, ...paid]),
    near: leaves.flatMap((leaf) => (leaf.kind === 'near' ? leaf.of : [])),
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
  const asksForPlaces = wanted.leaves.some(({ kind }) => ['offset', 'stays', 'near', 'light'].includes(kind))
  const look = () => {
    for (const agent of agents) {
      const grown = grownOf(agent)
      if (grown.length > 0) log.emit('statistics.changed', { agent, counters: grown })
      if (asksForPlaces) lookAround(agent)
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
    // Someone who only stands there still lets time pass.
    const rounded = Object.fromEntries(
      Object.entries(position).map(([axis, value]) => [axis, Math.round(value * 100) / 100]),
    ) as unknown as typeof position
    if (key !== known?.key || wanted.leaves.some(({ kind }) => kind === 'stays'))
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
