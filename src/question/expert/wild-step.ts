import type { PlanStep } from '../../game/obtaining/amounts.ts'
import type { ActionCall } from '../../task/action.ts'
import { craft } from '../../task/actions/craft.ts'
import { explore } from '../../task/actions/explore.ts'
import { mineBlock } from '../../task/actions/mine-block.ts'
import type { Surroundings } from '../../task/observation.ts'
import { goFor } from './wild-food.ts'
import { moreFurnaces, type StepSetting, smelting } from './wild-smelting.ts'

/** Distance within which a known block is dug at once (blocks; height counts double). */
const AT_HAND = 14

/** The action for a step of the plan. */
export function callFor({ recipe, times }: PlanStep, setting: StepSetting): ActionCall | undefined {
  const { item } = recipe.makes
  switch (recipe.kind) {
    case 'craft':
      return craft.call({ item, amount: times * recipe.makes.count })
    case 'smelt':
      return moreFurnaces(times, setting) ?? smelting(recipe.takes[0]?.item ?? '', times, setting)
    case 'dig': {
      const names = recipe.source?.blocks ?? []
      return isAtHand(names, setting.surroundings)
        ? mineBlock.call({ item, amount: Math.min(64, times * recipe.makes.count) })
        : explore.call({ item })
    }
    case 'kill': {
      const prey = setting.surroundings.known.find(({ name }) => name === recipe.source?.name)
      return prey === undefined ? explore.call({ item }) : goFor(prey)
    }
    default:
      return undefined
  }
}

export const isAtHand = (names: readonly string[], { known }: Surroundings, range = AT_HAND): boolean =>
  known.some(({ name, way }) => names.includes(name) && way <= range)
