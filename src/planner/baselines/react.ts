import { PlanError } from '../../core/errors.ts'
import { SUPPORTED, unsupported } from '../../core/support.ts'
import { stateToPlace } from '../../game/blocks/item-blocks.ts'
import { describeTask } from '../../question/describe-task.ts'
import type { PlanFunction } from '../../question/kinds/decompose.ts'
import { bodyStep } from '../../question/kinds/decompose.ts'
import { placeBlock } from '../../task/actions/place-block.ts'
import type { Scene } from '../../task/observation.ts'
import { expandNodes } from '../expand.ts'
import type { Plan } from '../plan.ts'
import type { Planner } from '../planner.ts'

const BUILD: PlanFunction = {
  name: 'carryOutTask',
  call: ['blocks'],
  description: 'The whole task: whatever is still missing.',
  body: [
    bodyStep(
      placeBlock,
      { item: '$each.item', pos: '$each.pos', state: '$each.state' },
      { forEach: '$blocks' },
    ),
  ],
}

/** Tells agents without a plan that they all work on the same task. */
const SHARED = 'All work on the whole task at the same time, without a plan: share the work.'

/**
 * ReAct agents that share nothing but the task (paper, §4.1). There is no planning, so the model is not asked. Every agent gets
 * the whole task as its only subtask at the same time, and discovers step by step what is missing. Blocks are listed in the order
 * of the blueprint, which is not a working order; a task without a blueprint is described as it is to planners. A subtask is done
 * when the whole task is, no matter which agent did it.
 */
export const createReactPlanner = (id: string): Planner => ({
  id,
  asks: [],
  supports: ({ task, answerer: { id: model, abilities } }) =>
    task.blueprint.length > 0 || abilities?.acts !== 'listed'
      ? SUPPORTED
      : unsupported(
          `${id} makes no plan, and ${model} acts only on the cells and calls that a plan lists; this task has no blueprint to list`,
        ),
  async plan(task, scene, { answerer, actions, scenarios }): Promise<Plan> {
    const blocks = task.blueprint
      .filter(({ placedWith }) => placedWith === undefined)
      .map(({ item, position: { x, y, z }, block }) => ({
        item,
        pos: [x, y, z],
        state: stateToPlace(block, item),
      }))
    // The cells of a blueprint describe the whole work.
    const description =
      blocks.length > 0 ? task.goal : [describeTask(task, scenarios), describeTeam(scene.agents)].join('\n')
    const nodes = Array.from({ length: Math.max(1, scene.agents.length) }, (_, index) => ({
      id: index + 1,
      description,
      step: { function: BUILD.name, arguments: { blocks } },
    }))
    const { subtasks, issues } = expandNodes([BUILD], nodes, actions)
    if (issues.length > 0)
      throw new PlanError(`The task cannot be given to agents as a subtask:\n${issues.join('\n')}`)
    return {
      task: task.id,
      planner: id,
      model: answerer.id,
      functions: [BUILD],
      subtasks,
      dependencies: [],
      dropped: [],
      isolated: subtasks.map((subtask) => subtask.id),
      modelCalls: {},
    }
  },
})

const describeTeam = (agents: Scene['agents']): string =>
  `The team: ${agents.map(({ name }) => name).join(', ')}.${agents.length > 1 ? ` ${SHARED}` : ''}`
