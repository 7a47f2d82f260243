import type { LanguageModel } from '../model/language-model.ts'
import type { Scene } from '../task/observation.ts'
import type { Task } from '../task/task.ts'
import type { ActionDescription, PlanContext } from './planner.ts'

export { ScriptedModel } from '../model/scripted/scripted-model.ts'

/** Actions enough to plan with; Note takes anything but `wrong`. */
export const catalogue: readonly ActionDescription[] = [
  'Note',
  'NavigateTo',
  'WithdrawItem',
  'Equip',
  'PlaceBlock',
].map((name) => ({
  name,
  signature: `${name}(...)`,
  summary: `does ${name}`,
  faultIn: (args) => ('wrong' in args ? 'wrong is not wanted' : undefined),
}))

export const sceneOf = (task: Task): Scene => ({
  agents: [{ name: 'alice', position: task.arena.spawn }],
  containers: task.containers.map(({ position, items }) => ({ position, kind: 'chest', items })),
})

export const contextFor = (model: LanguageModel): PlanContext => ({ model, actions: catalogue, seed: 5 })
