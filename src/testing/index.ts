/**
 * Tools for your own tests.
 *
 * - `withServer` provides a Minecraft world for tests of mineflayer bots, in virtual time if requested.
 * - Conformance suites define what CausalMACE relies on about an implementation of an interface. Each is a list of checks that
 * any test runner can run.
 */
export type { BoxOfBlocks, Corner } from './bots/blocks.ts'
export type { Connection } from './bots/connections.ts'
export { BotJoinError, CommandError, TestTimeoutError, WaitTimeoutError } from './bots/errors.ts'
export type { ServerStage } from './bots/server-stage.ts'
export type { JoiningBot } from './bots/spawned.ts'
export { type WithServerOptions, withServer } from './bots/with-server.ts'
export type { Check } from './check.ts'
export { actionConformance } from './conformance/action.ts'
export { type AnswererUnderTest, answererConformance } from './conformance/answerer.ts'
export { assignmentConformance } from './conformance/assignment.ts'
export { languageModelConformance, type ModelUnderTest } from './conformance/language-model.ts'
export { metricConformance, type PlayedTask } from './conformance/metric.ts'
export { minecraftServerConformance, type ServerUnderTest } from './conformance/minecraft-server.ts'
export { plannerConformance } from './conformance/planner.ts'
export { type ScenarioExamples, scenarioConformance } from './conformance/scenario.ts'
export { VirtualTimeError } from './virtual-time.ts'
