import { z } from 'zod'
import type { Answerer } from '../question/answerer.ts'
import { builtinScenarios } from '../scenario/builtin.ts'
import { defineActionSpec } from '../task/actions/action-spec.ts'
import { equip } from '../task/actions/equip.ts'
import { navigateTo } from '../task/actions/navigate-to.ts'
import { placeBlock } from '../task/actions/place-block.ts'
import { ActionVocabulary } from '../task/actions/vocabulary.ts'
import { withdrawItem } from '../task/actions/withdraw-item.ts'
import type { Scene } from '../task/observation.ts'
import type { Task } from '../task/task.ts'
import type { PlanContext } from './planner.ts'

export { ScriptedAnswerer } from '../question/scripted/scripted.ts'

/** Enough actions to plan with. Note accepts any argument but `wrong`. */
export const catalogue = new ActionVocabulary([
  defineActionSpec({
    name: 'Note',
    signature: 'Note(...)',
    summary: 'does nothing',
    role: 'looks',
    args: z.looseObject({}).refine((args) => !('wrong' in args), 'wrong is not wanted'),
  }),
  navigateTo,
  withdrawItem,
  equip,
  placeBlock,
])

export const sceneOf = (task: Task): Scene => ({
  agents: [{ name: 'alice', position: task.arena.spawn }],
  containers: task.containers.map(({ position, items }) => ({ position, kind: 'chest', items })),
})

export const contextFor = (answerer: Answerer): PlanContext => ({
  answerer,
  actions: catalogue,
  scenarios: builtinScenarios,
  seed: 5,
})
