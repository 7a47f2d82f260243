import { z } from 'zod'
import type { RewardCounter, RewardEvent } from '../reward/rule.ts'
import { counterGauge } from './gauge.ts'
import { definePredicateKind, type PredicateKind, type PredicateKindSpec } from './kind.ts'
import { countSchema } from './leaf.ts'
import { inWords, namesSchema } from './names.ts'

/** Schema of a leaf that asks for an amount of something named. */
export const countedSchema = <const K extends string>(kind: K) =>
  z.strictObject({ kind: z.literal(kind), of: namesSchema, count: countSchema })

type CountedSchema<K extends string> = ReturnType<typeof countedSchema<K>>
/** A leaf that asks for an amount of something named. */
export type CountedLeaf<K extends string = string> = z.output<CountedSchema<K>>

/** The data in which the counted kinds differ. */
export interface CountedSpec<K extends string>
  extends Omit<PredicateKindSpec<CountedSchema<K>>, 'id' | 'schema' | 'gauge' | 'inWords' | 'reward'> {
  readonly id: K
  /** The verb for the agent's action, such as "craft". */
  readonly verb: string
  /** MineStudio's event that counts the same thing. */
  readonly reward?: { readonly event: RewardEvent; readonly growsByOne: boolean }
}

/**
 * A kind that the game counts by the name of a block, item or mob, under a category of the kind's own id:
 * vanilla's statistics, and deeds that trigger advancements.
 */
export function countedKind<const K extends string>({
  id,
  verb,
  reward,
  ...parts
}: CountedSpec<K>): PredicateKind<CountedSchema<K>> {
  const spec: PredicateKindSpec<CountedSchema<K>> = {
    ...parts,
    id,
    schema: countedSchema(id),
    gauge: ({ of, count }, start) => counterGauge(start, { category: id, names: of, amount: count }),
    inWords: ({ of, count }) => `${verb} ${count} ${inWords(of)}`,
    ...(reward === undefined ? {} : { reward: rewardCounter(id, reward) }),
  }
  return definePredicateKind(spec)
}

const rewardCounter = <const K extends string>(
  id: K,
  { event, growsByOne }: { event: RewardEvent; growsByOne: boolean },
): RewardCounter<CountedLeaf<K>> => ({
  events: [event],
  category: id,
  growsByOne,
  write: ({ of, count }) => ({ objects: [...of], max_reward_times: count }),
  read: ({ objects, max_reward_times }) =>
    ({ kind: id, of: objects, count: max_reward_times }) as CountedLeaf<K>,
})
