import { z } from 'zod'
import { formatBlock } from '../game/block.ts'
import type { Answerer } from '../question/answerer.ts'
import { bodyStep, type decompose } from '../question/kinds/decompose.ts'
import type { ReplyOf } from '../question/question.ts'
import { builtinScenarios } from '../scenario/builtin.ts'
import { done } from '../task/action.ts'
import { defineAction } from '../task/actions/define-action.ts'
import { equip } from '../task/actions/equip.ts'
import { navigateTo } from '../task/actions/navigate-to.ts'
import { placeBlock } from '../task/actions/place-block.ts'
import { ActionVocabulary } from '../task/actions/vocabulary.ts'
import { withdrawItem } from '../task/actions/withdraw-item.ts'
import { buildOrder, siteOf } from '../task/build-order.ts'
import type { Scene } from '../task/observation.ts'
import type { Task } from '../task/task.ts'
import type { PlanContext } from './planner.ts'

export { ScriptedAnswerer } from '../question/scripted/scripted.ts'

/** Enough actions to plan with. Note accepts any argument but `wrong`. */
export const catalogue = new ActionVocabulary([
  defineAction({
    name: 'Note',
    signature: 'Note(...)',
    summary: 'does nothing',
    role: 'looks',
    tooEarly: 'refused',
    args: z.looseObject({}).refine((args) => !('wrong' in args), 'wrong is not wanted'),
    run: async () => done({}),
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

/** A plan with one subtask per block, in an order in which they can be built. */
export function blockByBlock(task: Task): ReplyOf<typeof decompose> {
  const container = task.containers[0]?.position
  const { order } = buildOrder(task.blueprint, siteOf(task))
  return {
    functions: [
      {
        name: 'placeBlock',
        call: ['container', 'item', 'pos', 'state'],
        description: 'Fetch a block and place it.',
        body: [
          bodyStep(withdrawItem, { container: '$container', item: '$item', amount: 1 }),
          bodyStep(equip, { item: '$item' }),
          bodyStep(placeBlock, { item: '$item', pos: '$pos', state: '$state' }),
        ],
      },
    ],
    nodes: order.map(({ block: { item, block, position } }, index) => ({
      id: index + 1,
      description: `place 1 ${item} as ${formatBlock(block)}`,
      step: {
        function: 'placeBlock',
        arguments: {
          container: [container?.x, container?.y, container?.z],
          item,
          pos: [position.x, position.y, position.z],
          state: block.properties,
        },
      },
    })),
  }
}
