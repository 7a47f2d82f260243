import { createOrderingPlanner } from './ordering-planner.ts'

/** Subtasks without any dependency: the paper's ablation "no graph" (§4.3). Agents find out by being refused. */
export const createNoGraphPlanner = (id: string) => createOrderingPlanner(id, () => ({ dependencies: [] }))
