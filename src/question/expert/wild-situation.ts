import { countByItem, type ItemCount } from '../../game/item-counts.ts'
import { smelted } from '../../game/items/smelting.ts'
import type { PlanStep } from '../../game/obtaining/amounts.ts'
import { cheapestPlan, type ObtainingPlan } from '../../game/obtaining/cheapest-plan.ts'
import { playerCosts } from '../../game/obtaining/player-costs.ts'
import { wildGraphOf } from '../../game/obtaining/wild.ts'
import type { ActionCall } from '../../task/action.ts'
import { craft } from '../../task/actions/craft.ts'
import { mineBlock } from '../../task/actions/mine-block.ts'
import { smelt } from '../../task/actions/smelt.ts'
import type { Surroundings } from '../../task/observation.ts'
import type { ActFacts } from '../kinds/act.ts'
import { isAtHand } from './wild-step.ts'

/**
 * The basis of a wild agent's decisions: its knowledge, and the cheapest plan for its goal, made when a rule
 * asks for it.
 */
export class WildSituation {
  readonly facts: ActFacts
  readonly surroundings: Surroundings
  readonly wanted: ItemCount
  readonly have: ReadonlyMap<string, number>
  #aim: { readonly plan: ObtainingPlan | undefined } | undefined

  constructor(facts: ActFacts, surroundings: Surroundings, wanted: ItemCount) {
    this.facts = facts
    this.surroundings = surroundings
    this.wanted = wanted
    this.have = countByItem(facts.observation.inventory)
  }

  /** The plan for the required items, in addition to those already carried. */
  get aim(): ObtainingPlan | undefined {
    this.#aim ??= { plan: this.aimWith(this.have) }
    return this.#aim.plan
  }

  /** The same with other items in its hands. */
  aimWith(carried: ReadonlyMap<string, number>): ObtainingPlan | undefined {
    const { item, count } = this.wanted
    return this.planFor([{ item, count: count + (carried.get(item) ?? 0) }], carried)
  }

  planFor(
    goal: readonly ItemCount[],
    carried: ReadonlyMap<string, number> = this.have,
  ): ObtainingPlan | undefined {
    const { surroundings } = this
    return cheapestPlan(wildGraphOf(this.facts.gameVersion), {
      goal,
      have: carried,
      usesLeft: countByItem(surroundings.uses),
      near: new Set(surroundings.stations),
      costs: playerCosts(surroundings),
    })
  }

  /** The steps of the plan whose source is not within reach. */
  get sought(): readonly PlanStep[] {
    const steps = this.aim?.steps ?? []
    return steps.filter(({ recipe }) => !isAtHand(recipe.source?.blocks ?? [], this.surroundings))
  }

  /** How many times an action has been refused. */
  refusalsOf(action: ActionCall): number {
    const text = JSON.stringify(action)
    return this.facts.history.filter((one) => !one.result.ok && JSON.stringify(one.action) === text).length
  }
}

export const costOf = (plan: ObtainingPlan | undefined): number => plan?.cost ?? Number.POSITIVE_INFINITY

/** The item that a call is for, and how many of it. */
export function wantedBy(call: ActionCall, version: string): ItemCount | undefined {
  const made = craft.read(call)
  if (made !== undefined) return { item: made.item, count: made.amount }
  const mined = mineBlock.read(call)
  if (mined?.item !== undefined) return { item: mined.item, count: mined.amount ?? 1 }
  const melted = smelt.read(call)
  const product = melted === undefined ? undefined : smelted(melted.item, version)
  return melted === undefined || product === undefined ? undefined : { item: product, count: melted.amount }
}
