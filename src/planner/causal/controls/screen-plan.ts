import type { Random } from '../../../core/random.ts'
import { edgeKey } from '../../../graph/edge-key.ts'
import type { Subtask } from '../../../graph/subtask.ts'
import type { Task } from '../../../task/task.ts'
import type { PlanContext } from '../../planner.ts'
import type { Booklet } from '../booklet.ts'
import { NODES_A_QUESTION } from '../cover.ts'
import { Interview, type NamedEdge } from '../interview.ts'
import { shuffled } from '../shuffled.ts'
import type { PlanCheck } from './plan-check.ts'
import { MAX_PLANTED, plantControls } from './plant.ts'

/** First round number for these questions, beyond those of blocks. */
const FIRST_ROUND = 1_000_000
/**
 * Further answers about an edge that fell for its rules once, and how many of them must show the same. The first ones come before
 * the others: an edge that fails them can no longer be confirmed.
 */
const CONFIRMATIONS = 5
const MIN_CONFIRMED = 4
const ASKED_FIRST = CONFIRMATIONS - MIN_CONFIRMED + 1

interface Screened {
  task: Task
  subtasks: readonly Subtask[]
  order?: string
  booklet: Booklet
  context: Pick<PlanContext, 'answerer' | 'seed' | 'signal'>
  random: Random
  /** How many times every subtask is listed, with different planted ones each time. */
  sweeps: number
  /** Whether a rule may really order such a pair (see `checkOf`). */
  mayBeOrdered(edge: NamedEdge): boolean
}

/** Results from the lists, and the interviews about them, which have counted their questions. */
export interface Screening {
  found: NonNullable<PlanCheck['screened']>
  interviews: readonly Interview[]
  /** Rounds of questions, asked one after another. */
  rounds: number
}

/**
 * Lists each of the task's subtasks several times among a few others and many planted ones, which differ each time, and asks once
 * for all dependencies. A model that misapplies rules on this task names edges about some planted subtasks by rules, and takes
 * them back when these are contradicted: two answers tell such an edge from one without a reason, and further ones confirm it. A
 * plan's own list shows only the edges that happen to fall on its own controls.
 * @throws ModelError if the model failed
 */
export async function screenPlan(options: Screened): Promise<Screening> {
  const { task, subtasks, order, booklet, context, random, sweeps } = options
  const lists = Array.from({ length: sweeps }, () => groupsOf(shuffled(subtasks, random))).flat()
  const interviews = lists.map((own, list) => {
    const controls = plantControls(task, subtasks, random, MAX_PLANTED)
    const listed = own.toSorted((a, b) => a.id - b.id)
    const described = order === undefined ? {} : { order }
    return new Interview({ task, ...described, subtasks: listed, controls, booklet, context, list: list + 1 })
  })
  const shown = await Promise.all(interviews.map((interview, list) => screenList(interview, list, options)))
  const sum = (of: (one: ListShown) => number) => shown.reduce((total, one) => total + of(one), 0)
  return {
    found: { lists: lists.length, named: sum((one) => one.named), misapplied: sum((one) => one.misapplied) },
    interviews,
    rounds: Math.max(0, ...shown.map(({ rounds }) => rounds)),
  }
}

/** The subtasks in the smallest number of groups that fit in one question each. */
function groupsOf(subtasks: readonly Subtask[]): Subtask[][] {
  const count = Math.ceil(subtasks.length / NODES_A_QUESTION)
  const size = Math.ceil(subtasks.length / Math.max(1, count))
  return Array.from({ length: count }, (_, index) => subtasks.slice(index * size, (index + 1) * size))
}

interface ListShown {
  /** Edges about planted subtasks that the model names by rules. */
  named: number
  /** Those of them that fall each time these rules are contradicted. */
  misapplied: number
  /** Rounds of questions, asked one after another. */
  rounds: number
}

async function screenList(
  interview: Interview,
  list: number,
  { mayBeOrdered }: Screened,
): Promise<ListShown> {
  const ids = interview.subtasks.map(({ id }) => id)
  const first = FIRST_ROUND * (list + 1)
  const { edges } = await interview.ask({ nodes: ids, arm: { kind: 'control' }, round: first })
  const known = new Set(interview.booklet.rules.map(({ id }) => id))
  const named = edges
    .map((edge) => ({ ...edge, rules: edge.rules.filter((rule) => known.has(rule)) }))
    .filter((edge) => edge.rules.length > 0 && interview.isControl(edge) && !mayBeOrdered(edge))
  const shown = { named: named.length, misapplied: 0 }
  if (named.length === 0) return { ...shown, rounds: 1 }
  const suspects = await fallen(interview, named, first + 1)
  if (suspects.length === 0) return { ...shown, rounds: 2 }
  const { misapplied, rounds } = await confirmed(interview, suspects, first + 2)
  return { ...shown, misapplied: misapplied.length, rounds: 2 + rounds }
}

/**
 * Asks again about edges that fell for their rules once.
 * @returns those that fall for them in nearly all further answers, and the number of rounds of questions
 */
async function confirmed(
  interview: Interview,
  suspects: readonly NamedEdge[],
  firstRound: number,
): Promise<{ misapplied: readonly NamedEdge[]; rounds: number }> {
  const falls = new Map(suspects.map((edge) => [edge, 0]))
  const askAgain = async (from: number, to: number) => {
    const rounds = Array.from({ length: to - from }, (_, index) => firstRound + from + index)
    const answers = await Promise.all(rounds.map((round) => fallen(interview, suspects, round)))
    for (const edge of answers.flat()) falls.set(edge, (falls.get(edge) ?? 0) + 1)
  }
  await askAgain(0, ASKED_FIRST)
  if ([...falls.values()].every((count) => count === 0)) return { misapplied: [], rounds: 1 }
  await askAgain(ASKED_FIRST, CONFIRMATIONS)
  return { misapplied: suspects.filter((edge) => (falls.get(edge) ?? 0) >= MIN_CONFIRMED), rounds: 2 }
}

/** The edges that fall when their rules are contradicted, and stand when as many shams are. */
async function fallen(
  interview: Interview,
  edges: readonly NamedEdge[],
  round: number,
): Promise<NamedEdge[]> {
  const rules = new Set(edges.flatMap((edge) => edge.rules))
  const { first: contradicted, sham } = interview.armsOf([rules, new Set()], round)
  const own = new Set(interview.subtasks.map(({ id }) => id))
  const nodes = [...new Set(edges.flatMap(({ from, to }) => [from, to]).filter((id) => own.has(id)))]
  const asking = nodes.length > 0 ? nodes : [...own]
  const [without, beside] = await Promise.all([
    interview.ask({ nodes: asking, arm: contradicted, round }),
    interview.ask({ nodes: asking, arm: sham, round }),
  ])
  const names = ({ edges: said }: typeof without) => new Set(said.map(edgeKey))
  const [left, right] = [names(without), names(beside)]
  return edges.filter(
    (edge) =>
      without.isAbout(edge) && beside.isAbout(edge) && !left.has(edgeKey(edge)) && right.has(edgeKey(edge)),
  )
}
