import { eventsOf, type GameEvent } from '../../core/journal/events.ts'
import { toolKind } from '../../game/items/kinds/tools.ts'
import { carriedMoments } from './carried.ts'

/** The result of a run in the wild, as far as tables of many runs show it. */
export interface Journey {
  /** When an agent first carried each item (s of game time). */
  readonly firsts: ReadonlyMap<string, number>
  readonly deaths: number
  /** Causes of agents' deaths, in the game's words, where the journal has them. */
  readonly causes: readonly string[]
  /** The biome in which the team started. */
  readonly biome: string | undefined
  /** Tools that have worn out. */
  readonly wornOut: number
  /** Distance that all agents together have covered (blocks). */
  readonly walked: number
  /** Distances from the spawn (blocks; null: farther than the search went). */
  readonly distances: Readonly<Record<string, number | null>>
}

/** How far apart a death and the loss of the items may be in the journal (ms of game time). */
const DEATH_MS = 2000

/** Reads a run's journal as a journey. A tool that is gone without its owner having died has worn out. */
export function journeyOf(events: readonly GameEvent[]): Journey {
  const firsts = new Map<string, number>()
  const before = new Map<string, ReadonlyMap<string, number>>()
  const deathsAt = eventsOf(events, 'agent.left')
    .filter(({ data }) => data.reason === 'died')
    .map(({ t, data }) => ({ t, agent: data.agent }))
  let wornOut = 0
  for (const { t, agent, carried } of carriedMoments(events)) {
    for (const [item, count] of carried) if (count > 0 && !firsts.has(item)) firsts.set(item, t / 1000)
    const hasDied = deathsAt.some((death) => death.agent === agent && Math.abs(death.t - t) < DEATH_MS)
    if (!hasDied) wornOut += toolsLost(before.get(agent) ?? new Map(), carried)
    before.set(agent, carried)
  }
  return {
    firsts,
    deaths: deathsAt.length,
    causes: eventsOf(events, 'agent.died').map(({ data }) => data.cause),
    biome: eventsOf(events, 'spawn.found')[0]?.data.biome,
    wornOut,
    walked: eventsOf(events, 'agent.walked').reduce((sum, { data }) => sum + data.blocks, 0),
    distances: eventsOf(events, 'spawn.found')[0]?.data.distances ?? {},
  }
}

type Carried = ReadonlyMap<string, number>

/** Number of kinds of tools of which there is one less. */
const toolsLost = (before: Carried, after: Carried): number =>
  [...before].filter(([item, count]) => toolKind(item) !== undefined && (after.get(item) ?? 0) === count - 1)
    .length
