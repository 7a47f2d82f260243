import { definePlugin } from 'causalmace'
import { wait } from './action.ts'
import { longest } from './assignment.ts'
import { counted } from './model.ts'
import { backwards } from './planner.ts'

export default definePlugin({
  name: 'plugin-example',
  planners: [backwards],
  assignments: [longest],
  models: [counted],
  actions: [wait],
})
