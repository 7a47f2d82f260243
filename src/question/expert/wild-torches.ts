import { oreIn } from '../../game/blocks/kinds/ores.ts'
import { isPickaxe } from '../../game/items/kinds/tools.ts'
import type { PlanStep } from '../../game/obtaining/amounts.ts'
import { isDeep } from '../../game/obtaining/provisions.ts'
import type { ActionCall } from '../../task/action.ts'
import { craft } from '../../task/actions/craft.ts'
import { mineBlock } from '../../task/actions/mine-block.ts'
import type { Surroundings } from '../../task/observation.ts'

/** Below this many torches, more are made, this many at a time: enough for 160 blocks of tunnel. */
const FEW = 1
const TORCHES = 8
/** Coal and sticks for one batch of torches, and the sticks that are kept for pickaxes. */
const COALS = 2
const STICKS = 2
const KEPT_STICKS = 4
/** Distance within which coal for them is dug (blocks); agents do not search for it. */
const COAL_RANGE = 5

/** Crafts torches before deep mining, from carried or nearby materials. */
export function torchesFor(
  next: PlanStep | undefined,
  have: ReadonlyMap<string, number>,
  { known }: Surroundings,
): ActionCall | undefined {
  const carried = (item: string) => have.get(item) ?? 0
  if (next === undefined || !isDeep(next.recipe) || carried('torch') >= FEW) return undefined
  if (carried('stick') < STICKS + KEPT_STICKS) return undefined
  const coals = Math.max(carried('coal'), carried('charcoal'))
  if (coals >= COALS) return craft.call({ item: 'torch', amount: TORCHES })
  const isNear = known.some(({ name, way }) => oreIn(name) === 'coal' && way <= COAL_RANGE)
  const hasPickaxe = [...have].some(([item, count]) => count > 0 && isPickaxe(item))
  return isNear && hasPickaxe ? mineBlock.call({ item: 'coal', amount: COALS - carried('coal') }) : undefined
}
