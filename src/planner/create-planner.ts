import { UsageError } from '../core/errors.ts'
import { createAgentVersePlanner } from './baselines/agentverse.ts'
import { createNoGraphPlanner } from './baselines/no-graph.ts'
import { createReactPlanner } from './baselines/react.ts'
import { createSequentialPlanner } from './baselines/sequential.ts'
import { createVillagerPlanner } from './baselines/villageragent.ts'
import { createCausalPlanner, paperOptions } from './causal/causal-planner.ts'
import type { Planner } from './planner.ts'

/** What runs use unless told otherwise. */
export const DEFAULT_PLANNER = 'causal'

const makers: ReadonlyMap<string, (id: string) => Planner> = new Map([
  [DEFAULT_PLANNER, (id) => createCausalPlanner({}, id)],
  ['causal:paper', (id) => createCausalPlanner(paperOptions, id)],
  ['causal:none', (id) => createCausalPlanner({ decision: 'none' }, id)],
  ['no-graph', createNoGraphPlanner],
  ['villageragent:faithful', (id) => createVillagerPlanner(id, 'faithful')],
  ['villageragent:fixed', (id) => createVillagerPlanner(id, 'fixed')],
  ['agentverse', createAgentVersePlanner],
  ['react', createReactPlanner],
  ['sequential', createSequentialPlanner],
])

/** Ids that `--planner` takes. */
export const plannerIds: readonly string[] = [...makers.keys()]

/** @throws UsageError for an unknown id, listing those there are. */
export function createPlanner(id: string): Planner {
  const make = makers.get(id)
  if (make !== undefined) return make(id)
  throw new UsageError(`There is no planner "${id}".`, { hint: `The planners are ${plannerIds.join(', ')}.` })
}
