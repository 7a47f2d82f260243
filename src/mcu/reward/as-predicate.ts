import { InvariantError } from '../../core/errors.ts'
import { isNamePattern } from '../../game/names.ts'
import { arrangementOf } from '../predicate/joins/index.ts'
import { BUILTIN_KINDS } from '../predicate/kind-list.ts'
import type { Leaf, Predicate } from '../predicate/predicate.ts'
import type { RewardCounter, RewardEvent, RewardRule } from './rule.ts'

const counters = new Map<RewardEvent, RewardCounter>(
  BUILTIN_KINDS.all.flatMap(({ reward }) =>
    reward === undefined ? [] : reward.events.map((event) => [event, reward] as const),
  ),
)

/**
 * The quantity that an event of MineStudio's rewards counts.
 * @throws InvariantError if no kind of predicate counts it
 */
export function counterOf(event: RewardEvent): RewardCounter {
  const counter = counters.get(event)
  if (counter === undefined)
    throw new InvariantError(`no kind of predicate counts the reward event "${event}"`)
  return counter
}

/** The condition for which a reward pays, repeated as often as it pays. */
export const predicateOfRule = (rule: RewardRule): Predicate => counterOf(rule.event).read(rule) as Leaf

/**
 * Rewards that together pay exactly for a predicate; undefined if MineStudio has none. It supports neither order, nor
 * alternatives, nor name patterns, and a rule pays once per step, no matter how much its counter has grown.
 */
export function rulesForPredicate(predicate: Predicate): RewardRule[] | undefined {
  const arrangement = arrangementOf(predicate)
  if (arrangement === undefined) return ruleForLeaf(predicate as Leaf)
  if (predicate.kind !== 'and') return undefined
  const rules = arrangement.parts.map(rulesForPredicate)
  return rules.includes(undefined) ? undefined : rules.flatMap((each) => each ?? [])
}

function ruleForLeaf(leaf: Leaf): RewardRule[] | undefined {
  const { reward } = BUILTIN_KINDS.of(leaf)
  if (reward === undefined) return undefined
  const counted = reward.write(leaf)
  const isExact = counted.max_reward_times === 1 || reward.growsByOne
  if (!isExact || counted.objects.some(isNamePattern)) return undefined
  const [event] = reward.events
  return [{ event, identity: `${event}_${counted.objects.join('_or_')}`, ...counted, reward: 1 }]
}
