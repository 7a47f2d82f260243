import { createRandom } from '../../core/random.ts'
import { subtask } from '../../graph/testing.ts'
import type {
  DependenciesFacts,
  dependencies,
  RuleStatement,
  Wording,
} from '../../question/kinds/dependencies.ts'
import type { ReplyOf } from '../../question/question.ts'
import { cell, construction } from '../../task/testing.ts'
import { contextFor, ScriptedAnswerer } from '../testing.ts'
import type { Booklet } from './booklet.ts'
import { type Block, type EdgeRecord, noAnswers } from './edge-record.ts'
import { Interview } from './interview.ts'
import type { Rule, Sham } from './rules.ts'

const saying = (id: string, kind: string): Sham => ({
  id,
  text: `${kind} ${id}`,
  counterfactual: `not ${id}`,
  paraphrase: `as ${id}`,
})

/** Rules whose texts serve only to distinguish the wordings. */
const rulesNamed = (...ids: string[]): Rule[] =>
  ids.map((id) => ({ ...saying(id, 'rule'), necessitates: 'an order' }))

/** As many shams as there are rules, plus one. */
const shamsBesides = (rules: readonly Rule[]): Sham[] =>
  [...rules, { id: 'more' }].map(({ id }) => saying(`sham-${id}`, 'sham'))

export const bookletOf = (...ids: string[]): Booklet => {
  const rules = rulesNamed(...ids)
  return { rules, shams: shamsBesides(rules) }
}

/** An edge with the answers about it. */
export const record = (from: number, to: number, changes: Partial<EdgeRecord> = {}): EdgeRecord => ({
  from,
  to,
  named: [],
  reason: '',
  control: noAnswers(),
  paraphrase: noAnswers(),
  blocks: [],
  interventions: [],
  ...changes,
})

/** A block with these rules contradicted on either side, and whether the edge stood: under shams, first, second. */
export const block = (
  [first, second]: readonly [readonly string[], readonly string[]],
  [sham, one, other]: readonly [number, number, number],
): Block => ({ split: [new Set(first), new Set(second)], sides: [one === 1, other === 1], sham: sham === 1 })

export type Answering = (facts: DependenciesFacts) => ReplyOf<typeof dependencies>

/** An interview about subtasks 1..size with the given answers. */
export function interviewWith(size: number, booklet: Booklet, answering: Answering) {
  const answerer = new ScriptedAnswerer({ dependencies: answering })
  const interview = new Interview({
    task: construction([cell('stone', 0, 0, 0)]),
    subtasks: Array.from({ length: size }, (_, index) => subtask(index + 1)),
    booklet,
    context: contextFor(answerer),
  })
  return { answerer, interview }
}

/** An edge that a model believes in. */
export interface HeldEdge {
  from: number
  to: number
  /** Rules that cause it, each by itself; it falls when all of them are contradicted. None: it always stands. */
  rules: readonly string[]
}

/** Lists the edges of the requested nodes for which a rule is in force. */
export const holding =
  (edges: readonly HeldEdge[]): Answering =>
  ({ asked, among, rules: stated }) => {
    const inForce = new Set(stated.filter(({ wording }) => wording !== 'counterfactual').map(({ id }) => id))
    const isAbout = ({ from, to }: HeldEdge) =>
      (asked.includes(from) && (among.includes(to) || to > among.length)) ||
      (asked.includes(to) && among.includes(from))
    return {
      causal_effects: edges
        .filter(
          (edge) =>
            isAbout(edge) && (edge.rules.length === 0 || edge.rules.some((rule) => inForce.has(rule))),
        )
        .map(({ from, to, rules }) => ({
          before: from,
          after: to,
          rules: [...rules],
          reason: 'so it is',
        })),
    }
  }

/** Names each possible edge with this probability, drawn independently for each answer. */
export function randomAnswers(seed: number, chance: number): Answering {
  const random = createRandom(seed)
  return ({ asked, among, rules }) => ({
    causal_effects: asked
      .flatMap((node) => among.flatMap((other) => [[node, other] as const, [other, node] as const]))
      .filter(([from, to]) => from !== to && random.next() < chance)
      .map(([from, to]) => ({
        before: from,
        after: to,
        rules: [random.pick(rules)?.id ?? ''],
        reason: '',
      })),
  })
}

/** Rules as stated in a prompt, each in the chosen phrasing. */
export const statementsOf = (rules: readonly Rule[], choose: (rule: Rule) => Wording): RuleStatement[] =>
  rules.map((rule) => {
    const wording = choose(rule)
    return { id: rule.id, text: wording === 'rule' ? rule.text : rule[wording], wording }
  })
