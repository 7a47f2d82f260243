import type { GameEvent } from '../../core/journal/events.ts'
import type { Entry } from '../../planner/causal/knowledge/entry.ts'
import { kindOf } from '../../planner/causal/knowledge/kinds.ts'
import { byKey, keyText, type PlayedCounts } from '../../planner/causal/knowledge/knowledge.ts'
import { edgesOfPlan } from '../../planner/causal/knowledge/learn.ts'
import type { Plan } from '../../planner/plan.ts'

/** An attempt at a subtask, with the subtasks that were done when it began and when it ended. */
interface Attempt {
  subtask: number
  before: ReadonlySet<number>
  after: ReadonlySet<number>
  isDone: boolean
}

/**
 * What a team found out about dependencies by the order in which it tried subtasks.
 * - An attempt succeeds while a prerequisite is open: that edge is needless.
 * - It fails while exactly one is open, and succeeds after that one is done: that edge is needed.
 * - It begins with nothing open: how often such attempts fail is the null, the rate at which a failure says nothing.
 *
 * Edges of a group of alternatives are left out: another member may have been enough.
 */
export function playEvidence(events: readonly GameEvent[], plan: Plan): NonNullable<Entry['play']> {
  const edges = edgesOfPlan(plan).filter(({ anyOf }) => anyOf === undefined)
  const into = Map.groupBy(edges, ({ to }) => to)
  const idleFailures = { failed: 0, tried: 0 }
  const failedOn = new Map<number, Edge>()
  const found: Found[] = []
  for (const { subtask, before, after, isDone } of attemptsIn(events)) {
    const prerequisites = into.get(subtask) ?? []
    const open = prerequisites.filter(({ from }) => !after.has(from))
    if (prerequisites.every(({ from }) => before.has(from))) {
      idleFailures.tried++
      idleFailures.failed += isDone ? 0 : 1
    }
    const missed = failedOn.get(subtask)
    if (isDone) found.push(...open.map((edge): Found => ({ edge, what: 'needless' })))
    else if (open.length === 1) failedOn.set(subtask, open[0] as Edge)
    if (isDone && missed !== undefined && before.has(missed.from))
      found.push({ edge: missed, what: 'needed' })
  }
  return { played: countsOf(found, plan), idleFailures }
}

type Edge = ReturnType<typeof edgesOfPlan>[number]

/** What an attempt showed of an edge. */
interface Found {
  edge: Edge
  what: 'needed' | 'needless'
}

function countsOf(found: readonly Found[], { subtasks }: Plan): PlayedCounts[] {
  const kinds = new Map(subtasks.map((subtask) => [subtask.id, kindOf(subtask)]))
  const counts = new Map<string, PlayedCounts>()
  for (const { edge, what } of found) {
    const named = edge.evidence?.named ?? edge.rules
    const [from, to] = [kinds.get(edge.from) ?? '', kinds.get(edge.to) ?? '']
    const key = { rules: [...named].sort().join(), from, to }
    const known = counts.get(keyText(key)) ?? { ...key, needed: 0, needless: 0 }
    counts.set(keyText(key), { ...known, [what]: known[what] + 1 })
  }
  return [...counts.values()].sort(byKey)
}

function attemptsIn(events: readonly GameEvent[]): Attempt[] {
  const done = new Set<number>()
  const begun = new Map<string, ReadonlySet<number>>()
  const attempts: Attempt[] = []
  for (const { type, data } of events) {
    if (type === 'subtask.started') begun.set(data.agent, new Set(done))
    if (type !== 'subtask.finished') continue
    const before = begun.get(data.agent) ?? new Set(done)
    attempts.push({ subtask: data.subtask, before, after: new Set(done), isDone: data.done })
    if (data.done) done.add(data.subtask)
  }
  return attempts
}
