import { expertDependencies } from '../expert/dependencies.ts'
import type { DependenciesFacts, dependencies, RuleStatement } from '../kinds/dependencies.ts'
import type { ReplyOf } from '../question.ts'
import { FORWARD, TRUE_EDGES_A_SUBTASK } from './believed.ts'
import type { Draw } from './draw.ts'

type Reply = ReplyOf<typeof dependencies>
type Effect = Reply['causal_effects'][number]

/**
 * The expert's answer with the errors of a language model: edges it never sees, edges it holds whatever the rules say,
 * and in each answer edges left out, made up, or kept against the rules.
 */
export function simulatedDependencies(facts: DependenciesFacts, draw: Draw): Reply {
  const { rates, dice, of, knowledge } = draw
  const asStated = facts.rules.map((rule): RuleStatement => ({ ...rule, wording: 'rule' }))
  const truth = expertDependencies({ ...facts, rules: asStated }, knowledge).causal_effects
  const inForce = expertDependencies(facts, knowledge).causal_effects
  const caused = new Map(inForce.map((effect) => [keyOf(effect), effect]))
  const wrongly = { dice, rates: { ...rates, wrong_reason: 1 } }
  const effects: Effect[] = []
  for (const effect of truth) {
    const key = keyOf(effect)
    if (dice('missed', key) < rates.missed) continue
    const now = caused.get(key)
    const isHeld = now !== undefined || dice('disobeyed', key, of) < rates.disobeyed
    if (!isHeld || dice('flip', key, of) < rates.flip) continue
    effects.push(withReason(now ?? effect, facts, draw))
  }
  const isTrue = new Set(truth.map(keyOf))
  for (const effect of madeUp(facts, rates.invented, (key) => dice('invented', key))) {
    const key = keyOf(effect)
    if (isTrue.has(key) || dice('flip', key, of) < rates.flip) continue
    effects.push(withReason(effect, facts, wrongly))
  }
  const named = new Set(effects.map(keyOf))
  for (const effect of madeUp(facts, rates.unstable, (key) => dice('whim', key, of))) {
    const key = keyOf(effect)
    if (isTrue.has(key) || named.has(key)) continue
    effects.push(withReason(effect, facts, wrongly))
  }
  return { causal_effects: effects }
}

const keyOf = ({ chosen_node, target_node }: Effect): string => `${chosen_node}→${target_node}`

/** Edges between the asked subtask and those listed beside it that are named for no reason of the game. */
function madeUp(
  { subtask, subtasks, among }: DependenciesFacts,
  share: number,
  draw: (key: string) => number,
): Effect[] {
  if (share === 0) return []
  const chance = (share * TRUE_EDGES_A_SUBTASK * 2) / Math.max(1, subtasks.length - 1)
  return among.flatMap((other): Effect[] => {
    if (other === subtask) return []
    const [low, high] = other < subtask ? [other, subtask] : [subtask, other]
    const drawn = draw(`${low}–${high}`)
    if (drawn >= chance) return []
    const [from, to] = drawn < chance * FORWARD ? [low, high] : [high, low]
    return [{ chosen_node: from, target_node: to, rules: [], reason: 'it usually comes first' }]
  })
}

/** The effect with the rules the model holds for its cause. */
function withReason(
  effect: Effect,
  facts: DependenciesFacts,
  { rates, dice }: Pick<Draw, 'rates' | 'dice'>,
): Effect {
  const key = keyOf(effect)
  if (dice('reason', key) >= rates.wrong_reason) return effect
  const rule = facts.rules[Math.floor(dice('which', key) * facts.rules.length)]
  return rule === undefined ? effect : { ...effect, rules: [rule.id], reason: `by ${rule.id}` }
}
