import type { Random } from '../core/random.ts'
import type { Importer } from '../import/import-file.ts'
import type { Metric } from '../judger/metrics/metric.ts'
import type { Planner } from '../planner/planner.ts'
import type { ModelProvider } from '../question/provider.ts'
import type { Suite } from '../suite/suites.ts'
import type { AssignmentStrategy } from '../worker/assignment/assignment-strategy.ts'

/** A planner that `--planner` can name. */
export interface PlannerDefinition {
  /** Unique among all planners; letters, digits, `.`, `:`, `_` and `-`. */
  readonly id: string
  /** One line for help texts. */
  readonly summary: string
  /** @param id the definition's own id, which becomes the planner's */
  create(id: string): Planner
}

/** An assignment strategy that `--assign` can name. */
export interface AssignmentDefinition {
  readonly id: string
  /** One line for help texts. */
  readonly summary: string
  /** Makes a strategy for one team. @param random the only randomness a strategy may use */
  create(random: Random): AssignmentStrategy
}

/** Checks and infers the type of a planner. */
export const definePlanner = <const T extends PlannerDefinition>(planner: T): T => planner

/** Checks and infers the type of an assignment strategy. */
export const defineAssignment = <const T extends AssignmentDefinition>(assignment: T): T => assignment

/** Checks and infers the type of a kind of model. */
export const defineModel = <const T extends ModelProvider>(model: T): T => model

/** Checks and infers the type of a suite of tasks. */
export const defineSuite = <const T extends Suite>(suite: T): T => suite

/** Checks and infers the type of an importer. */
export const defineImporter = <const T extends Importer>(importer: T): T => importer

/** Checks and infers the type of a metric. */
export const defineMetric = <const T extends Metric>(metric: T): T => metric

export { defineScenario } from '../scenario/scenario.ts'
