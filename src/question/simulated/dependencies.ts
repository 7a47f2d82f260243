import { edgeKey } from '../../graph/edge-key.ts'
import { expertDependencies } from '../expert/dependencies.ts'
import type { DependenciesFacts, dependencies, RuleStatement } from '../kinds/dependencies.ts'
import type { ReplyOf } from '../question.ts'
import { happens } from './dice.ts'
import type { Draw } from './draw.ts'
import { losing, notedIn } from './losing.ts'
import { type Belief, madeUp, type Pair, rulesOf, truthOf } from './made-up.ts'

type Reply = ReplyOf<typeof dependencies>
type Effect = Reply['causal_effects'][number]

/**
 * The expert's answer with the errors of a language model: edges it never sees, edges it believes in without
 * reason, and in each answer edges left out, made up, or kept against the rules.
 * @param beliefs the edges it believes in without reason, in every answer about the task
 */
export function simulatedDependencies(
  facts: DependenciesFacts,
  draw: Draw & { beliefs: readonly Belief[] },
): Reply {
  const { rates, dice, of, knowledge, beliefs } = draw
  const asStated = facts.rules.map((rule): RuleStatement => ({ ...rule, wording: 'rule' }))
  const truth = expertDependencies({ ...facts, rules: asStated }, knowledge).causal_effects
  const isLost = losing(facts, draw)
  const noted = notedIn(facts, draw)
  const wrongly = { dice, rates: { ...rates, wrong_reason: 1 } }
  const effects = truth.flatMap((effect): Effect[] => {
    const key = edgeKey(pairOf(effect))
    if (happens(rates.missed, dice, 'missed', key)) return []
    const inForce = effect.rules.filter((rule) => !noted.has(rule))
    const isHeld =
      inForce.length > 0 ||
      happens(rates.stubborn, dice, 'stubborn', key) ||
      happens(rates.disobeyed, dice, 'disobeyed', key, of)
    if (!isHeld || isLost(key)) return []
    return [withReason(inForce.length > 0 ? { ...effect, rules: inForce } : effect, facts, draw)]
  })
  const isTrue = new Set(truth.map((effect) => edgeKey(pairOf(effect))))
  const [asked, among] = [new Set(facts.asked), new Set([...facts.among, ...facts.asked])]
  const isAsked = ({ from, to }: Pair) =>
    (asked.has(from) && among.has(to)) || (asked.has(to) && among.has(from))
  const named = new Set(effects.map((effect) => edgeKey(pairOf(effect))))
  const say = (pair: Pair, misapplied?: string) => {
    if (!isAsked(pair) || named.has(edgeKey(pair)) || isTrue.has(edgeKey(pair))) return
    named.add(edgeKey(pair))
    const { from: before, to: after } = pair
    const effect = { before, after, rules: [], reason: 'it usually comes first' }
    effects.push(
      misapplied === undefined
        ? withReason(effect, facts, wrongly)
        : { ...effect, rules: [misapplied], reason: `by ${misapplied}` },
    )
  }
  for (const belief of beliefs) {
    const { misapplied } = belief
    const key = edgeKey(belief)
    const isContradicted = misapplied !== undefined && noted.has(misapplied)
    const falls = isContradicted && !happens(rates.disobeyed, dice, 'disobeyed', key, of)
    if (!falls && !isLost(key)) say(belief, misapplied)
  }
  const whims = madeUp(truth.map(pairOf), rates.unstable, {
    truth: truthOf(facts, draw),
    ids: facts.among,
    draw: (...drawn) => dice('whim', ...drawn, of),
  })
  for (const whim of whims) say(whim)
  return { causal_effects: effects }
}

const pairOf = ({ before: from, after: to }: Effect): Pair => ({ from, to })

/** The effect with the rules the model considers its cause. */
function withReason(
  effect: Effect,
  facts: DependenciesFacts,
  { rates, dice }: Pick<Draw, 'rates' | 'dice'>,
): Effect {
  const key = edgeKey(pairOf(effect))
  if (!happens(rates.wrong_reason, dice, 'reason', key)) return effect
  const rules = rulesOf(facts)
  const rule = rules[Math.floor(dice('which', key) * rules.length)]
  return rule === undefined ? effect : { ...effect, rules: [rule], reason: `by ${rule}` }
}
