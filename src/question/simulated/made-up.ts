import { edgeKey } from '../../graph/edge-key.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { Task } from '../../task/task.ts'
import type { DependenciesFacts } from '../kinds/dependencies.ts'
import type { Draw } from './draw.ts'

/** An edge by its ends. */
export interface Pair {
  from: number
  to: number
}

/** Share of made-up edges that lead forward in the order in which the subtasks are listed. */
const FORWARD = 0.8
/** Draws until an edge is found that is wrong; small tasks may have none. */
const MAX_DRAWS = 12

/** The truth about a task, as far as a simulated model that errs needs it. */
export interface Truth {
  edges: readonly Pair[]
  /** Whether one must be done before the other, directly or indirectly. */
  isImplied(pair: Pair): boolean
}

const truths = new WeakMap<readonly Subtask[], { task: Task; truth: Truth }>()

export function truthOf(
  { task, subtasks }: Pick<DependenciesFacts, 'task' | 'subtasks'>,
  { knowledge }: Pick<Draw, 'knowledge'>,
): Truth {
  const known = truths.get(subtasks)
  if (known?.task === task) return known.truth
  const edges = new Map<string, Pair>()
  for (const causes of knowledge.causesByEnd(task, subtasks).values())
    for (const { from, to } of causes) edges.set(edgeKey({ from, to }), { from, to })
  const next = Map.groupBy(edges.values(), ({ from }) => from)
  const reached = new Map<number, Set<number>>()
  const reachedFrom = (start: number): Set<number> => {
    const seen = reached.get(start) ?? new Set<number>()
    if (reached.has(start)) return seen
    reached.set(start, seen)
    const open = [start]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const { to } of next.get(at) ?? []) {
        if (seen.has(to)) continue
        seen.add(to)
        open.push(to)
      }
    }
    return seen
  }
  const truth = {
    edges: [...edges.values()],
    isImplied: ({ from, to }: Pair) => reachedFrom(from).has(to),
  }
  truths.set(subtasks, { task, truth })
  return truth
}

/**
 * Wrong edges: with no basis in the game, and not implied by true edges either. Each true edge brings one with the given chance,
 * between one of its ends and any other subtask, so that their number grows with the truth of the task and not with its size.
 *
 * @param near the true edges that may bring one
 * @param ids in the order in which they are listed
 * @param draw numbers in [0, 1) by name
 */
export function madeUp(
  near: readonly Pair[],
  share: number,
  {
    truth,
    ids,
    draw,
  }: {
    truth: Truth
    ids: readonly number[]
    draw: (what: string, key: string, attempt: number) => number
  },
): Pair[] {
  if (share === 0) return []
  return near.flatMap((edge): Pair[] => {
    const key = edgeKey(edge)
    if (draw('is', key, 0) >= share) return []
    for (let attempt = 0; attempt < MAX_DRAWS; attempt++) {
      const pair = drawnPair(edge, ids, (what) => draw(what, key, attempt))
      if (pair.from !== pair.to && !truth.isImplied(pair)) return [pair]
    }
    return []
  })
}

/** An edge between one end of a true edge and any other subtask, usually forward in the listed order. */
function drawnPair(edge: Pair, ids: readonly number[], draw: (what: string) => number): Pair {
  const end = draw('end') < 0.5 ? edge.from : edge.to
  const other = ids[Math.floor(draw('other') * ids.length)] as number
  const isBefore = ids.indexOf(end) < ids.indexOf(other)
  const [first, second] = isBefore ? [end, other] : [other, end]
  return draw('way') < FORWARD ? { from: first, to: second } : { from: second, to: first }
}

/** An edge that a model holds without reason. */
export interface Belief extends Pair {
  /** The rule that it wrongly considers the cause, and whose contradiction it obeys; none: no rule moves it. */
  misapplied?: string
}

/** The rules of a question that order something, in an order that does not depend on the prompt. */
export const rulesOf = ({ rules }: Pick<DependenciesFacts, 'rules'>): string[] =>
  rules.flatMap(({ id, sham }) => (sham ? [] : [id])).sort()

/** The edges that a model holds without reason, the same in every answer about the task. */
export function wrongBeliefs(
  facts: Pick<DependenciesFacts, 'task' | 'subtasks' | 'rules'>,
  draw: Omit<Draw, 'of'>,
): Belief[] {
  const { rates, dice } = draw
  const truth = truthOf(facts, draw)
  const ids = facts.subtasks.map(({ id }) => id)
  const of = (name: 'invented' | 'misapplied' | 'over_read') =>
    madeUp(truth.edges, rates[name], { truth, ids, draw: (...drawn) => dice(name, ...drawn) })
  const shown = rates.shown === 0 ? [] : inListedOrder(ids)
  const rules = rulesOf(facts)
  const misapplied = of('misapplied').map((pair): Belief => {
    const rule = rules[Math.floor(dice('misapplied', 'rule', edgeKey(pair)) * rules.length)]
    return rule === undefined ? pair : { ...pair, misapplied: rule }
  })
  const everywhere = rules[Math.floor(dice('over-read rule') * rules.length)]
  const overRead = of('over_read').map(
    (pair): Belief => (everywhere === undefined ? pair : { ...pair, misapplied: everywhere }),
  )
  const confirmed = shown.filter(
    (pair) => !truth.isImplied(pair) && dice('shown', edgeKey(pair)) < rates.shown,
  )
  const beliefs = new Map<string, Belief>()
  for (const belief of [...misapplied, ...overRead, ...of('invented'), ...confirmed])
    if (!beliefs.has(edgeKey(belief))) beliefs.set(edgeKey(belief), belief)
  return [...beliefs.values()]
}

/** Each subtask with the one that is listed after it. */
const inListedOrder = (ids: readonly number[]): Pair[] =>
  ids.slice(1).map((to, index) => ({ from: ids[index] as number, to }))
