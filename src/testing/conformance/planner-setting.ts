import assert from 'node:assert/strict'
import type { Calibration } from '../../planner/causal/calibration/calibration.ts'
import type { PlanContext, Planner } from '../../planner/planner.ts'
import { openNoTrials } from '../../planner/trials.ts'
import type { Answerer } from '../../question/answerer.ts'
import { builtinScenarios } from '../../scenario/builtin.ts'
import { builtInActions } from '../../task/actions/built-in.ts'

/** The team for which planners under test plan. */
export const team = ['Alice', 'Bob']

/** Trials in a world are not possible: a planner that intervenes there must still produce a plan. */
export const surroundings = {
  actions: builtInActions,
  scenarios: builtinScenarios,
  openTrials: openNoTrials,
}

export const assertReason = (why: string): void =>
  assert.match(why, /^\S.*[^.\s]$/s, 'a reason is a clause without a full stop')

/** The calibration of an answerer that a host makes before any plan with it, as part of the context of its plans. */
export type CalibrationOf = (answerer: Answerer) => Promise<Pick<PlanContext, 'calibration'>>

/** Calibrates a planner once per answerer, as hosts do: the sheet belongs to the answerer, identified by its id. */
export function calibratedOnce(create: () => Planner): CalibrationOf {
  const sheets = new Map<string, Promise<Calibration | undefined>>()
  return async (answerer) => {
    const sheet = sheets.get(answerer.id) ?? Promise.resolve(create().calibrate?.({ answerer }))
    sheets.set(answerer.id, sheet)
    const calibration = await sheet
    return calibration === undefined ? {} : { calibration }
  }
}
