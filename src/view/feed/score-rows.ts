import type { Scorecard } from '../../judger/metrics/scorecard.ts'
import { decimal, duration, percent } from '../../render/format.ts'

/** Shown instead of a rate if no rule decides whether the goal is reached. */
const NOT_JUDGED = 'not judged by rules'

/** The numbers of a scorecard that the page shows; the report has all of them. */
export function scoreRows({
  completionRate,
  viewHitRate,
  time,
  efficiency,
  balance,
  tidying,
  floor,
  agents,
  model,
}: Scorecard): [label: string, value: string][] {
  const refused = agents.reduce((sum, agent) => sum + agent.refusedActions, 0)
  const actions = agents.reduce((sum, agent) => sum + agent.actions, 0)
  const rows: [string, string | undefined][] = [
    ['Completion rate', completionRate === null ? NOT_JUDGED : percent(completionRate.value, 1)],
    ['View hit rate', viewHitRate && percent(viewHitRate.paper.value, 1)],
    ['Elapsed game time', duration(time.elapsed)],
    [
      'Efficiency',
      efficiency.paper === null ? undefined : `${decimal(efficiency.paper.elapsed, 1)} % a minute`,
    ],
    ['Balance', decimal(balance.even, 3)],
    [
      'Makespan ÷ floor',
      floor?.ratio ? `${decimal(floor.ratio, 2)} (floor ${duration(floor.seconds)})` : undefined,
    ],
    [
      'Removing scaffold',
      tidying && `${duration(tidying.seconds)} (${percent(tidying.share, 1)}), ${tidying.left} left`,
    ],
    ['Actions', decimal(actions)],
    ['Refused', decimal(refused)],
    [
      'Tokens in, out',
      model.inputTokens + model.outputTokens === 0
        ? undefined
        : `${decimal(model.inputTokens)}, ${decimal(model.outputTokens)}`,
    ],
  ]
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [[label, value]]))
}
