import { definePlugin } from 'causalmace'
import { wait } from './action.ts'
import { longest } from './assignment.ts'
import { steadyModel } from './model.ts'
import { backwards } from './planner.ts'

export default definePlugin({
  name: 'plugin-example',
  planners: [backwards],
  assignments: [longest],
  models: [steadyModel],
  actions: [wait],
})
