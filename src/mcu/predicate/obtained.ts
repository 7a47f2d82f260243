import { recipesFor } from '../../game/items/recipes.ts'
import { checkAny, type GoalFinding, type GoalScene } from '../verify/goal-scene.ts'
import type { Way } from './way.ts'

interface Wanted {
  readonly of: readonly string[]
  readonly count: number
}

/** Ways to obtain items: by each name that is no pattern. */
export const obtainingWays = ({ of, count }: Wanted): Way[] =>
  of.map((item) => [{ do: 'obtain', item, count }])

/** Items that a scene must have, or all that they are made of. */
export const checkObtainable = ({ of, count }: Wanted, { supplies, version }: GoalScene): GoalFinding[] =>
  checkAny(of, (item) => {
    const lacks = supplies.take(item, count)
    const [first] = lacks
    const isMade = recipesFor(item, version).length > 0
    return first !== undefined && !isMade ? [{ ...first, type: 'target_absent' }] : lacks
  })
