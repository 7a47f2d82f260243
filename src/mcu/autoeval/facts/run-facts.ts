import { z } from 'zod'
import { eventsOf, type GameEvent } from '../../../core/journal/events.ts'

const act = z.object({
  /** When it began and ended, in seconds of game time since the start. */
  from: z.number(),
  to: z.number(),
  agent: z.string(),
  /** The action and its arguments: `Craft {"item":"ladder","amount":3}`. */
  call: z.string(),
  /** Why it was refused; absent if it succeeded. */
  refused: z.string().optional(),
})

/** The certain facts in the journal of a run, as shown to judges. */
export const runFactsSchema = z.object({
  agents: z.array(z.string()),
  /** From the beginning to the end of the run, in seconds of game time. */
  seconds: z.number(),
  limitSeconds: z.number(),
  acts: z.array(act),
  /** The game's counters at the end, all agents together: `crafted ladder` → 3. */
  counted: z.record(z.string(), z.number()),
  /** Number of cells in which the agents placed a block, and how many of them hold another block at the end. */
  placed: z.object({ cells: z.int(), undone: z.int(), kinds: z.array(z.string()) }),
  /** The agents' items at the start and at the end. */
  given: z.record(z.string(), z.number()),
  carried: z.record(z.string(), z.number()),
  /** When the goal was reached (s); absent if it was not reached, or if only a judge can tell. */
  reachedAt: z.number().optional(),
})
export type RunFacts = z.infer<typeof runFactsSchema>
export type Act = z.infer<typeof act>

const SECOND = 1000
const AIR = new Set(['air', 'cave_air', 'void_air', 'water', 'lava'])

/** The point where a run begins: once its scene is set up, or once its arena is ready. */
function beginningOf(events: readonly GameEvent[]): number {
  const last = events.findLastIndex(({ type }) => type === 'setup.done')
  if (last >= 0) return last
  return Math.max(
    0,
    events.findIndex(({ type }) => type === 'plan.started'),
  )
}

/** The facts of a run, a pure function of its events. @param reachedAt game time at which the goal was reached (ms) */
export function runFacts(
  events: readonly GameEvent[],
  { limitMs, reachedAt }: { limitMs: number; reachedAt?: number | undefined },
): RunFacts {
  const begin = beginningOf(events)
  const course = events.slice(begin)
  const start = events[begin]?.t ?? 0
  const since = (t: number) => Math.round(t - start) / SECOND
  const acts = eventsOf(course, 'action.finished').map(
    ({ t, data: { agent, startedAt, action, result } }) => ({
      from: since(startedAt),
      to: since(t),
      agent,
      call: `${action.name} ${JSON.stringify(action.args)}`,
      ...(result.ok ? {} : { refused: result.reason }),
    }),
  )
  return {
    agents: eventsOf(events, 'run.started')[0]?.data.agents ?? [],
    seconds: since(events.at(-1)?.t ?? start),
    limitSeconds: limitMs / SECOND,
    acts,
    counted: countersOf(course),
    placed: placedIn(course),
    given: itemsOf(course, 'first'),
    carried: itemsOf(course, 'last'),
    ...(reachedAt === undefined ? {} : { reachedAt: since(reachedAt) }),
  }
}

function countersOf(events: readonly GameEvent[]): Record<string, number> {
  const byAgent = new Map<string, number>()
  for (const { data } of eventsOf(events, 'statistics.changed'))
    for (const { category, name, value } of data.counters)
      byAgent.set(`${data.agent}\n${category} ${name}`, value)
  const sums: Record<string, number> = {}
  for (const [key, value] of byAgent) {
    const name = key.slice(key.indexOf('\n') + 1)
    sums[name] = (sums[name] ?? 0) + value
  }
  return sums
}

const nameOf = (block: string): string => block.replace(/\[.*$/, '')

/** Blocks that appeared during an agent's action. */
function placedIn(events: readonly GameEvent[]): RunFacts['placed'] {
  const stood = new Map<string, string>()
  const now = new Map<string, string>()
  for (const { data } of eventsOf(events, 'block.changed')) {
    const { x, y, z } = data.position
    const [cell, to] = [`${x} ${y} ${z}`, nameOf(data.to)]
    now.set(cell, to)
    if (!AIR.has(to)) stood.set(cell, to)
  }
  const undone = [...stood.keys()].filter((cell) => AIR.has(now.get(cell) ?? 'air')).length
  return { cells: stood.size, undone, kinds: [...new Set(stood.values())].sort() }
}

/** The combined inventory of all agents, at its first or last report. */
function itemsOf(events: readonly GameEvent[], which: 'first' | 'last'): Record<string, number> {
  const carried = new Map<string, readonly { item: string; count: number }[]>()
  for (const { data } of eventsOf(events, 'items.changed'))
    if (which === 'last' || !carried.has(data.agent)) carried.set(data.agent, data.items)
  const sums: Record<string, number> = {}
  for (const { item, count } of [...carried.values()].flat()) sums[item] = (sums[item] ?? 0) + count
  return sums
}

/** Maximum number of actions listed one by one; for a longer run, the first and last ones. */
const MOST_ACTS = 120

/** The facts in words, for models and people. */
export function factsInWords(facts: RunFacts): string {
  const list = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ') || 'nothing'
  const told = (one: Act) =>
    `${one.from.toFixed(1)}–${one.to.toFixed(1)} s ${one.agent}: ${one.call}${one.refused === undefined ? '' : ` – refused: ${one.refused}`}`
  const { acts } = facts
  const half = MOST_ACTS / 2
  const shown =
    acts.length <= MOST_ACTS
      ? acts.map(told)
      : [
          ...acts.slice(0, half).map(told),
          `(${acts.length - MOST_ACTS} actions are left out)`,
          ...acts.slice(-half).map(told),
        ]
  return [
    `The run took ${facts.seconds} of ${facts.limitSeconds} s.`,
    `Given at the start: ${list(facts.given)}.`,
    `Carried at the end: ${list(facts.carried)}.`,
    `Counted by the game: ${list(facts.counted)}.`,
    `Blocks put up in ${facts.placed.cells} cells (${facts.placed.kinds.join(', ') || 'none'}), ${facts.placed.undone} of them taken away again.`,
    `Actions (${acts.length}):`,
    ...shown,
  ].join('\n')
}
