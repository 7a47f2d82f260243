import { importers } from '../import/importers.ts'
import { createAgentVersePlanner } from '../planner/baselines/agentverse.ts'
import { createNoGraphPlanner } from '../planner/baselines/no-graph.ts'
import { createPerfectPlanner } from '../planner/baselines/perfect.ts'
import { createReactPlanner } from '../planner/baselines/react.ts'
import { createSequentialPlanner } from '../planner/baselines/sequential.ts'
import { createVillagerPlanner } from '../planner/baselines/villageragent.ts'
import { causalOptions, createCausalPlanner, paperOptions } from '../planner/causal/causal-planner.ts'
import { createExperiencePlanner } from '../planner/experience/experience-planner.ts'
import { createRivalPlanner } from '../planner/rivals/rival-planner.ts'
import { rivals } from '../planner/rivals/rivals.ts'
import { createCounterfactualPlanner } from '../planner/world/counterfactual-planner.ts'
import { createWorldPlanner } from '../planner/world/world-planner.ts'
import { builtInProviders } from '../question/providers.ts'
import { builtInQuestions } from '../question/questions.ts'
import { builtinScenarios } from '../scenario/builtin.ts'
import { suites } from '../suite/suites.ts'
import { builtInActions } from '../task/actions/built-in.ts'
import { atRandom } from '../worker/assignment/at-random.ts'
import { byBusyRate } from '../worker/assignment/by-busy-rate.ts'
import { criticalPath } from '../worker/assignment/critical-path.ts'
import { nearest } from '../worker/assignment/nearest.ts'
import { roundRobin } from '../worker/assignment/round-robin.ts'
import { defineAssignment, definePlanner } from './define.ts'
import { definePlugin } from './plugin.ts'

/** The planner that runs use unless told otherwise. */
export const DEFAULT_PLANNER = 'causal'
/** The assignment strategy that runs use unless told otherwise. */
export const DEFAULT_ASSIGNMENT = 'busy-rate'

const planners = [
  definePlanner({
    id: DEFAULT_PLANNER,
    summary:
      'CausalMACE: the team begins at once, while a test shows which dependencies the game rules cause',
    create: (id) => createCausalPlanner({ anytime: true }, id),
  }),
  definePlanner({
    id: 'causal:paper',
    summary:
      'the paper’s decision: three rules that do not overlap, each contradicted in turn, three answers each',
    create: (id) => createCausalPlanner(paperOptions(), id),
  }),
  definePlanner({
    id: 'causal:vote',
    summary: 'all rules contradicted at once, and the majority of three answers decides',
    create: (id) => createCausalPlanner({ decision: 'vote' }, id),
  }),
  definePlanner({
    id: 'random-drop',
    summary: 'as many edges dropped as causal drops, but at random',
    create: (id) => createCausalPlanner({ decision: 'random-drop' }, id),
  }),
  definePlanner({
    id: 'perfect',
    summary: 'the dependencies that the game causes, regardless of the model (ceiling)',
    create: createPerfectPlanner,
  }),
  definePlanner({
    id: 'causal:none',
    summary: 'the graph as the model predicts it, without intervention (ablation)',
    create: (id) => createCausalPlanner({ decision: 'none' }, id),
  }),
  definePlanner({
    id: 'causal:predicted',
    summary:
      'the same, but the team begins at once and takes dependencies for preferences as with causal (control)',
    create: (id) => createCausalPlanner({ decision: 'none', anytime: true }, id),
  }),
  definePlanner({
    id: 'causal:world',
    summary: 'predicted edges, kept where the world fails without them; finds what was not predicted',
    create: (id) => createWorldPlanner(id, causalOptions({ decision: 'none' })),
  }),
  definePlanner({
    id: 'causal:counterfactual-world',
    summary: 'the same; an edge stays if its subtask succeeds in a world without the rule that causes it',
    create: (id) => createCounterfactualPlanner(id, causalOptions({ decision: 'none' })),
  }),
  definePlanner({
    id: 'causal:both',
    summary: 'causal:world; where nothing could be tried in the world, the test of causal decides',
    create: (id) => createWorldPlanner(id, causalOptions({})),
  }),
  definePlanner({
    id: 'world',
    summary: 'no predicted edges: what subtasks need is found by carrying them out (ceiling)',
    create: (id) => createWorldPlanner(id),
  }),
  definePlanner({
    id: 'experience',
    summary: 'predicted edges, corrected by what earlier episodes of the task showed (with --knowledge)',
    create: createExperiencePlanner,
  }),
  definePlanner({
    id: 'no-graph',
    summary: 'subtasks without dependencies (ablation)',
    create: createNoGraphPlanner,
  }),
  definePlanner({
    id: 'villageragent:faithful',
    summary: 'VillagerAgent’s task manager with the index faults of its published code',
    create: (id) => createVillagerPlanner(id, 'faithful'),
  }),
  definePlanner({
    id: 'villageragent:fixed',
    summary: 'VillagerAgent’s task manager without those faults',
    create: (id) => createVillagerPlanner(id, 'fixed'),
  }),
  definePlanner({
    id: 'agentverse',
    summary: 'agents discuss in rounds who does what next',
    create: createAgentVersePlanner,
  }),
  definePlanner({
    id: 'react',
    summary: 'no plan: each agent has the whole task',
    create: createReactPlanner,
  }),
  definePlanner({
    id: 'sequential',
    summary: 'the causal graph as a chain: one agent at a time',
    create: createSequentialPlanner,
  }),
  ...rivals.map(({ id, summary, ...rival }) =>
    definePlanner({ id, summary, create: (name) => createRivalPlanner(name, rival) }),
  ),
]

const assignments = [
  defineAssignment({
    id: DEFAULT_ASSIGNMENT,
    summary: 'the path with the lowest busy rate (paper, eq. 4)',
    create: () => byBusyRate,
  }),
  defineAssignment({
    id: 'random',
    summary: 'any path that can be started (the paper’s ablation)',
    create: atRandom,
  }),
  defineAssignment({ id: 'round-robin', summary: 'one path after another', create: roundRobin }),
  defineAssignment({
    id: 'nearest',
    summary: 'the path whose next subtask is reached soonest',
    create: () => nearest,
  }),
  defineAssignment({
    id: 'critical-path',
    summary: 'the subtask that keeps the team waiting least',
    create: () => criticalPath,
  }),
]

/** Everything built in: a plug-in like any other. */
export const builtIn = definePlugin({
  name: 'causalmace',
  planners,
  assignments,
  models: builtInProviders,
  questions: builtInQuestions,
  actions: builtInActions.specs,
  suites,
  importers,
  scenarios: builtinScenarios,
})
