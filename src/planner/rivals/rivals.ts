import { edges } from '../../question/kinds/edges.ts'
import { effects as effectsQuestion } from '../../question/kinds/effects.ts'
import { pddl as pddlQuestion } from '../../question/kinds/pddl.ts'
import { verifyEdges } from '../../question/kinds/verify-edges.ts'
import type { AnyQuestion } from '../../question/question.ts'
import { breadthFirst } from './breadth-first.ts'
import { createConformal } from './conformal.ts'
import { effects } from './effects.ts'
import { pairwise } from './pairwise.ts'
import { pddl } from './pddl.ts'
import type { FindEdges } from './rival-planner.ts'
import { selfConsistency } from './self-consistency.ts'
import { triplets } from './triplets.ts'
import { verifier } from './verifier.ts'

/** A way of finding edges from the literature. */
interface Rival {
  readonly id: string
  /** One line for help texts. */
  readonly summary: string
  readonly find: FindEdges
  readonly asks: readonly AnyQuestion[]
}

/** Ways of finding edges from the literature, which compare with `causal` at an equal number of questions. */
export const rivals: readonly Rival[] = [
  {
    id: 'self-consistency',
    summary: 'several whole graphs, and a majority vote for each edge',
    find: selfConsistency,
    asks: [edges],
  },
  { id: 'pairwise', summary: 'a question for each pair of subtasks', find: pairwise, asks: [edges] },
  {
    id: 'breadth-first',
    summary: 'what waits for nothing, then what each subtask makes wait',
    find: breadthFirst,
    asks: [edges],
  },
  {
    id: 'triplets',
    summary: 'questions about three subtasks, and a vote for each edge',
    find: triplets,
    asks: [edges],
  },
  {
    id: 'effects',
    summary: 'preconditions and effects of each subtask, producers before consumers',
    find: effects,
    asks: [effectsQuestion],
  },
  {
    id: 'verifier',
    summary: 'the model checks and repairs its own graph, at most three times',
    find: verifier,
    asks: [edges, verifyEdges],
  },
  {
    id: 'conformal',
    summary: 'edges that enough samples name, by a threshold from tasks of known truth',
    find: createConformal(),
    asks: [edges],
  },
  {
    id: 'pddl',
    summary: 'subtasks as actions of PDDL, and a search over them',
    find: pddl,
    asks: [pddlQuestion],
  },
]
