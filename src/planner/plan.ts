import { z } from 'zod'
import { dependencySchema, subtaskSchema } from '../graph/subtask.ts'
import { TaskGraph } from '../graph/task-graph.ts'
import { planFunctionSchema } from '../question/kinds/decompose.ts'
import { calibrationSchema } from './causal/calibration/calibration.ts'
import { doubtSchema, planCheckSchema } from './causal/controls/plan-check.ts'
import { evidenceSchema } from './causal/evidence.ts'
import { knownBeforeSchema } from './causal/knowledge/known-before-record.ts'

/** A dependency that the plan dropped, and why. */
const droppedSchema = z.object({
  dependency: dependencySchema,
  why: z.enum([
    /** It stands no matter which rules are contradicted, or its effect is within noise. */
    'no_causal_effect',
    /** Asked again under the same rules, the model does not repeat it. */
    'not_reproducible',
    /** Dropped at random (the baseline random-drop). */
    'drawn_by_lot',
    /** It had the least evidence of the edges in a cycle. */
    'closes_a_cycle',
    /** It follows from other dependencies (transitive reduction). */
    'implied',
    /** A trial in the world showed that it is not needed. */
    'not_needed',
    /** Left out to learn whether it is needed (the planner experience). */
    'left_out_to_learn',
    /** It was lost by VillagerAgent's published check of prerequisites. */
    'index_check',
  ]),
  /** The reason in one sentence. */
  sentence: z.string(),
  evidence: evidenceSchema.optional(),
})

/** How many times edges were omitted, and the number of answers. */
const fallsSchema = z.object({ fell: z.int(), asked: z.int() })

/** How a causal planner determined its dependencies. */
const refinementSchema = z.object({
  decision: z.string(),
  /** Number of answers per arm, for decisions that do not stop by themselves. */
  samples: z.int().positive(),
  /** Chance of even one false edge certified that the decision allows. */
  level: z.number(),
  rules: z.array(z.string()),
  /**
   * How often an edge was left out although no rule was contradicted: with nothing changed (how steady the model is), with
   * everything paraphrased, and with shams contradicted.
   */
  falls: z.object({ control: fallsSchema, paraphrase: fallsSchema, sham: fallsSchema }),
  /** Questions about dependencies by the condition under which they were asked. */
  questions: z.object({ control: z.int(), paraphrase: z.int(), sham: z.int(), intervention: z.int() }),
  /**
   * Rounds of questions asked one after another: the initial graph, and the waves of blocks or the questions about other lists of
   * planted subtasks, whichever takes more rounds. Older plans count only the waves, or do not say.
   */
  waves: z.int().positive().optional(),
  /** Number of questions without a usable reply. */
  unanswered: z.int().default(0),
  /** Number of questions abandoned because the team that followed the plan had ended; their replies are lost. */
  abandoned: z.int().optional(),
  /** Why the graph is left as the model predicted it, although the decision would refine it. */
  doubt: doubtSchema.optional(),
  /** The model's reaction to contradicted rules in this plan. */
  check: planCheckSchema.optional(),
  /** The model's reaction to contradicted rules on tasks with known truth, and whether its graph was refined at all. */
  calibration: calibrationSchema.optional(),
  /** The evidence of earlier plans that allotted the questions, if any was passed in. */
  knowledge: knownBeforeSchema.optional(),
})

/** Cost of trying subtasks in the world, and the questions that remain open. */
const trialsSchema = z.object({
  /** Number of subtasks carried out. */
  count: z.int(),
  /** Game time (s). */
  gameSeconds: z.number(),
  /** Number of dependencies that no prediction named. */
  unpredicted: z.int(),
  /** Subtasks that could not be tried, and why. */
  unknown: z.array(z.object({ subtask: z.int(), reason: z.string() })),
})

/** A plan's use of earlier episodes of its task. */
const experienceSchema = z.object({
  /** Names the task and the rules of its world. */
  world: z.string(),
  /** Number of subtasks of the plan that were tried in earlier episodes. */
  tried: z.int(),
  /** Dependencies left out to learn whether they are needed. */
  explored: z.array(z.object({ from: z.int(), to: z.int() })),
})

/** A task split into subtasks and dependencies, with the evidence for each edge that was kept or dropped. */
export const planSchema = z.object({
  task: z.string(),
  planner: z.string(),
  model: z.string(),
  functions: z.array(planFunctionSchema),
  subtasks: z.array(subtaskSchema),
  dependencies: z.array(dependencySchema.extend({ evidence: evidenceSchema.optional() })),
  dropped: z.array(droppedSchema),
  /** Subtasks that nothing waits for and that wait for nothing. */
  isolated: z.array(z.int()).default([]),
  refinement: refinementSchema.optional(),
  trials: trialsSchema.optional(),
  experience: experienceSchema.optional(),
  /** Calls of the language model by kind. */
  modelCalls: z.record(z.string(), z.int()),
})
export type Plan = z.infer<typeof planSchema>

export const graphOf = (plan: Plan): TaskGraph => new TaskGraph(plan.subtasks, plan.dependencies)
