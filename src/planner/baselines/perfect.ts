import { trueDependencies } from '../../graph/needs/causes-of.ts'
import type { Planner } from '../planner.ts'
import { createOrderingPlanner } from './ordering-planner.ts'

/** The dependencies that the game causes between the model's subtasks: the upper bound for any method of finding them. */
export const createPerfectPlanner = (id: string): Planner =>
  createOrderingPlanner(id, ({ task, subtasks, context: { scenarios, actions } }) => ({
    dependencies: trueDependencies(task, subtasks, { scenarios, actions }).map((dependency) => ({
      ...dependency,
      reason: `The game causes it, by ${dependency.rules.join(' and ')}.`,
    })),
  }))
