import type { TimeBases } from './action-time.ts'

const MINUTE = 60_000

/**
 * Efficiency, E = CR / time in percent per minute (paper, eq. 6), for each reading of the time. The published tables do
 * not say which they use; see `TimeBases`. 0 where no time passed.
 */
export function paperEfficiency(completionRate: number, time: TimeBases): TimeBases {
  const per = (ms: number) => (ms <= 0 ? 0 : (100 * completionRate) / (ms / MINUTE))
  return { union: per(time.union), sum: per(time.sum), max: per(time.max), elapsed: per(time.elapsed) }
}

/**
 * Efficiency as VillagerBench's code writes it: the limit on action time over the union of action times, without unit;
 * 1 where no action was taken or the limit was passed. (The code cuts times to whole seconds, we do not.)
 */
export function villagerEfficiency(maxActionTime: number, union: number): number {
  return union <= 0 || union > maxActionTime ? 1 : maxActionTime / union
}
