import { countByItem, type ItemCount, totals } from '../../game/item-counts.ts'
import { isNamePattern } from '../../game/names.ts'
import { cheapestPlan } from '../../game/obtaining/cheapest-plan.ts'
import { playerCosts } from '../../game/obtaining/player-costs.ts'
import type { Recipe, RecipeKind } from '../../game/obtaining/recipe.ts'
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
      case 'collect':
        return this.#want(this.#beyond(step), isPickedUp)
      case 'make':
        // Carried items were not made.
        return this.#want(this.#beyond(step))
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

  /** A number of items beyond those that the team carries. */
  #beyond({ item, count }: ItemCount): ItemCount {
    return { item, count: count + (this.#have.get(item) ?? 0) }
  }

  /** @param suits whether the recipe for the item is acceptable */
  #want(wanted: ItemCount, suits: (recipe: Recipe) => boolean = () => true): boolean {
    const { task, scene } = this.#facts
    if (isNamePattern(wanted.item)) return false
    const goal = totals([...this.#wanted, wanted])
    const costs = playerCosts({ known: scene.known ?? [] })
    const plan = cheapestPlan(wildGraphOf(task.gameVersion), { goal, have: this.#have, costs })
    const made = plan?.steps.filter(({ recipe }) => recipe.makes.item === wanted.item)
    if (made?.every(({ recipe }) => suits(recipe)) !== true) return false
    this.#wanted.push(wanted)
    return true
  }
}

/** Kinds of recipes whose product falls to the ground. */
const DROPPING: readonly RecipeKind[] = ['dig', 'kill', 'shear', 'silk touch', 'fish', 'barter']

const isPickedUp = ({ kind }: Recipe): boolean => DROPPING.includes(kind)

function dig(step: Extract<Step, { do: 'dig' }>): Call {
  const cells = step.blocks.map(({ position }) => position)
  return digCall(step, cells, `mine ${cells.length} ${step.blocks[0]?.block.name ?? 'blocks'} of the set-up`)
}
