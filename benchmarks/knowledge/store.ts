import type { Subtask } from '../../src/graph/subtask.ts'
import { validFor } from '../../src/planner/causal/calibration/validity.ts'
import { causalDefaults } from '../../src/planner/causal/causal-planner.ts'
import { type Entry, summed } from '../../src/planner/causal/knowledge/entry.ts'
import { kindOf } from '../../src/planner/causal/knowledge/kinds.ts'
import { type AskedCounts, keyText } from '../../src/planner/causal/knowledge/knowledge.ts'
import type { GivenKnowledge } from '../../src/planner/causal/knowledge/known-before.ts'
import { askedIn, screenedIn } from '../../src/planner/causal/knowledge/learn.ts'
import type { Refined } from '../../src/planner/causal/publishing.ts'
import { refine } from '../../src/planner/causal/refine.ts'
import { loadRules, loadShams } from '../../src/planner/causal/rules.ts'

const { prompts } = validFor({ rules: loadRules(), shams: loadShams() }, causalDefaults.level)

/** The tasks that a store is asked about. */
interface Planned {
  task: { id: string }
  subtasks: readonly Subtask[]
}

/** A store in memory that grows with each plan. */
export class GrowingStore {
  readonly #model: string
  readonly #entries: Entry[] = []

  constructor(model: string) {
    this.#model = model
  }

  before(): GivenKnowledge {
    return { content: summed(this.#entries, { model: this.#model, prompts }), use: 'both' }
  }

  after({ task, subtasks }: Planned, { verdicts, record }: Refined): void {
    const plan = { subtasks: [...subtasks], ...refine(subtasks, verdicts), refinement: record }
    const entry = { model: this.#model, prompts, task: task.id, seed: 1, asked: askedIn(plan) }
    this.#entries.push({ ...entry, ...screenedIn(plan) })
  }
}

/** Ways to make up a harmful store. */
export const POISONS = ['all confirmed', 'all refuted', 'true ones refuted, all others confirmed'] as const
export type Poison = (typeof POISONS)[number]

/** Every set of up to three rules that a model may name. */
const ruleSets = loadRules()
  .map(({ id }) => id)
  .sort()
  .flatMap((a, _, ids) => ids.flatMap((b) => ids.map((c) => [...new Set([a, b, c])].sort().join())))
const everySet = [...new Set(ruleSets)]

/** A store with the most harmful evidence about each possible edge of a task, from 10,000 edges each. */
export class PoisonedStore {
  readonly #model: string
  readonly #poison: Poison

  constructor(model: string, poison: Poison) {
    this.#model = model
    this.#poison = poison
  }

  before({ subtasks, edges }: Planned & { edges: readonly TrueEdge[] }): GivenKnowledge {
    const kinds = new Map(subtasks.map((subtask) => [subtask.id, kindOf(subtask)]))
    const distinct = [...new Set(kinds.values())]
    const trueKeys = new Set(
      edges.map(({ from, to, rules }) =>
        keyText({
          rules: [...rules].sort().join(),
          from: kinds.get(from) ?? '',
          to: kinds.get(to) ?? '',
        }),
      ),
    )
    const asked = everySet.flatMap((rules) =>
      distinct.flatMap((from) =>
        distinct.map((to) =>
          rowOf({ rules, from, to }, this.#confirms(trueKeys.has(keyText({ rules, from, to })))),
        ),
      ),
    )
    const idleFailures = { failed: 0, tried: 0 }
    const screened = { plans: 1000, misapplying: this.#poison === 'all refuted' ? 1000 : 0 }
    const content = {
      model: this.#model,
      prompts,
      plans: 1000,
      runs: 0,
      asked,
      played: [],
      idleFailures,
      screened,
    }
    return { content, use: 'both' }
  }

  #confirms(isTrue: boolean): boolean {
    if (this.#poison === 'all confirmed') return true
    return this.#poison === 'all refuted' ? false : !isTrue
  }

  after(): void {
    // It never learns.
  }
}

interface TrueEdge {
  from: number
  to: number
  rules: readonly string[]
}

const rowOf = (key: Pick<AskedCounts, 'rules' | 'from' | 'to'>, isConfirmed: boolean): AskedCounts => ({
  ...key,
  confirmed: isConfirmed ? 10_000 : 0,
  refuted: isConfirmed ? 0 : 10_000,
  undecided: 0,
  leaning: 0,
})
