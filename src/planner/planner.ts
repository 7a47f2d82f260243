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
  /** Knowledge from earlier plans and runs with this model, as of the start of the run or experiment. */
  knowledge?: Knowledge
  signal?: AbortSignal
  /**
   * The team that already follows the plan while it is being made. Absent if there is none, in which case only the finished plan
   * counts.
   */
  live?: LivePlan
}

/** The setting in which a planner would work, before anything is played. */
export interface PlanSetting {
  task: Task
  /** The answerer that would be asked, and would act for the agents. */
  answerer: Pick<Answerer, 'id' | 'abilities'>
  /** Whether subtasks can be tried in worlds of their own. */
  hasTrials: boolean
}

/** The interface to everything that turns a task into a graph of subtasks. */
export interface Planner {
  readonly id: string
  /**
   * Whether a team can follow its plans in this setting; unsupported settings are refused before anything is played. Must not ask
   * or play anything. Default: all settings are supported.
   */
  supports?(setting: PlanSetting): Support
  /** Every question that it may ask, so that an answerer without an answer is refused beforehand. Default: unknown. */
  readonly asks?: readonly AnyQuestion[]
  /**
   * Calibrates a model before any plan, for planners that need it. The result holds for all plans with this model, so a caller
   * that makes several plans calibrates once and passes it in the context; otherwise `plan` calibrates itself.
   * @param options.tasks number of calibration tasks: all by default, and those that search for misapplied rules; fewer cost less
   * but show less
   * @throws ModelError if the model failed
   */
  calibrate?(
    context: Pick<PlanContext, 'answerer' | 'signal'>,
    options?: { tasks?: number },
  ): Promise<Calibration>
  /**
   * For planners that can use `context.knowledge`: the hash of the prompts and rules that the knowledge must belong to. Absent
   * for all others, and if its use is switched off.
   */
  readonly knowledgeOf?: string
  /**
   * Makes a plan. With `context.live` it may publish preliminary plans; later plans keep their subtasks and may add more. The
   * team then begins with the first of them.
   * @throws PlanError if there is no executable plan; ModelError if the model failed
   */
  plan(task: Task, scene: Scene, context: PlanContext): Promise<Plan>
}
