import { FULL_FOOD } from '../../game/bodies.ts'
import { answersClick } from '../../game/clicks/block-click.ts'
import { answersEntityClick } from '../../game/clicks/entity-click.ts'
import { endsOnBlock, useTicks } from '../../game/clicks/item-click.ts'
import type { Hand } from '../../judger/client/input-packets.ts'
import type { Aim, BlockAim, EntityAim } from '../aim/crosshair.ts'
import { itemIn, type Player } from './player.ts'

/** Ticks between uses while the button is held. */
const BETWEEN_USES = 4
const HANDS: readonly Hand[] = [0, 1]
const TOP = 1
const BOTTOM = 0

/** An item that takes time to use: food, a bow that is drawn, a shield that is up. */
interface ItemInUse {
  readonly hand: Hand
  readonly item: string
  /** The tick at which its use ends automatically. */
  readonly until: number
}

/**
 * The use button in the world (vanilla `Minecraft.startUseItem`): the entity or block under the crosshair is tried first, then
 * the item in the main hand, then the off hand. While held, it acts every four ticks; an item stays in use until it is finished
 * or the button is released.
 */
export class Using {
  #rest = 0
  #inUse: ItemInUse | undefined

  /** The item that is in use now. */
  get inUse(): { readonly hand: Hand; readonly item: string } | undefined {
    return this.#inUse
  }

  /** Ends the current use, e.g. when a screen opens. */
  stop(player: Player): void {
    this.#release(player)
  }

  tick(player: Player): void {
    const { keys } = player
    if (this.#rest > 0) this.#rest--
    if (!keys.acts('use')) {
      this.#release(player)
      return
    }
    this.#endIfOver(player)
    if (this.#inUse !== undefined) return
    if (keys.wentDown('use') || this.#rest === 0) this.#use(player)
  }

  /** The use ends when its time is up or the hand holds something else. */
  #endIfOver({ bot, tick }: Player): void {
    const use = this.#inUse
    if (use !== undefined && (tick >= use.until || itemIn(bot, use.hand) !== use.item))
      this.#inUse = undefined
  }

  #use(player: Player): void {
    this.#rest = BETWEEN_USES
    const aim = player.aim()
    HANDS.some((hand) => this.#useHand(player, aim, hand))
  }

  /** Uses the item in one hand; true if the other hand should not be tried. */
  #useHand(player: Player, aim: Aim, hand: Hand): boolean {
    if (aim.on === 'entity' && useOnEntity(player, aim, hand)) return true
    if (aim.on === 'block' && useOnBlock(player, aim, hand)) return true
    const item = itemIn(player.bot, hand)
    if (item === undefined) return false
    return this.#useInAir(player, hand, item)
  }

  #useInAir(player: Player, hand: Hand, item: string): boolean {
    const { bot, send, tick } = player
    send.useItem(hand)
    const version = bot.version
    const ticks = useTicks(item, { food: bot.food ?? FULL_FOOD, carried: carriedBy(player), version })
    if (ticks > 0) this.#inUse = { hand, item, until: tick + ticks }
    return ticks > 0
  }

  #release(player: Player): void {
    if (this.#inUse === undefined) return
    player.send.releaseItem()
    this.#inUse = undefined
  }
}

function carriedBy({ contents }: Player): ReadonlySet<string> {
  return new Set(contents.inventory.flatMap((item) => (item === null ? [] : [item.name])))
}

function useOnEntity({ bot, send }: Player, { entity, point }: EntityAim, hand: Hand): boolean {
  const held = itemIn(bot, hand)
  send.useEntity(entity.id, point, hand)
  const isSneaking = bot.getControlState('sneak')
  const isAnswered = answersEntityClick({ entity: entity.name ?? '', held, isSneaking })
  if (isAnswered) send.swing(hand)
  return isAnswered
}

function useOnBlock({ bot, send }: Player, aim: BlockAim, hand: Hand): boolean {
  const { block, position, face, cursor } = aim
  const held = itemIn(bot, hand)
  send.useOnBlock({ position, face, cursor }, hand)
  const isBypassed =
    bot.getControlState('sneak') && (itemIn(bot, 0) !== undefined || itemIn(bot, 1) !== undefined)
  const isHungry = (bot.food ?? FULL_FOOD) < FULL_FOOD
  const isAnswered = !isBypassed && answersClick({ block, held, isHungry })
  const click = { block: block.name, isTop: face === TOP, isBottom: face === BOTTOM, version: bot.version }
  const ends = isAnswered || (held !== undefined && endsOnBlock({ ...click, item: held }))
  if (ends) send.swing(hand)
  return ends
}
