import { countByItem, type ItemCount, totals } from '../../game/item-counts.ts'
import { isNamePattern } from '../../game/names.ts'
import { cheapestPlan } from '../../game/obtaining/cheapest-plan.ts'
import { playerCosts } from '../../game/obtaining/player-costs.ts'
import { wildGraphOf } from '../../game/obtaining/wild.ts'
import type { PlanScene, Step } from '../../mcu/predicate/way.ts'
import { NodeList } from '../../question/expert/functions.ts'
import type { decompose } from '../../question/kinds/decompose.ts'
import type { ReplyOf } from '../../question/question.ts'
import { addWildPlan } from '../gathering/decompose-wild.ts'
import { asGathering } from './as-gathering.ts'
import { digCall } from './dig-call.ts'
import { equippedScene, planSceneOf } from './plan-scene.ts'
import type { OpenFacts, Steps } from './steps.ts'

type Call = Extract<Step, { do: 'call' }>

/**
 * Turns steps into subtasks in terrain. Items are obtained first, all by one plan like that of gathering in the
 * wild, so that tools and searches serve every part of a goal; the deeds that use them follow in order.
 */
export class WildSteps implements Steps {
  readonly scene: PlanScene
  readonly #facts: OpenFacts
  readonly #have: ReadonlyMap<string, number>
  readonly #wanted: ItemCount[] = []
  readonly #calls: Call[] = []

  constructor(facts: OpenFacts) {
    const scene = equippedScene(facts)
    this.#facts = { ...facts, scene }
    this.#have = countByItem(scene.agents.flatMap(({ items }) => items ?? []))
    this.scene = planSceneOf(facts.task)
  }

  reply(): ReplyOf<typeof decompose> {
    const { task, scene } = this.#facts
    const list = new NodeList()
    if (this.#wanted.length > 0) {
      const gathering = { obtain: totals(this.#wanted), animals: [] }
      addWildPlan(list, { ...asGathering(task), gathering }, scene)
    }
    for (const { name, args, description } of this.#calls) list.add(name, args, description)
    return { functions: list.functions(), nodes: list.nodes }
  }

  try(step: Step): boolean {
    switch (step.do) {
      case 'obtain':
        return this.#want({ item: step.item, count: step.count })
      case 'make':
        // Carried items were not made.
        return this.#want({ item: step.item, count: step.count + (this.#have.get(step.item) ?? 0) })
      case 'dig':
        this.#calls.push(dig(step))
        return true
      case 'call':
        this.#calls.push(step)
        return true
      default:
        return false
    }
  }

  #want(wanted: ItemCount): boolean {
    const { task, scene } = this.#facts
    if (isNamePattern(wanted.item)) return false
    const goal = totals([...this.#wanted, wanted])
    const costs = playerCosts({ known: scene.known ?? [] })
    const plan = cheapestPlan(wildGraphOf(task.gameVersion), { goal, have: this.#have, costs })
    if (plan === undefined) return false
    this.#wanted.push(wanted)
    return true
  }
}

function dig(step: Extract<Step, { do: 'dig' }>): Call {
  const cells = step.blocks.map(({ position }) => position)
  return digCall(step, cells, `mine ${cells.length} ${step.blocks[0]?.block.name ?? 'blocks'} of the set-up`)
}
