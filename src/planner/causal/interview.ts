import { ModelError, type ModelErrorCode } from '../../core/errors.ts'
import { createRandom } from '../../core/random.ts'
import { edgeKey } from '../../graph/edge-key.ts'
import type { Subtask } from '../../graph/subtask.ts'
import { type DependenciesFacts, dependencies } from '../../question/kinds/dependencies.ts'
import type { ReplyOf } from '../../question/question.ts'
import type { Task } from '../../task/task.ts'
import type { PlanContext } from '../planner.ts'
import { type Arm, type Booklet, type Placement, placementOf, shamsBeside, statementsIn } from './booklet.ts'
import { Planted } from './controls/planted.ts'
import type { Split } from './edge-record.ts'
import { createListing } from './listing.ts'

/** An edge in the form of a reply. */
export interface NamedEdge {
  from: number
  to: number
  rules: readonly string[]
  reason: string
}

export interface Question {
  /** The chosen nodes. */
  nodes: readonly number[]
  arm: Arm
  /**
   * Number of the sample. Questions of one round differ only in their arm: they list and state the same things in the same order.
   */
  round: number
  /** Further nodes that must be listed. */
  also?: readonly number[]
}

/** A reply's statements about the edges of the chosen nodes. */
export interface Answer {
  edges: readonly NamedEdge[]
  /** Whether the question covered this edge at all, and received a usable reply. */
  isAbout(edge: { from: number; to: number }): boolean
  /** Why there is no usable reply. */
  fault?: ModelError
}

/** The model answered, but its answer is unusable. */
const UNUSABLE: ReadonlySet<ModelErrorCode> = new Set(['model_reply', 'model_truncated'])
export const isUnusable = (error: unknown): error is ModelError =>
  error instanceof ModelError && UNUSABLE.has(error.code)

/** Maximum number of questions without a usable reply … */
const MAY_LOSE = 2
/** … and, for many questions, their maximum share. Every edge is asked about several times, so a few replies are not missed. */
const MAY_LOSE_SHARE = 0.1

/** The questions of several interviews together, by the kind of arm. */
export function callsOf(interviews: readonly Interview[]): Interview['calls'] {
  const sum = { control: 0, paraphrase: 0, sham: 0, intervention: 0 }
  for (const { calls } of interviews)
    for (const kind of Object.keys(sum) as (keyof typeof sum)[]) sum[kind] += calls[kind]
  return sum
}

/** Asks a model about dependencies (paper, Table 7) and counts the questions. */
export class Interview {
  readonly booklet: Booklet
  readonly subtasks: readonly Subtask[]
  /** Questions asked so far, by the kind of arm. */
  readonly calls = { control: 0, paraphrase: 0, sham: 0, intervention: 0 }
  /** Questions that got no usable reply. They provide no information about any edge. */
  unanswered = 0
  readonly #about: Pick<DependenciesFacts, 'task' | 'order'>
  readonly #context: Pick<PlanContext, 'answerer' | 'seed' | 'signal'>
  readonly #listed: (ids: readonly number[]) => readonly Subtask[]
  readonly #byId: ReadonlyMap<number, Subtask>
  readonly #planted: Planted
  readonly #placements = new Map<number, Placement>()

  constructor(options: {
    task: Task
    /** The order that the task itself demands, in words. */
    order?: string
    subtasks: readonly Subtask[]
    /** Subtasks that are mixed into the task's own in every question (see `plantControls`). */
    controls?: readonly Subtask[]
    booklet: Booklet
    context: Pick<PlanContext, 'answerer' | 'seed' | 'signal'>
    /** Number of the list, if several are asked about: the planted subtasks have other positions in each. */
    list?: number
  }) {
    this.booklet = options.booklet
    this.subtasks = options.subtasks
    const { task, order } = options
    this.#about = { task, ...(order === undefined ? {} : { order }) }
    this.#context = options.context
    this.#listed = createListing(options.subtasks)
    this.#byId = new Map(options.subtasks.map((subtask) => [subtask.id, subtask]))
    const random = createRandom(options.context.seed).fork(`places of controls${options.list ?? ''}`)
    this.#planted = new Planted(options.controls ?? [], random)
  }

  /** Whether an edge is about a planted subtask. */
  isControl({ from, to }: { from: number; to: number }): boolean {
    return this.#planted.ids.has(from) || this.#planted.ids.has(to)
  }

  /** The planted subtasks. */
  get controls(): readonly Subtask[] {
    return this.#planted.subtasks
  }

  /**
   * Asks a question. Edges that do not touch a chosen node, or lead to nodes that are not listed, are left out: they were not
   * asked for. A question without a usable reply covers no edge.
   * @throws ModelError if the model failed, or if too many questions received no usable reply
   */
  async ask({ nodes, arm, round, also = [] }: Question): Promise<Answer> {
    const subtasks = this.#planted.among(this.#withAlso(this.#listed(nodes), also))
    const among = subtasks.map(({ id }) => id)
    const rules = statementsIn(arm, this.booklet, this.#placement(round))
    this.calls[arm.kind]++
    const value = await this.#replyTo({ ...this.#about, subtasks, asked: nodes, among, rules }, round)
    if (value instanceof ModelError) return { edges: [], isAbout: () => false, fault: value }
    const [chosen, listed] = [new Set(nodes), new Set(among)]
    const isAbout = ({ from, to }: { from: number; to: number }) =>
      from !== to && listed.has(from) && listed.has(to) && (chosen.has(from) || chosen.has(to))
    const edges = new Map<string, NamedEdge>()
    for (const effect of value.causal_effects) {
      const { before: from, after: to, reason } = effect
      if (!isAbout({ from, to })) continue
      const known = edges.get(edgeKey({ from, to }))
      const named = [...new Set([...(known?.rules ?? []), ...effect.rules])]
      edges.set(edgeKey({ from, to }), { from, to, rules: named, reason: known?.reason ?? reason })
    }
    return { edges: [...edges.values()], isAbout }
  }

  /** The arms of a block: each side of the split contradicted, and as many shams, next to the rules of both sides. */
  armsOf([first, second]: Split, round: number): { first: Arm; second: Arm; sham: Arm } {
    const count = Math.max(first.size, second.size)
    const shams = shamsBeside(new Set([...first, ...second]), count, this.#placement(round))
    return {
      first: { kind: 'intervention', negated: [...first] },
      second: { kind: 'intervention', negated: [...second] },
      sham: { kind: 'sham', negated: shams },
    }
  }

  async #replyTo(
    facts: DependenciesFacts,
    sample: number,
  ): Promise<ReplyOf<typeof dependencies> | ModelError> {
    const { answerer, seed, signal } = this.#context
    try {
      const ask = { question: dependencies, facts, seed, sample }
      return (await answerer.answer(ask, signal && { signal })).value
    } catch (error) {
      if (!isUnusable(error)) throw error
      this.unanswered++
      const asked = Object.values(this.calls).reduce((sum, n) => sum + n, 0)
      if (this.unanswered > Math.max(MAY_LOSE, MAY_LOSE_SHARE * asked)) throw error
      return error
    }
  }

  #placement(round: number): Placement {
    const random = createRandom(this.#context.seed).fork(`statements of round ${round}`)
    const placement = this.#placements.get(round) ?? placementOf(this.booklet, random)
    this.#placements.set(round, placement)
    return placement
  }

  #withAlso(listed: readonly Subtask[], also: readonly number[]): readonly Subtask[] {
    const known = new Set(listed.map(({ id }) => id))
    const more = also.filter((id) => !known.has(id)).flatMap((id) => this.#byId.get(id) ?? [])
    return more.length === 0 ? listed : [...listed, ...more].sort((a, b) => a.id - b.id)
  }
}
