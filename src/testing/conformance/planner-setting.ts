import assert from 'node:assert/strict'
import { openNoTrials } from '../../planner/trials.ts'
import { builtinScenarios } from '../../scenario/builtin.ts'
import { builtInActions } from '../../task/actions/built-in.ts'

/** The team for which planners under test plan. */
export const team = ['Alice', 'Bob']

/** Nothing can be tried in a world: a planner that intervenes there must still come to a plan. */
export const surroundings = {
  actions: builtInActions,
  scenarios: builtinScenarios,
  openTrials: openNoTrials,
}

export const assertReason = (why: string): void =>
  assert.match(why, /^\S.*[^.\s]$/s, 'a reason is a clause without a full stop')
