// biome-ignore-all assist/source/organizeImports: the exports are grouped by what they are for

/**
 * CausalMACE as a library: plug-ins, tasks, planners, models, episodes, experiments and their results.
 * Everything else is reached through the command line or is internal to its room.
 */

// Plug-ins: what they are, what they can add, and the catalogue of everything that has an id.
export { DEFAULT_ASSIGNMENT, DEFAULT_PLANNER } from './plugin/builtin.ts'
export { Catalogue } from './plugin/catalogue.ts'
export { contentHash } from './plugin/content-hash.ts'
export * from './plugin/define.ts'
export {
  type LoadedPlugin,
  loadCatalogue,
  loadPlugin,
  loadReferences,
  type ReloadOptions,
} from './plugin/load.ts'
export { definePlugin, type Plugin, type PluginParts } from './plugin/plugin.ts'
export { PluginError } from './plugin/plugin-error.ts'
export type { PluginReference } from './plugin/reference.ts'
export type { Shelf } from './plugin/shelf.ts'

// Actions: their specifications, their work, and the agents' vocabulary.
export {
  type ActionContext,
  type AgentAction,
  type AgentBody,
  defineAction,
} from './judger/actions/action.ts'
export * from './task/action.ts'
export type { Bot } from './judger/client/bot.ts'
export type {
  ActionIssue,
  ActionOf,
  ActionSpec,
  ActionSpecDefinition,
  ActionTarget,
  ReadAction,
} from './task/actions/action-spec.ts'
export type { ActionDefinition, ActionWork } from './task/actions/define-action.ts'
export type * from './task/actions/hands.ts'
export { builtInActions } from './task/actions/built-in.ts'
export * from './task/actions/built-in-specs.ts'
export type { Effect, EffectScene } from './task/actions/effects.ts'
export * from './task/actions/fields.ts'
export { type ActionRole, actionRoles } from './task/actions/roles.ts'
export { ActionVocabulary, type KnownAction, type ParsedAction } from './task/actions/vocabulary.ts'

// Planners and what they need.
export type { Dependency, Subtask } from './graph/subtask.ts'
export { TaskGraph } from './graph/task-graph.ts'
export { NotApplicableError, SUPPORTED, type Support, unsupported } from './core/support.ts'
export { createOrderingPlanner, type Ordered, type Unordered } from './planner/baselines/ordering-planner.ts'
export { createCausalPlanner } from './planner/causal/causal-planner.ts'
export { decompose } from './planner/decompose.ts'
export { graphOf, type Plan } from './planner/plan.ts'
export type { PlanContext, Planner, PlanSetting } from './planner/planner.ts'

// Questions and answerers: prompted language models, the expert, scripts.
export * from './model/language-model.ts'
export type { Middleware, ModelCall } from './model/middleware/middleware.ts'
export { createOpenAiModel, type OpenAiOptions } from './model/openai/openai-model.ts'
export type { ProviderContext } from './model/provider.ts'
export type { Abilities } from './question/abilities.ts'
export type { Answer, Answerer, Ask, Rejection } from './question/answerer.ts'
export { type AnswererOptions, type ComposedAnswerer, createAnswerer } from './question/create-answerer.ts'
export { createExpert } from './question/expert/expert.ts'
export type { KnownGame } from './question/expert/knowledge.ts'
export { expert } from './scenario/builtin-expert.ts'
export { asAnswerer, behind, prompted } from './question/prompted.ts'
export type { ModelProvider } from './question/provider.ts'
export { defineQuestion, type Question, type QuestionDefinition } from './question/question.ts'
export { builtInQuestions } from './question/questions.ts'
export { ScriptedAnswerer } from './question/scripted/scripted.ts'

// Scenarios: the kinds of tasks, and the metrics of their runs.
export type { Metric } from './judger/metrics/metric.ts'
export type { EpisodeRates, TableColumn, TableGroup } from './judger/scenarios/table-group.ts'
export { type BuiltinTask, builtinScenarios, type TaskDraft } from './scenario/builtin.ts'
export type { DraftOf, Scenario, ScenarioDefinition } from './scenario/scenario.ts'
export { kindOf, scenarioOf, type TaskFormat, type TaskOf } from './task/task-format.ts'

// Tasks: files, suites, and tasks in memory.
export { findTasks, type TaskSource } from './experiment/matrix/find-tasks.ts'
export {
  DEFAULT_GAME_VERSION,
  GAME_VERSIONS,
  type GameVersion,
  type TestedVersion,
  UNTRIED_VERSIONS,
} from './game/version.ts'
export { loadTask, parseTask } from './task/load-task.ts'
export type { LoadTaskOptions } from './task/resolve-task.ts'
export type { Observation, Scene } from './task/observation.ts'
export { type Task, taskSchema } from './task/task.ts'

// Parts of scenarios: parts of task files, the world as a journal records it, and sections of reports.
export { watchContainers } from './judger/scenarios/watch-containers.ts'
export { WorldState, worldAfter, worldBefore } from './judger/metrics/world-state.ts'
export { type Html, html } from './render/html.ts'
export { placeSection } from './scenario/place-drawings.ts'
export { resolveSupply } from './task/chests.ts'
export { blocksPart, chestPart, type FilledSupply, filledSupply, itemCountPart } from './task/file-parts.ts'
export type { PartChecker, TaskIssue } from './task/part-checker.ts'

// Episodes and teams: one task played once.
export type { EpisodeRequest, ServerChoice } from './experiment/episode-request.ts'
export { runEpisode } from './experiment/run-episode.ts'
export { RunFolder } from './experiment/run-folder.ts'
export { type RunResult, runTask } from './experiment/run-task.ts'
export { Episode } from './judger/episode.ts'
export { connectExternalServer } from './judger/server/external.ts'
export type { MinecraftServer } from './judger/server/minecraft-server.ts'
export { Agent } from './worker/agent.ts'
export type { AgentState, AssignmentStrategy } from './worker/assignment/assignment-strategy.ts'
export type { PathBoard, PathId } from './worker/board/path-board.ts'
export { runTeam, type TeamOptions, type TeamResult } from './worker/run-team.ts'

// Experiments: conditions × tasks × seeds.
export { MEASURES, type Measure, type MeasureId } from './experiment/analysis/measures.ts'
export { comparePaired } from './experiment/analysis/paired.ts'
export { type ConditionSummary, summarize } from './experiment/analysis/summary.ts'
export { type Condition, conditionOf, type Setting } from './experiment/matrix/condition.ts'
export { type Design, designExperiment } from './experiment/matrix/design-experiment.ts'
export { type EpisodeResult, settledResults } from './experiment/matrix/episode-result.ts'
export { ExperimentFolder } from './experiment/matrix/experiment-folder.ts'
export { runExperiment } from './experiment/matrix/run-experiment.ts'
export type { Halt, Progress, RunExperimentOptions } from './experiment/matrix/run-options.ts'

// External agents: sessions with slots.
export { type DriveOptions, type DrivenSlot, drive, type SlotDriver } from './environment/drivers.ts'
export { Environment, type EnvironmentOptions } from './environment/environment.ts'
export type { SlotObservation, SlotStep } from './environment/observations.ts'
export type { SlotSteps } from './environment/play-slots.ts'
export { environmentSchemas } from './environment/schemas.ts'
export { SessionOverError, SessionSetupError } from './environment/session-errors.ts'
export type { SessionLimits } from './environment/session-limits.ts'
export type { SlotSpec } from './environment/slot-spec.ts'

// Journals, scores and reports.
export * from './core/journal/events.ts'
export { type Fold, folded } from './core/journal/fold.ts'
export {
  eventsIn,
  type Journal,
  type JournalEnd,
  type Proof,
  readJournal,
  readSoundPart,
} from './core/journal/reader.ts'
export type { JournalSeal } from './core/journal/seal.ts'
export { type Damage, damageText } from './core/records/damage.ts'
export { type Scorecard, type Scoring, scoreEvents } from './judger/metrics/scorecard.ts'
export { renderReport } from './report/html/report.ts'
export { writeReport } from './report/write-report.ts'

// Small helpers shared by all of these.
export { type Clock, createRealtimeClock } from './core/clock.ts'
export * from './core/errors.ts'
export type { Box, Position } from './core/position.ts'
export type { ItemCount } from './game/item-counts.ts'
export { createRandom, type Random } from './core/random.ts'
export type { ConstructionTask } from './scenario/construction/scenario.ts'
