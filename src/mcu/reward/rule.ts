import { z } from 'zod'
import type { LeafShape } from '../predicate/leaf.ts'

/** Events of MineStudio's rewards. */
export const REWARD_EVENTS = [
  'use_item',
  'pickup',
  'break_item',
  'craft_item',
  'mine_block',
  'kill_entity',
  'drop',
  'damage_dealt',
  'custom',
] as const
export type RewardEvent = (typeof REWARD_EVENTS)[number]

/** A reward in the format of MineStudio's `reward_cfg`. */
export const rewardRuleSchema = z.strictObject({
  event: z.enum(REWARD_EVENTS),
  /** Name of the rule; rules with the same name share the limit on how often they pay. */
  identity: z.string().min(1),
  objects: z.array(z.string().min(1)).min(1),
  reward: z.number(),
  max_reward_times: z.int().min(1),
})
export type RewardRule = z.infer<typeof rewardRuleSchema>

/** The events that a rule counts, including the conditions of its leaves. */
export type CountedObjects = Pick<RewardRule, 'objects' | 'max_reward_times'>

/** The form of a kind of leaf in MineStudio's rewards. */
export interface RewardCounter<L extends LeafShape = LeafShape> {
  /** Events that read the same counters; a leaf is exported under the first name. */
  readonly events: readonly [RewardEvent, ...RewardEvent[]]
  /** Category of the counters that these events read. */
  readonly category: string
  /** Whether the counter grows by 1 at a time. A rule pays once per step, so it cannot count anything else. */
  readonly growsByOne: boolean
  /** The thing that a leaf counts. */
  write(leaf: L): CountedObjects
  /** The leaf that counts the same thing. */
  read(counted: CountedObjects): L
}
