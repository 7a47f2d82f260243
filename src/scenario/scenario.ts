import type { z } from 'zod'
import type { GameEvent } from '../core/journal/events.ts'
import type { ScenarioCauses } from '../graph/needs/causes-of.ts'
import type { JudgedScenario } from '../judger/scenarios/judged-scenario.ts'
import type { DescribedScenario } from '../question/describe-task.ts'
import type { ExpertKnowledge } from '../question/expert/knowledge.ts'
import type { Html } from '../render/html.ts'
import type { LookProvider } from '../render/look/look.ts'
import type { PartChecker } from '../task/part-checker.ts'
import type { Task } from '../task/task.ts'
import type { TaskDraftBase, TaskFileBase } from '../task/task-file.ts'
import type { Resolved, TaskFormat } from '../task/task-format.ts'
import type { Tactics } from '../worker/tactics.ts'
import type { TeamWorld } from '../worker/team-world.ts'

/** The part of a scenario that teams use. */
export interface TeamScenario<T extends Task = Task> {
  readonly id: T['scenario']
  /** Tactics of the team during one run. Optional. */
  tactics?(task: T, world: TeamWorld): Tactics
}

/** The part of a scenario that the report uses. */
export interface ReportedScenario<T extends Task = Task> {
  readonly id: T['scenario']
  /**
   * The section of a run's page that shows the place and the outcome. `looks`: replacements for our own look of
   * blocks.
   */
  placeSection(task: T, events: readonly GameEvent[], looks?: LookProvider): Html
}

/**
 * A scenario defines everything about its tasks: the content of their files, how they are judged and scored,
 * what the expert knows, and how prompts and reports show them. It combines the ports of the lower modules. No
 * other code depends on a task's scenario.
 */
export interface Scenario<T extends Task = Task, File extends z.ZodRawShape = z.ZodRawShape>
  extends TaskFormat<T, File>,
    JudgedScenario<T>,
    ScenarioCauses<T>,
    ExpertKnowledge<T>,
    DescribedScenario<T>,
    TeamScenario<T>,
    ReportedScenario<T> {
  readonly id: T['scenario']
}

/** The output type of a shape; `unknown` if it has no keys. */
type Shaped<S extends z.ZodRawShape> = keyof S extends never ? unknown : z.output<z.ZodObject<S>>

/** A task of a scenario with the given id and additional keys. */
type TaskWith<Id extends string, Own extends z.ZodRawShape> = Task & { scenario: Id } & Shaped<Own>

/** A scenario as its author writes it. The types of files and tasks are inferred from the schemas. */
export type ScenarioDefinition<
  Id extends string,
  File extends z.ZodRawShape,
  Own extends z.ZodRawShape,
> = Omit<Scenario<TaskWith<Id, Own>>, 'id' | 'file' | 'own' | 'resolve'> & {
  readonly id: Id
  readonly file: File
  readonly own: Own
  resolve(file: TaskFileBase & Shaped<File>, checker: PartChecker): Resolved<TaskWith<Id, Own>>
}

/** Defines a scenario. The types of its files and tasks are inferred. */
export function defineScenario<
  const Id extends string,
  File extends z.ZodRawShape,
  Own extends z.ZodRawShape,
>(definition: ScenarioDefinition<Id, File, Own>): Scenario<TaskWith<Id, Own>, File> {
  // Files are validated against the scenario's schema before they are passed to `resolve`.
  return definition as unknown as Scenario<TaskWith<Id, Own>, File>
}

/** A task file of a scenario, before defaults are filled in. */
export type DraftOf<S> =
  S extends Scenario<infer T, infer File>
    ? Omit<TaskDraftBase, 'scenario'> & { scenario: T['scenario'] } & z.input<z.ZodObject<File>>
    : never
