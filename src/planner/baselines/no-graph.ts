import { createOrderingPlanner } from './ordering-planner.ts'

/** Subtasks without any dependency: the paper's ablation "no graph" (§4.3). Agents learn from refusals. */
export const createNoGraphPlanner = (id: string) => createOrderingPlanner(id, () => ({ dependencies: [] }))
