import { loadRules } from '../../planner/causal/rules.ts'
import { statementsOf } from '../../planner/causal/testing.ts'
import { decompose } from '../../planner/decompose.ts'
import { contextFor } from '../../planner/testing.ts'
import { createSimulated, expert, pavilion } from '../../scenario/testing.ts'
import { agentNames } from '../../task/agent-names.ts'
import { sceneBefore } from '../../task/scene.ts'
import type { Answerer, Ask } from '../answerer.ts'
import { type DependenciesFacts, dependencies, type Wording } from '../kinds/dependencies.ts'
import type { ReplyOf } from '../question.ts'
import { type Rates, ratesSchema } from './profile.ts'

/* The demo task, for a model with known errors. */

export const demo = pavilion()
export const rules = loadRules()
/** A large team, so that the demo has many subtasks. */
export const scene = sceneBefore(demo, agentNames(24))
const { subtasks } = await decompose(demo, scene, contextFor(expert))

type Reply = ReplyOf<typeof dependencies>

export const about = (
  node: number,
  wording: Wording = 'rule',
  seed = 1,
  sample = 0,
): Ask<DependenciesFacts, Reply> => ({
  question: dependencies,
  facts: {
    task: demo,
    subtasks,
    asked: [node],
    among: subtasks.map(({ id }) => id),
    rules: statementsOf(rules, () => wording),
  },
  seed,
  sample,
})

/** A model with no errors but these. */
export const NONE = Object.fromEntries(Object.keys(ratesSchema.shape).map((name) => [name, 0])) as Rates
export const erring = (rates: Partial<Rates>): Answerer =>
  createSimulated({ name: 'test', source: 'a test', rates: { ...NONE, ...rates } })

type Effect = Reply['causal_effects'][number]
export const keyOf = ({ before: from, after: to }: Effect) => `${from}→${to}`
export const effectsOf = async (model: Answerer, request: Ask<DependenciesFacts, Reply>) =>
  (await model.answer(request)).value.causal_effects

export const nodes = subtasks.map(({ id }) => id)
export const truth = new Map<number, Effect[]>()
for (const node of nodes) truth.set(node, await effectsOf(expert, about(node)))
export const trueOf = (node: number): Effect[] => truth.get(node) ?? []
export const seeds = Array.from({ length: 30 }, (_, index) => index + 1)
