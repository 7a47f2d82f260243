import { predicateInWords } from '../../mcu/predicate/in-words.ts'
import { arrangementOf } from '../../mcu/predicate/joins/index.ts'
import { BUILTIN_KINDS } from '../../mcu/predicate/kind-list.ts'
import type { Leaf, Predicate } from '../../mcu/predicate/predicate.ts'
import { carriedAfter } from '../../mcu/setup/carried.ts'
import { tuple } from '../../question/expert/functions.ts'
import type { decompose } from '../../question/kinds/decompose.ts'
import type { ReplyOf } from '../../question/question.ts'
import { type OpenTask, operationsOf } from './open.ts'
import { type OpenFacts, StepPlanner } from './step-planner.ts'

/** The parts of a task's goal for which no way is known from its set-up. */
export function waysLackedBy(task: OpenTask): string[] {
  const agents = [{ name: 'nobody', items: carriedAfter(operationsOf(task.open)) }]
  const scene = { agents, containers: [], blocks: [] } as unknown as OpenFacts['scene']
  const planner = new OpenPlanner({ task, scene })
  const { success } = task.open
  if (success !== undefined) planner.reach(success)
  return planner.unknown
}

/** Plans the parts of goals one after another; parts that no action can fulfil are noted. */
export class OpenPlanner {
  /** Parts without a known way, in words. */
  readonly unknown: string[] = []
  readonly #task: OpenTask
  readonly #steps: StepPlanner

  constructor(facts: OpenFacts) {
    this.#task = facts.task
    this.#steps = new StepPlanner(facts)
  }

  reply(goals: readonly Predicate[]): ReplyOf<typeof decompose> {
    const { functions, nodes } = this.#steps.reply()
    if (nodes.length > 0) return { functions, nodes }
    // No way is known: an agent at least looks around.
    const description = goals.map(predicateInWords).join(', ')
    this.#steps.try({ do: 'call', name: 'goTo', args: { pos: tuple(this.#task.arena.spawn) }, description })
    return this.#steps.reply()
  }

  /** Plans a goal. @returns whether a way is known for all of it */
  reach(goal: Predicate): boolean {
    const arrangement = arrangementOf(goal)
    if (arrangement === undefined) return this.#reachLeaf(goal as Leaf) || this.#miss(goal)
    const { parts, need, rounds } = arrangement
    if (need === 'any') {
      const first = parts.find((part) => this.#hasWay(part))
      return first === undefined ? this.#miss(goal) : this.reach(first)
    }
    const all = Array.from({ length: rounds }, () => parts).flat()
    return all.map((part) => this.reach(part)).every(Boolean)
  }

  /** Carries out the first way of which every step succeeds. */
  #reachLeaf(leaf: Leaf): boolean {
    const ways = BUILTIN_KINDS.of(leaf).ways(leaf, this.#steps.scene)
    return ways.some((way) => way.every((step) => this.#steps.try(step)))
  }

  #miss(goal: Predicate): false {
    this.unknown.push(predicateInWords(goal))
    return false
  }

  /** Plans a goal on its own, without effect on this plan, to see whether a way is known. */
  #hasWay(goal: Predicate): boolean {
    return waysLackedBy({ ...this.#task, open: { ...this.#task.open, success: goal } }).length === 0
  }
}
