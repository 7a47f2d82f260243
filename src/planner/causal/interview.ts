import type { Subtask } from '../../graph/subtask.ts'
import { dependencies } from '../../question/kinds/dependencies.ts'
import type { Task } from '../../task/task.ts'
import type { PlanContext } from '../planner.ts'
import { type Arm, statementsIn } from './arm.ts'
import { edgeKey } from './edge-record.ts'
import { createListing } from './listing.ts'
import type { Rule } from './rules.ts'

/** An edge as a reply names it. */
export interface NamedEdge {
  from: number
  to: number
  rules: readonly string[]
  reason: string
}

export interface Question {
  /** The chosen node. */
  node: number
  arm: Arm
  /** The nodes listed beside it; by default all that can matter. */
  only?: readonly number[]
  /** Further nodes that must be listed. */
  also?: readonly number[]
}

export interface Answer {
  edges: readonly NamedEdge[]
  /** The nodes that were listed: edges to others were not asked for. */
  listed: ReadonlySet<number>
}

/** Asks a model about dependencies (paper, Table 7) and counts the questions. */
export class Interview {
  readonly rules: readonly Rule[]
  readonly subtasks: readonly Subtask[]
  /** Questions asked so far, by the kind of arm. */
  readonly calls = { control: 0, placebo: 0, intervention: 0 }
  readonly #task: Task
  readonly #context: PlanContext
  readonly #listed: (id: number) => readonly Subtask[]
  readonly #byId: ReadonlyMap<number, Subtask>
  readonly #samples = new Map<string, number>()

  constructor(options: {
    task: Task
    subtasks: readonly Subtask[]
    rules: readonly Rule[]
    context: PlanContext
  }) {
    this.rules = options.rules
    this.subtasks = options.subtasks
    this.#task = options.task
    this.#context = options.context
    this.#listed = createListing(options.subtasks)
    this.#byId = new Map(options.subtasks.map((subtask) => [subtask.id, subtask]))
  }

  /**
   * Asks a question. Asking it again draws another sample of the answer. Edges that do not touch the chosen node, or lead
   * to nodes that are not listed, are left out: they were not asked for.
   * @throws ModelError when the model has no usable answer.
   */
  async ask(question: Question): Promise<Answer> {
    const { node, arm } = question
    const subtasks = this.#withAlso(this.#listed(node), [...(question.also ?? []), ...(question.only ?? [])])
    const among = question.only ?? subtasks.map(({ id }) => id)
    const rules = statementsIn(arm, this.rules)
    this.calls[arm.kind]++
    const { answerer, seed, signal } = this.#context
    const { value } = await answerer.answer(
      {
        question: dependencies,
        facts: { task: this.#task, subtasks, subtask: node, among, rules },
        seed,
        sample: this.#nextSample(question),
      },
      signal && { signal },
    )
    const listed = new Set(among)
    const edges = new Map<string, NamedEdge>()
    for (const effect of value.causal_effects) {
      const { chosen_node: from, target_node: to, reason } = effect
      const other = from === node ? to : from
      if (from === to || (from !== node && to !== node) || !listed.has(other)) continue
      const known = edges.get(edgeKey({ from, to }))
      const named = [...new Set([...(known?.rules ?? []), ...effect.rules])]
      edges.set(edgeKey({ from, to }), { from, to, rules: named, reason: known?.reason ?? reason })
    }
    return { edges: [...edges.values()], listed }
  }

  /** Counts repetitions of a question: each is a sample of its own. */
  #nextSample({ node, arm, only }: Question): number {
    const key = JSON.stringify([node, arm, only])
    const sample = this.#samples.get(key) ?? 0
    this.#samples.set(key, sample + 1)
    return sample
  }

  #withAlso(listed: readonly Subtask[], also: readonly number[]): readonly Subtask[] {
    const known = new Set(listed.map(({ id }) => id))
    const more = also.filter((id) => !known.has(id)).flatMap((id) => this.#byId.get(id) ?? [])
    return more.length === 0 ? listed : [...listed, ...more]
  }
}
