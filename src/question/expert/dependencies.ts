import type { DependenciesFacts, dependencies } from '../kinds/dependencies.ts'
import type { ReplyOf } from '../question.ts'
import type { GameKnowledge } from './game-knowledge.ts'

/** Names every edge of the chosen subtask that a rule in force makes necessary, with all such rules. */
export function expertDependencies(
  facts: DependenciesFacts,
  knowledge: GameKnowledge,
): ReplyOf<typeof dependencies> {
  const inForce = new Map(
    facts.rules.filter(({ wording }) => wording !== 'counterfactual').map(({ id }, index) => [id, index]),
  )
  const among = new Set(facts.among)
  const rulesOf = new Map<string, { from: number; to: number; rules: string[] }>()
  const causes = knowledge.causesByEnd(facts.task, facts.subtasks).get(facts.subtask) ?? []
  for (const { from, to, rule } of causes) {
    if (!inForce.has(rule) || !among.has(from === facts.subtask ? to : from)) continue
    const edge = rulesOf.get(`${from}→${to}`)
    if (edge === undefined) rulesOf.set(`${from}→${to}`, { from, to, rules: [rule] })
    else edge.rules.push(rule)
  }
  const effects = [...rulesOf.values()].map(({ from, to, rules }) => {
    rules.sort((a, b) => (inForce.get(a) ?? 0) - (inForce.get(b) ?? 0))
    return { chosen_node: from, target_node: to, rules, reason: `by ${rules.join(' and ')}` }
  })
  const other = (effect: (typeof effects)[number]) =>
    effect.chosen_node === facts.subtask ? effect.target_node : effect.chosen_node
  return { causal_effects: effects.sort((a, b) => other(a) - other(b)) }
}
