/**
 * The parts of CausalMACE that other programs build on. Everything else is reached through the command line, or is an
 * inner matter of its room.
 */
export { type Clock, createRealtimeClock } from './core/clock.ts'
export * from './core/errors.ts'
export * from './core/journal/events.ts'
export { readJournal } from './core/journal/reader.ts'
export type { Box, Position } from './core/position.ts'
export { createRandom, type Random } from './core/random.ts'
export { comparePaired } from './experiment/analysis/paired.ts'
export { type ConditionSummary, summarize } from './experiment/analysis/summary.ts'
export type { EpisodeRequest, ServerChoice } from './experiment/episode-request.ts'
export { type EpisodeResult, settledResults } from './experiment/matrix/episode-result.ts'
export { ExperimentFolder } from './experiment/matrix/experiment-folder.ts'
export { runExperiment } from './experiment/matrix/run-experiment.ts'
export type { Halt, Progress, RunExperimentOptions } from './experiment/matrix/run-options.ts'
export { runEpisode } from './experiment/run-episode.ts'
export { RunFolder } from './experiment/run-folder.ts'
export { type RunResult, runTask } from './experiment/run-task.ts'
export type { Dependency, Subtask } from './graph/subtask.ts'
export { TaskGraph } from './graph/task-graph.ts'
export {
  type ActionContext,
  type ActionDefinition,
  defineAction,
  done,
  fail,
} from './judger/actions/action.ts'
export { actions } from './judger/actions/index.ts'
export { Episode } from './judger/episode.ts'
export { type Scorecard, scoreEvents } from './judger/metrics/scorecard.ts'
export { connectExternalServer } from './judger/server/external.ts'
export type { MinecraftServer } from './judger/server/minecraft-server.ts'
export { type ComposedModel, createModel, type ModelOptions } from './model/create-model.ts'
export { expertModel } from './model/expert/expert-model.ts'
export * from './model/language-model.ts'
export { type Middleware, type ModelCall, wrap } from './model/middleware/wrap.ts'
export { createOpenAiModel, type OpenAiOptions } from './model/openai/openai-model.ts'
export type { ModelProvider, ProviderContext } from './model/provider.ts'
export { ScriptedModel } from './model/scripted/scripted-model.ts'
export {
  createOrderingPlanner,
  type Ordered,
  type Unordered,
} from './planner/baselines/ordering-planner.ts'
export { createCausalPlanner } from './planner/causal/causal-planner.ts'
export { decompose } from './planner/decompose.ts'
export { graphOf, type Plan } from './planner/plan.ts'
export type { PlanContext, Planner } from './planner/planner.ts'
export { DEFAULT_ASSIGNMENT, DEFAULT_PLANNER } from './plugin/builtin.ts'
export { Catalogue } from './plugin/catalogue.ts'
export * from './plugin/define.ts'
export { type LoadedPlugin, loadCatalogue, loadPlugin } from './plugin/load.ts'
export { definePlugin, type Plugin, type PluginParts } from './plugin/plugin.ts'
export { PluginError } from './plugin/plugin-error.ts'
export type { PluginReference } from './plugin/reference.ts'
export { renderReport } from './report/html/report.ts'
export { writeReport } from './report/write-report.ts'
export * from './task/action.ts'
export * from './task/actions/action-spec.ts'
export { builtInActions } from './task/actions/built-in.ts'
export * from './task/actions/built-in-specs.ts'
export type { Effect, EffectScene } from './task/actions/effects.ts'
export * from './task/actions/fields.ts'
export { type ActionRole, actionRoles } from './task/actions/roles.ts'
export { ActionVocabulary, type KnownAction, type ParsedAction } from './task/actions/vocabulary.ts'
export { DEFAULT_GAME_VERSION, GAME_VERSIONS, type GameVersion } from './task/game-version.ts'
export { type LoadTaskOptions, loadTask, parseTask } from './task/load-task.ts'
export type { Observation, Scene } from './task/observation.ts'
export { type Task, taskSchema } from './task/task.ts'
export type { AssignmentStrategy } from './worker/assignment/assignment-strategy.ts'
export { EmbeddedServer } from './world/index.ts'
