import { firstRefusal, SUPPORTED, type Support } from '../core/support.ts'
import { canAnswer } from '../question/can-answer.ts'
import type { Planner, PlanSetting } from './planner.ts'

/** Whether a planner supports a setting: it says so itself, and all its questions have an answerer. */
export const supportOf = (
  { supports, asks = [] }: Pick<Planner, 'supports' | 'asks'>,
  setting: PlanSetting,
): Support =>
  firstRefusal([
    () => supports?.(setting) ?? SUPPORTED,
    ...asks.map((question) => () => canAnswer(setting.answerer, question)),
  ])
