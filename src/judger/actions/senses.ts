import { Vec3 } from 'vec3'
import type { Position } from '../../core/position.ts'
import { ripeAge } from '../../game/blocks/mining.ts'
import { wildRecipesFor } from '../../game/obtaining/wild.ts'
import { cropFood, isDugOtherwise, toolsUnder } from '../../game/rules/rule-book.ts'
import type { Senses } from '../../task/actions/hands.ts'
import type { SeenBlock, SeenEntity } from '../../task/actions/seen.ts'
import { carriedStacks, countItem, summarize } from '../bots/inventory.ts'
import type { Block, Bot, Entity } from '../client/bot.ts'
import { blocksNear } from '../motion/blocks-near.ts'
import { countGains, itemsAround } from '../motion/pick-up.ts'
import { standsOn } from '../motion/pillar.ts'
import { feetOf } from '../skills/dig-cells.ts'
import type { ActionContext } from './action.ts'

/** The block in a cell according to the client. */
export const blockIn = (bot: Bot, { x, y, z }: Position): Block | null => bot.blockAt(new Vec3(x, y, z))

/** The client's entity that belongs to an action's view of it. */
export const entityOf = (entity: SeenEntity): Entity => entity as Entity

/** Data that an agent's client has. */
export function sensesOf(context: ActionContext): Senses {
  const { bot, memory, perch } = context
  return {
    agent: bot.username,
    position() {
      const { x, y, z } = bot.entity.position
      return { x, y, z }
    },
    feet: () => feetOf(bot),
    vitals: () => ({ food: bot.food, health: bot.health }),
    held: () => bot.heldItem?.name,
    items: () => summarize(carriedStacks(bot)),
    count: (item) => countItem(bot, item),
    isInTheWild: (item) => wildRecipesFor(item, bot.version).length > 0,
    isItem: (name) => bot.registry.itemsByName[name] !== undefined,
    isUp: () => perch.isUp,
    isAsleep: () => bot.isSleeping,
    blockAt(cell) {
      const block = blockIn(bot, cell)
      return block === null ? undefined : seen(block, context)
    },
    blocksNear: (wanted) => blocksNear(bot, wanted),
    entities: () => Object.values(bot.entities).filter((entity) => entity !== bot.entity),
    droppedItem: (entity) => entityOf(entity).getDroppedItem()?.name,
    looksOf: (entity) => JSON.stringify(entityOf(entity).metadata),
    itemsAround: (place) => itemsAround(bot, place).map(({ id }) => id),
    riderOn: (cell) => standsOn(bot, cell) ?? perch.scaffolding.ownerOf(cell),
    digging(cell) {
      const block = blockIn(bot, cell)
      if (block === null) return { harvests: false, ms: Number.POSITIVE_INFINITY }
      return { harvests: harvests(block, context), ms: bot.digTime(block) }
    },
    countGains: () => countGains(context),
    isTaken: (target) => memory.isTaken(bot.username, target),
    engage: (...targets) => memory.engage(bot.username, ...targets),
    ...watchesOf(bot),
  }
}

/** Whether the held item makes a block drop something. */
function harvests(block: Block, { bot, rules }: ActionContext): boolean {
  if (!isDugOtherwise(rules, block.name)) return block.canHarvest(bot.heldItem?.type ?? null)
  const tools = toolsUnder({ gameVersion: bot.version, rules }, block.name)
  return tools.length === 0 || tools.includes(bot.heldItem?.name ?? '')
}

const seen = (block: Block, { rules }: Pick<ActionContext, 'rules'>): SeenBlock => ({
  name: block.name,
  get properties() {
    return block.getProperties()
  },
  stateId: block.stateId,
  isDiggable: block.diggable,
  dropsNothing: block.drops?.length === 0 && !isDugOtherwise(rules, block.name),
  food: ripeAge(block.name) === undefined ? undefined : cropFood(rules, block.name),
})

function watchesOf(bot: Bot): Pick<Senses, 'onPickedUp' | 'onFate' | 'onBlockChanged'> {
  return {
    onPickedUp({ id }, listener) {
      const onCollect = (collector: Entity, collected: Entity) => {
        const stack = collector.id === id ? collected.getDroppedItem() : undefined
        if (stack != null) listener({ item: stack.name, count: stack.count })
      }
      bot.on('playerCollect', onCollect)
      return () => bot.off('playerCollect', onCollect)
    },
    onFate({ id }, { hurt, gone }) {
      const onHurt = (entity: Entity) => {
        if (entity.id === id) hurt()
      }
      const onGone = (entity: Entity) => {
        if (entity.id === id) gone()
      }
      bot.on('entityHurt', onHurt)
      bot.on('entityDead', onGone)
      bot.on('entityGone', onGone)
      return () => {
        bot.off('entityHurt', onHurt)
        bot.off('entityDead', onGone)
        bot.off('entityGone', onGone)
      }
    },
    onBlockChanged(listener) {
      bot.on('blockUpdate', listener)
      return () => bot.off('blockUpdate', listener)
    },
  }
}
