import { type Cause, causesOf } from '../../graph/needs/causes-of.ts'
import type { DependenciesFacts } from '../kinds/dependencies.ts'
import type { ReplyOf } from '../language-model.ts'

/** Causes by the subtask at either of their ends. */
type CausesByEnd = ReadonlyMap<number, readonly Cause[]>

/** Names every edge of the chosen subtask that a rule in force makes necessary, with all such rules. */
export function expertDependencies(facts: DependenciesFacts): ReplyOf<'dependencies'> {
  const inForce = new Map(
    facts.rules.filter(({ wording }) => wording !== 'counterfactual').map(({ id }, index) => [id, index]),
  )
  const among = new Set(facts.among)
  const rulesOf = new Map<string, { from: number; to: number; rules: string[] }>()
  for (const { from, to, rule } of causesFor(facts).get(facts.subtask) ?? []) {
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

/** Causes by the very list of subtasks that was asked about: N questions about one plan need them once. */
const known = new WeakMap<readonly unknown[], { task: unknown; causes: CausesByEnd }>()
/** Between threads requests come as copies: then the text tells that it is the same list. */
let last: { text: string; causes: CausesByEnd } | undefined

function causesFor({ task, subtasks }: DependenciesFacts): CausesByEnd {
  const found = known.get(subtasks)
  if (found?.task === task) return found.causes
  const text = JSON.stringify([task, subtasks])
  const causes = last?.text === text ? last.causes : byEnd(causesOf(task, subtasks))
  last = { text, causes }
  known.set(subtasks, { task, causes })
  return causes
}

function byEnd(causes: readonly Cause[]): CausesByEnd {
  const ends = new Map<number, Cause[]>()
  for (const cause of causes) {
    for (const end of [cause.from, cause.to]) {
      const list = ends.get(end)
      if (list === undefined) ends.set(end, [cause])
      else list.push(cause)
    }
  }
  return ends
}
