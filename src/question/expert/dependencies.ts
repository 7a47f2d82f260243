import { edgeKey } from '../../graph/edge-key.ts'
import type { DependenciesFacts, dependencies } from '../kinds/dependencies.ts'
import type { ReplyOf } from '../question.ts'
import type { KnownCauses } from './game-knowledge.ts'

/** Names every edge of the asked subtasks that a statement in force makes necessary, with all such statements. */
export function expertDependencies(
  facts: DependenciesFacts,
  knowledge: KnownCauses,
): ReplyOf<typeof dependencies> {
  const stating = statementsByRule(facts)
  const others = new Set([...facts.among, ...facts.asked])
  const edges = new Map<string, { from: number; to: number; rules: Set<string> }>()
  const causes = knowledge.causesByEnd(facts.task, facts.subtasks)
  const relevant = facts.asked.flatMap((node) =>
    (causes.get(node) ?? []).filter(({ from, to }) => others.has(from === node ? to : from)),
  )
  for (const { from, to, rule } of relevant) {
    const statements = stating.get(rule)
    if (statements === undefined) continue
    const key = edgeKey({ from, to })
    const edge = edges.get(key) ?? { from, to, rules: new Set() }
    edges.set(key, edge)
    for (const statement of statements) edge.rules.add(statement)
  }
  const effects = [...edges.values()].sort((a, b) => a.from - b.from || a.to - b.to)
  return {
    causal_effects: effects.map(({ from, to, rules }) => {
      const named = [...rules].sort()
      return { before: from, after: to, rules: named, reason: `by ${named.join(' and ')}` }
    }),
  }
}

/** The statements in force that state each rule. */
function statementsByRule({ rules }: DependenciesFacts): Map<string, string[]> {
  const stating = new Map<string, string[]>()
  for (const { id, wording, covers = [id] } of rules) {
    if (wording === 'counterfactual') continue
    for (const rule of covers) stating.set(rule, [...(stating.get(rule) ?? []), id])
  }
  return stating
}
