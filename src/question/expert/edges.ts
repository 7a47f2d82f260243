import { type Ends, edgeKey } from '../../graph/edge-key.ts'
import type { EdgesFacts, edges } from '../kinds/edges.ts'
import type { effects } from '../kinds/effects.ts'
import type { pddl } from '../kinds/pddl.ts'
import type { VerifyEdgesFacts, verifyEdges } from '../kinds/verify-edges.ts'
import type { ReplyOf } from '../question.ts'
import type { KnownCauses } from './game-knowledge.ts'

/** Whether a question about some of the subtasks asks for this edge. */
export function isAskedIn({ asked, among }: Pick<EdgesFacts, 'asked' | 'among'>): (edge: Ends) => boolean {
  const [chosen, listed] = [new Set(asked), new Set([...among, ...asked])]
  return ({ from, to }) =>
    from !== to && listed.has(from) && listed.has(to) && (chosen.has(from) || chosen.has(to))
}

/** The edges that the game causes, as far as the question asks for them. */
function causedEdges(facts: EdgesFacts, knowledge: KnownCauses): Ends[] {
  const isAsked = isAskedIn(facts)
  const causes = knowledge.causesByEnd(facts.task, facts.subtasks)
  const pairs = facts.asked.flatMap((id) => causes.get(id) ?? []).filter(isAsked)
  return [...new Map(pairs.map(({ from, to }) => [edgeKey({ from, to }), { from, to }])).values()].sort(
    (a, b) => a.from - b.from || a.to - b.to,
  )
}

const named = ({ from, to }: Ends) => ({ before: from, after: to })

/** Words edges as replies to the questions of rival planners. */
export const replyOf = {
  edges: (pairs: readonly Ends[]): ReplyOf<typeof edges> => ({ edges: pairs.map(named) }),

  verifyEdges(pairs: readonly Ends[], { claimed }: VerifyEdgesFacts): ReplyOf<typeof verifyEdges> {
    const [right, shown] = [new Set(pairs.map(edgeKey)), new Set(claimed.map(edgeKey))]
    return {
      wrong: claimed.filter((edge) => !right.has(edgeKey(edge))).map(named),
      missing: pairs.filter((edge) => !shown.has(edgeKey(edge))).map(named),
    }
  },

  effects: (pairs: readonly Ends[], { asked }: EdgesFacts): ReplyOf<typeof effects> => ({
    subtasks: asked.map((id) => ({
      id,
      needs: pairs.flatMap(({ from, to }) => (to === id ? [`done ${from}`] : [])),
      gives: pairs.some(({ from }) => from === id) ? [`done ${id}`] : [],
    })),
  }),

  pddl: (pairs: readonly Ends[], facts: EdgesFacts): ReplyOf<typeof pddl> => ({
    actions: replyOf
      .effects(pairs, facts)
      .subtasks.map(
        ({ id, needs, gives }) =>
          `(:action n${id} :parameters () :precondition ${conjunction(needs)} :effect ${conjunction(gives)})`,
      )
      .join('\n'),
  }),
}

const conjunction = (facts: readonly string[]): string =>
  `(and${facts.map((fact) => ` (${fact.replace(' ', '-')})`).join('')})`

/** Answers with every edge that the game causes. */
export const expertEdges = (facts: EdgesFacts, knowledge: KnownCauses) =>
  replyOf.edges(causedEdges(facts, knowledge))

export const expertVerifyEdges = (facts: VerifyEdgesFacts, knowledge: KnownCauses) =>
  replyOf.verifyEdges(causedEdges(facts, knowledge), facts)

export const expertEffects = (facts: EdgesFacts, knowledge: KnownCauses) =>
  replyOf.effects(causedEdges(facts, knowledge), facts)

export const expertPddl = (facts: EdgesFacts, knowledge: KnownCauses) =>
  replyOf.pddl(causedEdges(facts, knowledge), facts)
