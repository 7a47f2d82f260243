import type { Support } from '../core/support.ts'
import type { ScenarioCauses } from '../graph/needs/causes-of.ts'
import type { Answerer } from '../question/answerer.ts'
import type { DescribedScenario } from '../question/describe-task.ts'
import type { AnyQuestion } from '../question/question.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'
import type { Scene } from '../task/observation.ts'
import type { Task } from '../task/task.ts'
import type { Calibration } from './causal/calibration/calibration.ts'
import type { Knowledge } from './causal/knowledge/knowledge.ts'
import type { LivePlan } from './live-plan.ts'
import type { Plan } from './plan.ts'
import type { OpenTrials } from './trials.ts'

export interface PlanContext {
  /** Whom to ask. */
  answerer: Answerer
  actions: ActionVocabulary
  /** The scenarios of tasks: `describeTask` describes a task to a model, `trueDependencies` lists what its subtasks need. */
  scenarios: readonly (DescribedScenario & ScenarioCauses)[]
  seed: number
  /** Worlds to try subtasks in, for planners that intervene there. */
  openTrials?: OpenTrials
  /** How the model treats contradicted rules; planners that need a calibration and get none make one themselves. */
  calibration?: Calibration
  /** Knowledge from earlier plans and runs with this model, from the start of the run or experiment. */
  knowledge?: Knowledge
  signal?: AbortSignal
  /**
   * The team that already works by the plan while it is being made. Absent without one: then only the finished
   * plan counts.
   */
  live?: LivePlan
}

/** What a planner would work with, before anything is played. */
export interface PlanSetting {
  task: Task
  /** The answerer that would be asked, and would act for the agents. */
  answerer: Pick<Answerer, 'id' | 'abilities'>
  /** Whether subtasks can be tried in worlds of their own. */
  hasTrials: boolean
}

/** The seam to everything that turns a task into a graph of subtasks. */
export interface Planner {
  readonly id: string
  /**
   * Whether a team can work by its plans in this setting; what it cannot serve is refused before anything is played. Must not
   * ask or play anything. Default: it can serve every setting.
   */
  supports?(setting: PlanSetting): Support
  /** Every question that it may ask, so that an answerer without an answer is refused beforehand. Default: unknown. */
  readonly asks?: readonly AnyQuestion[]
  /**
   * Calibrates a model before any plan, for planners that need it. The result holds for all plans with this model, so a caller
   * that makes several plans calibrates once and passes it in the context; otherwise `plan` calibrates itself.
   * @param options.tasks number of calibration tasks: all by default, and those that search for misapplied rules; fewer cost less
   * and say less
   * @throws ModelError when the model failed.
   */
  calibrate?(
    context: Pick<PlanContext, 'answerer' | 'signal'>,
    options?: { tasks?: number },
  ): Promise<Calibration>
  /**
   * For planners that can use `context.knowledge`: the hash of the prompts and rules that it must be of. Absent for all others, and
   * where its use is switched off.
   */
  readonly knowledgeOf?: string
  /**
   * Makes a plan. With `context.live` it may publish earlier plans on the way, of the same subtasks or more; the team then
   * begins with the first of them.
   * @throws PlanError when there is no executable plan; ModelError when the model failed.
   */
  plan(task: Task, scene: Scene, context: PlanContext): Promise<Plan>
}
