import type { GameEvent } from '../../core/journal/events.ts'
import type { Entry } from '../../planner/causal/knowledge/entry.ts'
import { kindOf } from '../../planner/causal/knowledge/kinds.ts'
import { byKey, keyText, type PlayedCounts } from '../../planner/causal/knowledge/knowledge.ts'
import { edgesOfPlan } from '../../planner/causal/knowledge/learn.ts'
import { type Lesson, lessonsIn, namesOf } from '../../planner/experience/lessons.ts'
import type { Plan } from '../../planner/plan.ts'

/** An attempt at a subtask, with the subtasks that were done when it began and when it ended. */
interface Attempt {
  subtask: number
  before: ReadonlySet<number>
  after: ReadonlySet<number>
  /** Subtasks that an agent had started when the episode ended, whether finished or not. */
  begun: ReadonlySet<number>
  isDone: boolean
}

/**
 * Evidence about dependencies from the order in which a team tried subtasks.
 * - An attempt succeeds while no agent has begun a prerequisite, and the prerequisite succeeds later: the edge is unnecessary. If
 * an agent had begun the prerequisite, its blocks or items may already exist; if it never succeeds, the attempt may have made it
 * impossible.
 * - It fails while exactly one is open, and succeeds after that one is done: that edge is needed.
 * - It begins with nothing open: the failure rate of such attempts is the null, the rate at which a failure means nothing.
 *
 * Edges of a group of alternatives are left out: another member may have been enough.
 */
export function playEvidence(events: readonly GameEvent[], plan: Plan): NonNullable<Entry['play']> {
  const { found, idleFailures } = foundInPlay(events, plan)
  return { played: countsOf(found, plan), idleFailures }
}

/** The evidence of attempts, per edge (see `playEvidence`). */
export function foundInPlay(
  events: readonly GameEvent[],
  plan: Plan,
): Pick<Findings, 'found' | 'idleFailures'> {
  const edges = edgesOfPlan(plan).filter(({ anyOf }) => anyOf === undefined)
  const into = Map.groupBy(edges, ({ to }) => to)
  const findings = new Findings()
  for (const attempt of attemptsIn(events)) findings.note(attempt, into.get(attempt.subtask) ?? [])
  return findings
}

/** Collects the evidence of attempts one by one. */
class Findings {
  readonly found: AttemptEvidence[] = []
  readonly idleFailures = { failed: 0, tried: 0 }
  /** The only open prerequisite of the last failure of a subtask. */
  readonly #failedOn = new Map<number, Edge>()
  /** Edges whose later subtask was done before the prerequisite was begun, by prerequisite. */
  readonly #passed = new Map<number, Edge[]>()

  note(attempt: Attempt, prerequisites: readonly Edge[]): void {
    const { before, after, isDone } = attempt
    if (prerequisites.every(({ from }) => before.has(from))) {
      this.idleFailures.tried++
      this.idleFailures.failed += isDone ? 0 : 1
    }
    const open = prerequisites.filter(({ from }) => !after.has(from))
    if (isDone) this.#noteSuccess(attempt, open)
    else if (open.length === 1) this.#failedOn.set(attempt.subtask, open[0] as Edge)
  }

  #noteSuccess({ subtask, before, begun }: Attempt, open: readonly Edge[]): void {
    for (const edge of this.#passed.get(subtask) ?? []) this.found.push({ edge, what: 'needless' })
    for (const edge of open)
      if (!begun.has(edge.from)) this.#passed.set(edge.from, [...(this.#passed.get(edge.from) ?? []), edge])
    const missed = this.#failedOn.get(subtask)
    if (missed !== undefined && before.has(missed.from)) this.found.push({ edge: missed, what: 'needed' })
  }
}

type Edge = ReturnType<typeof edgesOfPlan>[number]

/** The evidence of an attempt about an edge. */
export interface AttemptEvidence {
  edge: Edge
  what: 'needed' | 'needless'
}

function countsOf(found: readonly AttemptEvidence[], { subtasks }: Plan): PlayedCounts[] {
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

/**
 * What an episode shows about the needs of each subtask. In a successful episode, subtasks that were only started, or never done,
 * count as done: their blocks or items may already have been there.
 */
export function lessonsOf(world: string, events: readonly GameEvent[], { subtasks }: Plan): Lesson[] {
  const names = namesOf(subtasks)
  const attempts = attemptsIn(events)
  const everDone = new Set(attempts.flatMap(({ subtask, isDone }) => (isDone ? [subtask] : [])))
  return lessonsIn(
    world,
    attempts.flatMap(({ subtask, after, begun, isDone }) => {
      const isOpen = (id: number) =>
        id !== subtask && !after.has(id) && (!isDone || (!begun.has(id) && everDone.has(id)))
      const open = [...names].flatMap(([id, name]) => (isOpen(id) ? [name] : []))
      const name = names.get(subtask)
      return name === undefined ? [] : [{ subtask: name, open, isDone }]
    }),
  )
}

function attemptsIn(events: readonly GameEvent[]): Attempt[] {
  const done = new Set<number>()
  const doneBefore = new Map<string, ReadonlySet<number>>()
  const begun = new Set<number>()
  const attempts: Attempt[] = []
  for (const { type, data } of events) {
    if (type === 'subtask.started') {
      doneBefore.set(data.agent, new Set(done))
      begun.add(data.subtask)
    }
    if (type !== 'subtask.finished') continue
    const before = doneBefore.get(data.agent) ?? new Set(done)
    const { subtask, done: isDone } = data
    attempts.push({ subtask, before, after: new Set(done), begun: new Set(begun), isDone })
    if (data.done) done.add(data.subtask)
  }
  return attempts
}
