import { wildRecipesFor } from '../../game/obtaining/wild.ts'
import { done } from '../../task/action.ts'
import type { Handiwork } from '../../task/actions/hands.ts'
import { countItem } from '../bots/inventory.ts'
import type { Block } from '../client/bot.ts'
import { carryOutPlacement } from '../placing/carry-out-placement.ts'
import { lazily } from '../placing/lazily.ts'
import { atRest } from '../placing/overlay.ts'
import { pickUpHigh } from '../placing/pick-up-high.ts'
import { planPlacement } from '../placing/plan-placement.ts'
import { collect } from '../skills/collect.ts'
import { digIn } from '../skills/cover.ts'
import { feetOf, spareBlocks } from '../skills/dig-cells.ts'
import { explore, soughtOf } from '../skills/explore.ts'
import { fetchLost } from '../skills/fetch-lost.ts'
import { takeAlong } from '../skills/put-down.ts'
import { roam } from '../skills/roam.ts'
import { isUnderground } from '../skills/surface.ts'
import { eat, wallIn } from '../skills/survive.ts'
import type { ActionContext } from './action.ts'
import { cook } from './cook.ts'
import { craftingOf } from './crafting.ts'
import { carriesAny, findStations, stationsBeside, withStation } from './station.ts'

/** Number of blocks that is enough for a shelter almost anywhere. */
const WALL_BLOCKS = 6

/** Work of an agent that consists of many movements. */
export function handiworkOf(context: ActionContext): Handiwork {
  const { bot, memory } = context
  return {
    pickUp: (place, options) => pickUpHigh(context, place, options),
    place: ({ item, cell, wanted }) => {
      const stillToFill = lazily(() => context.stillToFill?.(cell))
      const order = { pos: cell, item, wanted, stillToFill }
      const carried = () => ({ held: bot.heldItem?.name, count: (name: string) => countItem(bot, name) })
      const plan = () => planPlacement(atRest(context.view), order, carried(), context.perch)
      return carryOutPlacement(context, order, plan)
    },
    eat: (item) => eat(context, item),
    sleepIn: (bed) => bot.sleep(bed as Block),
    hasStation: (names) => findStations(bot, names).length > 0 || carriesAny(bot, names),
    atStation: (names, work) => withStation(context, names, work),
    ...craftingOf(context),
    cook: async (oven, dish) => {
      const ovens = [oven as Block, ...(await stationsBeside(context, oven as Block, dish.amount - 1))]
      memory.engage(bot.username, ...ovens.map(({ position }) => position))
      if (isUnderground(bot)) await wallIn(context)
      return cook(context, ovens, dish)
    },
    async takeCover() {
      if (isUnderground(bot) && spareBlocks(bot) < WALL_BLOCKS) await digIn(context)
    },
    collect: ({ item, amount, until }) =>
      collect(
        { ...context, until },
        soughtOf(wildRecipesFor(item, bot.version).map(({ source }) => source)),
        { item, amount },
      ),
    async explore({ item, until }) {
      const result = await explore(
        { ...context, until },
        soughtOf(wildRecipesFor(item, bot.version).map(({ source }) => source)),
      )
      if (!result.ok) return result
      const { block, x, y, z } = result.found
      return done({ block, position: { x, y, z } })
    },
    async roam({ target, until }) {
      const failure = await roam({ ...context, until }, target)
      return failure ?? done({ position: feetOf(bot) })
    },
    lookAround: () => context.openEyes().look(),
    takeAlong: () => takeAlong(context),
    fetchLost: () => fetchLost(context),
  }
}
