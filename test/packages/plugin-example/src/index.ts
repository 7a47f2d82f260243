import { definePlugin } from 'causalmace'
import { rest } from './action.ts'
import { longest } from './assignment.ts'
import { brokenBlocks } from './metric.ts'
import { steadyModel } from './model.ts'
import { backwards } from './planner.ts'
import { clearing } from './scenario.ts'

/** One of everything. */
export default definePlugin({
  name: 'plugin-example',
  planners: [backwards],
  assignments: [longest],
  models: [steadyModel],
  actions: [rest],
  metrics: [brokenBlocks],
  scenarios: [clearing],
})
