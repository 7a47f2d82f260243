import type { z } from 'zod'
import type { GameEvent } from '../core/journal/events.ts'
import type { ScenarioCauses } from '../graph/needs/causes-of.ts'
import type { JudgedScenario } from '../judger/scenarios/judged-scenario.ts'
import type { DescribedScenario } from '../question/describe-task.ts'
import type { ExpertKnowledge } from '../question/expert/knowledge.ts'
import type { Html } from '../render/html.ts'
import type { PartChecker } from '../task/part-checker.ts'
import type { Task } from '../task/task.ts'
import type { TaskDraftBase, TaskFileBase } from '../task/task-file.ts'
import type { Resolved, TaskFormat } from '../task/task-format.ts'
import type { Tactics } from '../worker/tactics.ts'
import type { TeamWorld } from '../worker/team-world.ts'

/** What a team asks of a scenario. */
export interface TeamScenario<T extends Task = Task> {
  readonly id: T['scenario']
  /** What the scenario adds to the life of a team during one run; nothing where it is left out. */
  tactics?(task: T, world: TeamWorld): Tactics
}

/** What the report asks of a scenario. */
export interface ReportedScenario<T extends Task = Task> {
  readonly id: T['scenario']
  /** The section of a run's page that shows the place where it was played and what came of it. */
  placeSection(task: T, events: readonly GameEvent[]): Html
}

/**
 * A scenario says everything about its tasks: what their files hold, how they are judged and scored, what the expert
 * knows of them, how prompts and reports show them. It is the sum of the ports of the rooms below. No other code
 * asks which scenario a task has.
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

/** What a shape reads; nothing at all where it has no keys. */
type Shaped<S extends z.ZodRawShape> = keyof S extends never ? unknown : z.output<z.ZodObject<S>>

/** A task of a scenario with this id and these keys of its own. */
type TaskWith<Id extends string, Own extends z.ZodRawShape> = Task & { scenario: Id } & Shaped<Own>

/** A scenario as its author writes it: the types of files and tasks follow from the schemas. */
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

/** Makes a scenario of its definition; the types of its files and tasks are inferred. */
export function defineScenario<
  const Id extends string,
  File extends z.ZodRawShape,
  Own extends z.ZodRawShape,
>(definition: ScenarioDefinition<Id, File, Own>): Scenario<TaskWith<Id, Own>, File> {
  // Files are checked against the scenario's own schema before they come to `resolve`.
  return definition as unknown as Scenario<TaskWith<Id, Own>, File>
}

/** A task file of a scenario before defaults are filled in. */
export type DraftOf<S> =
  S extends Scenario<infer T, infer File>
    ? Omit<TaskDraftBase, 'scenario'> & { scenario: T['scenario'] } & z.input<z.ZodObject<File>>
    : never
