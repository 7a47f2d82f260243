import { createRandom } from '../../core/random.ts'
import { subtask } from '../../graph/testing.ts'
import type { DependenciesFacts, dependencies } from '../../question/kinds/dependencies.ts'
import type { ReplyOf } from '../../question/question.ts'
import { cell, construction } from '../../task/testing.ts'
import { contextFor, ScriptedAnswerer } from '../testing.ts'
import type { EdgeRecord, Observation } from './edge-record.ts'
import { Interview } from './interview.ts'
import type { Rule } from './rules.ts'

/** Rules whose texts only tell the wordings apart. */
export const rulesNamed = (...ids: string[]): Rule[] =>
  ids.map((id) => ({
    id,
    text: `rule ${id}`,
    necessitates: '',
    counterfactual: `not ${id}`,
    placebo: `as ${id}`,
  }))

/** An edge with the answers that were given about it. */
export const record = (
  from: number,
  to: number,
  observations: Observation[] = [],
  named: string[] = [],
): EdgeRecord => ({ from, to, named, reason: '', observations })

/** `asked` answers in an arm, of which the first `stood` name the edge. */
export const answers = (
  arm: 'control' | 'placebo' | readonly string[],
  stood: number,
  asked: number,
): Observation[] =>
  Array.from({ length: asked }, (_, index) => ({
    arm: typeof arm === 'string' ? { kind: arm } : { kind: 'intervention', negated: arm },
    stood: index < stood,
  }))

export type Answering = (facts: DependenciesFacts) => ReplyOf<typeof dependencies>

/** An interview about subtasks 1..size with the given answers. */
export function interviewWith(size: number, rules: readonly Rule[], answering: Answering) {
  const answerer = new ScriptedAnswerer({ dependencies: answering })
  const interview = new Interview({
    task: construction([cell('stone', 0, 0, 0)]),
    subtasks: Array.from({ length: size }, (_, index) => subtask(index + 1)),
    rules,
    context: contextFor(answerer),
  })
  return { answerer, interview }
}

/** Names each possible edge with this chance, drawn anew for each answer. */
export function randomAnswers(seed: number, chance: number): Answering {
  const random = createRandom(seed)
  return ({ subtask: node, among, rules }) => ({
    causal_effects: among
      .flatMap((other) => [
        [node, other],
        [other, node],
      ])
      .filter(([from, to]) => from !== to && random.next() < chance)
      .map(([from, to]) => ({
        chosen_node: from as number,
        target_node: to as number,
        rules: [random.pick(rules)?.id ?? ''],
        reason: '',
      })),
  })
}
