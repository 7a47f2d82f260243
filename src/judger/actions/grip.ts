import { InvariantError } from '../../core/errors.ts'
import { toolsUnder } from '../../game/rules/rule-book.ts'
import type { Grip } from '../../task/actions/hands.ts'
import type { Bot } from '../client/bot.ts'
import { aimAt } from '../motion/aim.ts'
import { bestTool } from '../motion/best-tool.ts'
import { dig } from '../motion/dig.ts'
import { AIM_HEIGHT } from '../motion/throwing-place.ts'
import { type ActionContext, fail } from './action.ts'
import { withContainer } from './container.ts'
import { blockIn, entityOf } from './senses.ts'

/** The game's numeric id of an item. */
const typeOf = (bot: Bot, item: string): number => {
  const type = bot.registry.itemsByName[item]?.id
  if (type === undefined) throw new InvariantError(`Minecraft ${bot.version} has no item "${item}".`)
  return type
}

/** Individual hand movements of an agent. */
export function gripOf(context: ActionContext): Grip {
  const { bot, perch, rules } = context
  const harvestersOf = (block: string) => toolsUnder({ gameVersion: bot.version, rules }, block)
  return {
    async hold(item) {
      const stack = bot.inventory.items().find(({ name }) => name === item)
      if (stack !== undefined) await bot.equip(stack, 'hand')
    },
    async emptyHand() {
      if (bot.heldItem === null) return undefined
      try {
        await bot.unequip('hand')
      } catch (error) {
        return fail('no_effect', `could not empty the hand: ${(error as Error).message}`)
      }
      return bot.heldItem === null
        ? undefined
        : fail('no_effect', `I hold ${(bot.heldItem as { name: string }).name}`)
    },
    async holdToolFor(cell) {
      const block = blockIn(bot, cell)
      const tool = block === null ? null : bestTool(bot, block, harvestersOf(block.name))
      try {
        if (tool !== null) await bot.equip(tool.type, 'hand')
      } catch (error) {
        return fail('no_effect', `could not take the ${tool?.name}: ${(error as Error).message}`)
      }
      return undefined
    },
    aimAt: (point) => aimAt(context, point),
    aimToThrow: ({ position: { x, y, z } }) => aimAt(context, { x, y: y + AIM_HEIGHT, z }),
    hit: (entity) => bot.attack(entityOf(entity)),
    useOnEntity: (entity) => bot.activateEntity(entityOf(entity)),
    async useOnBlock(cell) {
      const block = blockIn(bot, cell)
      if (block !== null) await bot.activateBlock(block)
    },
    hasWindow: () => bot.currentWindow !== null,
    closeWindow() {
      if (bot.currentWindow !== null) bot.closeWindow(bot.currentWindow)
    },
    toss: (item, amount) => bot.toss(typeOf(bot, item), null, amount),
    async dig(cell) {
      const dirt = perch.scaffolding.at(cell)
      const issue = await dig(context, cell)
      if (issue === undefined) perch.scaffolding.taken(dirt)
      return issue
    },
    withContainer: (cell, work) => withContainer(context, cell, work),
  }
}
