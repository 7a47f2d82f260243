import { z } from 'zod'
import type { Predicate } from '../../mcu/predicate/predicate.ts'
import { predicateSchema } from '../../mcu/predicate/schema.ts'
import { rewardRuleSchema } from '../../mcu/reward/rule.ts'
import { LEVELS } from '../../mcu/scene/harder.ts'
import type { Operation } from '../../mcu/setup/operation.ts'
import { parseCommand } from '../../mcu/setup/parse.ts'
import type { Task } from '../../task/task.ts'

/** A step on the way to the goal. */
const milestoneSchema = z.object({
  id: z.string(),
  reached: predicateSchema,
  score: z.number().nonnegative(),
})

/** The part of a task that only open tasks have. */
export const openSchema = z.object({
  /** Commands that set the scene up, as and at each agent, in the game's own words. */
  setup: z.array(z.string()),
  difficulty: z.enum(['peaceful', 'easy', 'normal', 'hard']),
  /** When the goal is reached. Absent: only people and models that look at the run can tell. */
  success: predicateSchema.optional(),
  milestones: z.array(milestoneSchema),
  /** MineStudio's rewards. */
  rewards: z.array(rewardRuleSchema),
  /** The criteria by which a run is judged, dimension by dimension. */
  criteria: z.record(z.string(), z.array(z.string())),
  /** Maximum number of steps that an agent may take on one subtask. */
  steps: z.int().positive().optional(),
  /** The atoms that it is made of, by which it is filed in taxonomies. */
  atoms: z.array(z.string()),
  /** The category of the folder that it was imported from. */
  category: z.string().optional(),
  /** How many distractions its scene contains. */
  level: z.enum(LEVELS).optional(),
  /** Why no rule decides the goal, if only an observer can. */
  byEye: z.string().optional(),
  /** Why no agent can reach the goal in the scene of an imported file. */
  obstacle: z.string().optional(),
})
export type Open = z.infer<typeof openSchema>

/** An open task. */
export type OpenTask = Task & { scenario: 'open'; open: Open }

/** The predicates that a plan must make true: the goal, or the milestones if there is none. */
export const goalsOf = ({ success, milestones }: Open): Predicate[] =>
  success === undefined ? milestones.map(({ reached }) => reached) : [success]

/** The set-up of a task as operations. Its commands were checked when the file was read. */
export const operationsOf = ({ setup }: Pick<Open, 'setup'>): Operation[] =>
  setup.flatMap((command) => {
    const read = parseCommand(command)
    return 'operation' in read ? [read.operation] : []
  })
