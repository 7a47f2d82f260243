import { act } from './kinds/act.ts'
import { counterfactual } from './kinds/counterfactual.ts'
import { decompose } from './kinds/decompose.ts'
import { dependencies } from './kinds/dependencies.ts'
import { discuss } from './kinds/discuss.ts'
import { edges } from './kinds/edges.ts'
import { effects } from './kinds/effects.ts'
import { pddl } from './kinds/pddl.ts'
import { prerequisites } from './kinds/prerequisites.ts'
import { reflect } from './kinds/reflect.ts'
import { rereadScene } from './kinds/reread-scene.ts'
import { scene } from './kinds/scene.ts'
import { summarizeEnvironment } from './kinds/summarize-environment.ts'
import { summarizeHistory } from './kinds/summarize-history.ts'
import { verifyEdges } from './kinds/verify-edges.ts'
import type { AnyQuestion } from './question.ts'

/** The questions of our planners, agents and scene makers. */
export const builtInQuestions: readonly AnyQuestion[] = [
  decompose,
  dependencies,
  counterfactual,
  prerequisites,
  discuss,
  edges,
  verifyEdges,
  effects,
  pddl,
  act,
  reflect,
  summarizeHistory,
  summarizeEnvironment,
  scene,
  rereadScene,
]
