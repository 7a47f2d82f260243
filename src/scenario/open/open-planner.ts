import { formatPosition } from '../../core/position.ts'
import { predicateInWords } from '../../mcu/predicate/in-words.ts'
import { arrangementOf } from '../../mcu/predicate/joins/index.ts'
import { BUILTIN_KINDS } from '../../mcu/predicate/kind-list.ts'
import type { Leaf, Predicate } from '../../mcu/predicate/predicate.ts'
import type { Term } from '../../mcu/predicate/terms/index.ts'
import type { Step, Way } from '../../mcu/predicate/way.ts'
import { carriedAfter } from '../../mcu/setup/carried.ts'
import { tuple } from '../../question/expert/functions.ts'
import type { decompose } from '../../question/kinds/decompose.ts'
import type { ReplyOf } from '../../question/question.ts'
import { type OpenTask, operationsOf } from './open.ts'
import { StepPlanner } from './step-planner.ts'
import type { OpenFacts, Steps } from './steps.ts'
import { WildSteps } from './wild-steps.ts'
import { wildWays } from './wild-ways.ts'

/** The parts of a task's goal that cannot be planned from its set-up, in words. */
export function waysLackedBy(task: OpenTask): string[] {
  const { success } = task.open
  return success === undefined ? [] : partsWithoutWay(task, success).map(predicateInWords)
}

/** The parts of a goal that cannot be planned from a task's set-up. */
export function partsWithoutWay(task: OpenTask, goal: Predicate): readonly Predicate[] {
  const agents = [{ name: 'nobody', items: carriedAfter(operationsOf(task.open)) }]
  const scene = { agents, containers: [], blocks: [] } as unknown as OpenFacts['scene']
  const planner = new OpenPlanner({ task, scene })
  planner.reach(goal)
  return planner.unknown
}

/** Turns steps into subtasks, by where the task is played. */
const stepsFor = (facts: OpenFacts): Steps =>
  facts.task.terrain === undefined ? new StepPlanner(facts) : new WildSteps(facts)

/** Plans the parts of goals one after another; parts that no action can fulfil are noted. */
export class OpenPlanner {
  /** Parts without a known way. */
  readonly unknown: Predicate[] = []
  readonly #task: OpenTask
  readonly #facts: OpenFacts
  #steps: Steps
  /** Steps that are planned. */
  readonly #planned: Step[] = []
  /** Terms that apply to the current part. */
  #terms: readonly Term[] = []

  constructor(facts: OpenFacts) {
    this.#facts = facts
    this.#task = facts.task
    this.#steps = stepsFor(facts)
  }

  reply(): ReplyOf<typeof decompose> {
    const { functions, nodes } = this.#steps.reply()
    if (nodes.length > 0) return { functions, nodes }
    // A decomposition has at least one subtask. If no plan is known, the subtask describes its own action, not
    // the goal.
    const { spawn } = this.#task.arena
    const description = `go to ${formatPosition(spawn)}`
    this.#steps.try({ do: 'call', name: 'goTo', args: { pos: tuple(spawn) }, description })
    return this.#steps.reply()
  }

  /** Plans a goal. @returns whether all of it can be planned */
  reach(goal: Predicate): boolean {
    const arrangement = arrangementOf(goal)
    if (arrangement === undefined) return this.#reachLeaf(goal as Leaf) || this.#miss(goal)
    if (goal.kind === 'under') return this.#reachUnder(goal)
    const { parts, need, rounds } = arrangement
    if (need === 'any') {
      const first = parts.find((part) => this.#hasWay(part))
      return first === undefined ? this.#miss(goal) : this.reach(first)
    }
    const all = Array.from({ length: rounds }, () => parts).flat()
    return all.map((part) => this.reach(part)).every(Boolean)
  }

  #reachUnder({ terms, of }: Extract<Predicate, { kind: 'under' }>): boolean {
    const outside = this.#terms
    this.#terms = [...outside, ...terms]
    const isReached = this.reach(of)
    this.#terms = outside
    return isReached
  }

  /** Plans the first way whose steps all succeed. */
  #reachLeaf(leaf: Leaf): boolean {
    const scene = { ...this.#steps.scene, terms: this.#terms }
    const isWild = this.#task.terrain !== undefined
    // Straight paths over the ground are those of flat arenas.
    const own = isWild && leaf.kind === 'offset' ? [] : BUILTIN_KINDS.of(leaf).ways(leaf, scene)
    const ways = isWild ? [...own, ...wildWays(leaf, scene)] : own
    for (const way of ways) {
      const steps = this.#withWay(way)
      if (steps === undefined) continue
      this.#steps = steps
      this.#planned.push(...way)
      return true
    }
    return false
  }

  /**
   * A copy of the plan with a way added; undefined if one of its steps fails. The plan itself is then free of the steps before
   * that one.
   */
  #withWay(way: Way): Steps | undefined {
    const copy = stepsFor(this.#facts)
    for (const step of this.#planned) copy.try(step)
    return way.every((step) => copy.try(step)) ? copy : undefined
  }

  #miss(goal: Predicate): false {
    this.unknown.push(goal)
    return false
  }

  /** Plans a goal on its own, without effect on this plan, to see whether a way is known. */
  #hasWay(goal: Predicate): boolean {
    const terms = this.#terms
    return (
      partsWithoutWay(this.#task, terms.length === 0 ? goal : { kind: 'under', terms, of: goal }).length === 0
    )
  }
}
