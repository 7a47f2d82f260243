import type { TimeBases } from './action-time.ts'

const MINUTE = 60_000

/**
 * Efficiency E = CR / time in percent per minute (paper, eq. 6), for each reading of the time. The published tables do not
 * say which one they use; see `TimeBases`. 0 if no time passed.
 */
export function paperEfficiency(completionRate: number, time: TimeBases): TimeBases {
  const per = (ms: number) => (ms <= 0 ? 0 : (100 * completionRate) / (ms / MINUTE))
  return { union: per(time.union), sum: per(time.sum), max: per(time.max), elapsed: per(time.elapsed) }
}

/**
 * Efficiency as in VillagerBench's code: the limit on action time divided by the union of action times,
 * dimensionless; 1 if no action was taken or the limit was exceeded. (The code truncates times to whole
 * seconds: see `wholeSecondsUnion`.)
 */
export function villagerEfficiency(maxActionTime: number, union: number): number {
  return union <= 0 || union > maxActionTime ? 1 : maxActionTime / union
}
