import type { GameEvent } from '../core/journal/events.ts'
import { packagePath } from '../core/package-root.ts'
import * as truth from '../graph/needs/causes-of.ts'
import type { Subtask } from '../graph/subtask.ts'
import * as scorecard from '../judger/metrics/scorecard.ts'
import { expertDecompose as decompose } from '../question/expert/decompose.ts'
import { expertDependencies as dependencies } from '../question/expert/dependencies.ts'
import { expertDiscuss as discuss } from '../question/expert/discuss.ts'
import { GameKnowledge } from '../question/expert/game-knowledge.ts'
import { expertPrerequisites as prerequisites } from '../question/expert/prerequisites.ts'
import * as simulated from '../question/simulated/simulated.ts'
import * as files from '../task/load-task.ts'
import type { LoadTaskOptions } from '../task/resolve-task.ts'
import type { Task } from '../task/task.ts'
import { type BuiltinTask, builtinScenarios } from './builtin.ts'
import { builtinGame } from './builtin-expert.ts'
import type { Escape, EscapeTask } from './escape/rooms.ts'
import type { GatheringTask } from './gathering/gathering.ts'

export { builtinGame, expert } from './builtin-expert.ts'

/** The built-in scenarios, actions and metrics. */
export const scoring: scorecard.Scoring = builtinGame

/** Like the functions of the same names, for the built-in scenarios. */
export const parseTask = (text: string, name: string, options?: LoadTaskOptions): BuiltinTask =>
  files.parseTask(text, name, builtinScenarios, options)
export const loadTask = (path: string, options?: LoadTaskOptions): BuiltinTask =>
  files.loadTask(path, builtinScenarios, options)
export const scoreEvents = (events: Iterable<GameEvent>): scorecard.Scorecard =>
  scorecard.scoreEvents(events, scoring)
export const trueDependencies = (task: Task, subtasks: readonly Subtask[]): truth.TrueDependency[] =>
  truth.trueDependencies(task, subtasks, builtinGame)
export const createSimulated = (profile: Parameters<typeof simulated.createSimulated>[0]) =>
  simulated.createSimulated(profile, builtinGame)

/** The demo with 58 blocks, read on first use. */
export const pavilion = (): BuiltinTask => loadTask(packagePath('benchmarks', 'demo', 'pavilion.yaml'))

/** The layout of an escape task; the caller knows its kind. */
export const escapeIn = (task: Task): Escape => (task as EscapeTask).escape

/** A task as an escape; the caller knows its kind. */
export const asEscape = (task: Task): EscapeTask => task as EscapeTask

/** A task as a gathering; the caller knows its kind. */
export const asGathering = (task: Task): GatheringTask => task as GatheringTask

/** The expert's knowledge of the built-in scenarios and actions. */
export const knowledge = new GameKnowledge(builtinGame)

/** Asks the expert a single question. */
export const expertDecompose = (facts: Parameters<typeof decompose>[0]) => decompose(facts, knowledge)
export const expertDependencies = (facts: Parameters<typeof dependencies>[0]) =>
  dependencies(facts, knowledge)
export const expertDiscuss = (facts: Parameters<typeof discuss>[0]) => discuss(facts, knowledge)
export const expertPrerequisites = (facts: Parameters<typeof prerequisites>[0]) =>
  prerequisites(facts, knowledge)
