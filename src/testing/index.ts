/**
 * For other people's tests. Conformance suites say what CausalMACE relies on in an implementation of a seam; each is a list
 * of checks that any test runner can run.
 */
export type { Check } from './check.ts'
export { assignmentConformance } from './conformance/assignment.ts'
export { languageModelConformance, type ModelUnderTest } from './conformance/language-model.ts'
export { minecraftServerConformance, type ServerUnderTest } from './conformance/minecraft-server.ts'
export { plannerConformance } from './conformance/planner.ts'
