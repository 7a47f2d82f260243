import { type Ends, edgeKey } from '../../graph/edge-key.ts'
import { orderRuleIds } from '../../task/rule-ids.ts'
import { isAskedIn } from '../expert/edges.ts'
import type { EdgesFacts } from '../kinds/edges.ts'
import type { VerifyEdgesFacts } from '../kinds/verify-edges.ts'
import { happens } from './dice.ts'
import type { Draw } from './draw.ts'
import { losing } from './losing.ts'
import { madeUp, truthOf, wrongBeliefs } from './made-up.ts'

const STATED_BY_THE_TASK: ReadonlySet<string> = new Set(orderRuleIds)

/**
 * The edges that a simulated model holds in one answer to a rival's question. What it knows does not depend on the question: lasting
 * errors are drawn by the same names as in answers about `dependencies`, and the chance that an answer makes up a certain edge is the same
 * whether it is asked about two subtasks or all of them.
 *
 * Without stated rules it recalls each rule or does not, for the whole task (`unrecalled`).
 */
export function heldEdges(facts: EdgesFacts, draw: Draw): Ends[] {
  const { rates, dice, of, knowledge } = draw
  const { task, subtasks, asked } = facts
  const isAsked = isAskedIn(facts)
  const isLost = losing({ rules: [] }, draw)
  const isRecalled = (rule: string) =>
    facts.rules.length > 0 ||
    STATED_BY_THE_TASK.has(rule) ||
    !happens(rates.unrecalled, dice, 'unrecalled', rule)
  const causes = knowledge.causesByEnd(task, subtasks)
  const recalled = asked
    .flatMap((id) => causes.get(id) ?? [])
    .filter((cause) => isAsked(cause) && isRecalled(cause.rule))
  const known = recalled.filter((pair) => !happens(rates.missed, dice, 'missed', edgeKey(pair)))
  const truth = truthOf(facts, draw)
  const rules = [...new Set([...causes.values()].flatMap((own) => own.map(({ rule }) => rule)))].map(
    (id) => ({
      id,
      text: '',
      wording: 'rule' as const,
    }),
  )
  const believed = wrongBeliefs({ task, subtasks, rules }, draw).filter(isAsked)
  const chosen = new Set(asked)
  const whims = madeUp(
    truth.edges.filter(({ from, to }) => chosen.has(from) || chosen.has(to)),
    rates.unstable,
    { truth, ids: subtasks.map(({ id }) => id), draw: (...drawn) => dice('whim', ...drawn, of) },
  )
  const named = [
    ...[...known, ...believed].filter((pair) => !isLost(edgeKey(pair))),
    ...whims.filter(isAsked),
  ]
  return [...new Map(named.map(({ from, to }) => [edgeKey({ from, to }), { from, to }])).values()].sort(
    (a, b) => a.from - b.from || a.to - b.to,
  )
}

/** The edges that it considers right when it is shown some: a model that confirms what it is shown also confirms wrong ones. */
export function confirming(facts: VerifyEdgesFacts, draw: Draw): Ends[] {
  const { rates, dice, of } = draw
  const held = heldEdges(facts, draw)
  const known = new Set(held.map(edgeKey))
  const confirmed = facts.claimed.filter(
    (edge) => !known.has(edgeKey(edge)) && happens(rates.shown, dice, 'confirmed', edgeKey(edge), of),
  )
  return [...held, ...confirmed]
}
