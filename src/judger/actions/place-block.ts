import { blockToPlace } from '../../game/blocks/item-blocks.ts'
import { placeBlock as placeBlockSpec } from '../../task/actions/place-block.ts'
import { countItem } from '../bots/inventory.ts'
import { viewOf } from '../motion/scene-view.ts'
import { carryOutPlacement } from '../placing/carry-out-placement.ts'
import { lazily } from '../placing/lazily.ts'
import { atRest } from '../placing/overlay.ts'
import { planPlacement } from '../placing/plan-placement.ts'
import { defineAction } from './action.ts'

/**
 * Places the held item as a block in the wanted orientation: plans where to stand and what to click, walks there, and
 * verifies the resulting block.
 */
export const placeBlock = defineAction({
  ...placeBlockSpec,
  staysUp: true,
  run({ item, pos, state }, context) {
    const { bot, perch } = context
    const stillToFill = lazily(() => context.stillToFill?.(pos))
    const order = { pos, item, wanted: blockToPlace(item, state), stillToFill }
    const hands = () => ({ held: bot.heldItem?.name, count: (name: string) => countItem(bot, name) })
    const plan = () => planPlacement(atRest(viewOf(bot)), order, hands(), perch)
    return carryOutPlacement(context, order, plan)
  },
})
