import { z } from 'zod'

const actionSchema = z.object({ name: z.string(), args: z.record(z.string(), z.unknown()) })

/** A node of the task graph: a step that one agent can carry out from any state (paper, Table 6). */
export const subtaskSchema = z.object({
  /** Counts from 1. */
  id: z.int().positive(),
  /** A few words for graphs and tables; absent if the description is short enough. */
  name: z.string().optional(),
  description: z.string(),
  /** The function chosen by the planner, with its arguments. */
  step: z.object({ function: z.string(), arguments: z.record(z.string(), z.unknown()) }),
  /** The action calls that carry out the function, in order. */
  actions: z.array(actionSchema),
})
export type Subtask = z.infer<typeof subtaskSchema>

/**
 * The meaning of a dependency for the team. `held`: the later subtask does not start before the earlier one is done.
 * `preferred`: the later subtask is left for last, but an agent without other work may try it.
 */
export const dependencyMeanings = ['held', 'preferred'] as const
export type DependencyMeaning = (typeof dependencyMeanings)[number]

/** An edge: `from`, or another subtask of the same group, comes before `to`. */
export const dependencySchema = z.object({
  from: z.int(),
  to: z.int(),
  /** `held` if absent. */
  meaning: z.enum(dependencyMeanings).optional(),
  /**
   * Groups of alternatives into `to`: among all dependencies into a subtask that name the same group, any one is enough. A
   * dependency may be in several groups; one without a group is necessary by itself.
   */
  anyOf: z.array(z.int()).readonly().optional(),
  /** Ids of the game rules that the planner names as the cause. */
  rules: z.array(z.string()),
  reason: z.string(),
})
export type Dependency = z.infer<typeof dependencySchema>
