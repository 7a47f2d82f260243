import { setOwnSpeed } from '../../judger/client/own-speed.ts'
import { isRiding } from '../aim/crosshair.ts'
import type { Player } from './player.ts'

/** Two presses of the forward key within this time begin a sprint (ticks). */
const DOUBLE_TAP = 7
/** Players with this much food or less cannot sprint. */
const TOO_HUNGRY = 6
/** Share of the walking speed while an item is in use (vanilla `LocalPlayer.aiStep`). */
const SPEED_WHILE_USING = 0.2
/** Slot of the chestplate in the player's own inventory. */
const CHEST_SLOT = 6

const WALKING_KEYS = ['forward', 'back', 'left', 'right', 'jump', 'sneak'] as const

/** Handles the keys that move the body: walking, jumping, sneaking, sprinting, and opening wings. */
export class Walking {
  #lastTap = Number.NEGATIVE_INFINITY
  #isSprinting = false

  /** Releases all keys, for example when a screen opens. */
  stop({ bot }: Player): void {
    this.#isSprinting = false
    bot.setControlState('sprint', false)
    for (const key of WALKING_KEYS) bot.setControlState(key, false)
  }

  /** @param isUsing whether an item is in use, which slows the body and ends a sprint */
  tick(player: Player, isUsing: boolean): void {
    const { bot, keys } = player
    if (isRiding(bot)) {
      this.stop(player)
      return
    }
    this.#sprint(player, isUsing)
    setOwnSpeed(bot, isUsing ? SPEED_WHILE_USING : 1)
    if (keys.wentDown('jump')) glide(player)
    for (const key of WALKING_KEYS) bot.setControlState(key, keys.acts(key))
    bot.setControlState('sprint', this.#isSprinting)
  }

  #sprint({ bot, keys, tick }: Player, isUsing: boolean): void {
    const may = bot.food > TOO_HUNGRY && !isUsing && !keys.acts('sneak')
    if (keys.wentDown('forward')) {
      if (tick - this.#lastTap <= DOUBLE_TAP && may) this.#isSprinting = true
      this.#lastTap = tick
    }
    if (keys.acts('forward') && keys.acts('sprint') && may) this.#isSprinting = true
    const isBlocked = bot.entity.isCollidedHorizontally && !keys.acts('sprint')
    if (!keys.acts('forward') || bot.food <= TOO_HUNGRY || isUsing || isBlocked) this.#isSprinting = false
  }
}

/** A press of the jump key in the air opens wings. */
function glide({ bot, send }: Player): void {
  const wears = bot.inventory.slots[CHEST_SLOT]?.name === 'elytra'
  if (wears && !bot.entity.onGround && !bot.entity.isInWater && !bot.entity.elytraFlying) send.startGliding()
}
