import { builtInActions } from '../../task/actions/built-in.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import { expertDependencies } from '../expert/dependencies.ts'
import type { KnownScenarios } from '../expert/knowledge.ts'
import type { DependenciesFacts, dependencies, RuleStatement } from '../kinds/dependencies.ts'
import type { ReplyOf } from '../question.ts'
import { FORWARD, TRUE_EDGES_A_SUBTASK } from './believed.ts'
import type { Dice } from './dice.ts'
import type { Rates } from './profile.ts'

type Reply = ReplyOf<typeof dependencies>
type Effect = Reply['causal_effects'][number]

/**
 * The expert's answer with the errors of a language model: edges it never sees, edges it holds whatever the rules say,
 * and in each answer edges left out, made up, or kept against the rules.
 *
 * @param of names this answer among all others, for its passing errors
 */
export function simulatedDependencies(
  facts: DependenciesFacts,
  rates: Rates,
  dice: Dice,
  of: string,
  scenarios: KnownScenarios,
  actions: ActionVocabulary = builtInActions,
): Reply {
  const asStated = facts.rules.map((rule): RuleStatement => ({ ...rule, wording: 'rule' }))
  const truth = expertDependencies({ ...facts, rules: asStated }, scenarios, actions).causal_effects
  const inForce = expertDependencies(facts, scenarios, actions).causal_effects
  const caused = new Map(inForce.map((effect) => [keyOf(effect), effect]))
  const effects: Effect[] = []
  for (const effect of truth) {
    const key = keyOf(effect)
    if (dice('missed', key) < rates.missed) continue
    const now = caused.get(key)
    const isHeld = now !== undefined || dice('disobeyed', key, of) < rates.disobeyed
    if (!isHeld || dice('flip', key, of) < rates.flip) continue
    effects.push(withReason(now ?? effect, facts, rates, dice))
  }
  const isTrue = new Set(truth.map(keyOf))
  for (const effect of madeUp(facts, rates.invented, (key) => dice('invented', key))) {
    const key = keyOf(effect)
    if (isTrue.has(key) || dice('flip', key, of) < rates.flip) continue
    effects.push(withReason(effect, facts, { ...rates, wrong_reason: 1 }, dice))
  }
  const named = new Set(effects.map(keyOf))
  for (const effect of madeUp(facts, rates.unstable, (key) => dice('whim', key, of))) {
    const key = keyOf(effect)
    if (isTrue.has(key) || named.has(key)) continue
    effects.push(withReason(effect, facts, { ...rates, wrong_reason: 1 }, dice))
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
function withReason(effect: Effect, facts: DependenciesFacts, rates: Rates, dice: Dice): Effect {
  const key = keyOf(effect)
  if (dice('reason', key) >= rates.wrong_reason) return effect
  const rule = facts.rules[Math.floor(dice('which', key) * facts.rules.length)]
  return rule === undefined ? effect : { ...effect, rules: [rule.id], reason: `by ${rule.id}` }
}
