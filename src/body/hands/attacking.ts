import { TICK_MS } from '../../core/clock.ts'
import { type Position, sameCell } from '../../core/position.ts'
import type { BlockAim } from '../aim/crosshair.ts'
import { itemIn, type Player } from './player.ts'

/** Ticks between breaking a block and the first hit on the next one. */
const REST_AFTER_BLOCK = 5
/** Ticks for which a hit into the air blocks the button. */
const REST_AFTER_MISS = 10
/** A block is broken at this progress; less than 1 because of rounding. */
const DONE = 1 - 1e-6
const AIR = 0

/** A block that is being dug. */
interface Digging {
  readonly position: Position
  readonly face: number
  /** The tool at the start of digging; changing the tool restarts the digging. */
  readonly tool: string | undefined
  /** Progress and its gain per tick; the block breaks at 1. */
  progress: number
  readonly perTick: number
}

/**
 * The attack button in the world (vanilla `Minecraft.startAttack`, `continueAttack` and `MultiPlayerGameMode`). A press hits an
 * entity or starts on a block; holding it digs whichever block is under the crosshair.
 */
export class Attacking {
  #digging: Digging | undefined
  #restAfterBlock = 0
  #restAfterMiss = 0

  /** The block being dug and the progress on it (0–1), for pictures. */
  get progress(): { readonly position: Position; readonly progress: number } | undefined {
    return this.#digging
  }

  /** Stops digging, e.g. when a screen opens. */
  stop(player: Player): void {
    this.#abort(player)
    this.#restAfterMiss = 0
  }

  /** @param isUsing whether an item is in use, which the attack button does not interrupt */
  tick(player: Player, isUsing: boolean): void {
    const { keys } = player
    if (this.#restAfterMiss > 0) this.#restAfterMiss--
    if (keys.wentDown('attack') && this.#restAfterMiss === 0 && !isUsing) this.#press(player)
    if (!keys.acts('attack')) this.#restAfterMiss = 0
    if (this.#restAfterMiss > 0 || isUsing) return
    const aim = keys.acts('attack') ? player.aim() : undefined
    if (aim?.on === 'block') this.#dig(player, aim)
    else this.#abort(player)
  }

  #press(player: Player): void {
    const aim = player.aim()
    if (aim.on === 'entity') player.send.attack(aim.entity.id)
    else if (aim.on === 'block') {
      if (this.#diggingAt(player, aim) === undefined) this.#start(player, aim)
    } else this.#restAfterMiss = REST_AFTER_MISS
    player.send.swing()
  }

  #dig(player: Player, aim: BlockAim): void {
    const { x, y, z } = aim.position
    // broken by the press in the same tick
    if (player.bot.extras.cells.stateAt(x, y, z) === AIR) return
    if (this.#restAfterBlock > 0) {
      this.#restAfterBlock--
      return
    }
    player.send.swing()
    const digging = this.#diggingAt(player, aim)
    if (digging === undefined) {
      this.#start(player, aim)
      return
    }
    digging.progress += digging.perTick
    if (digging.progress < DONE) return
    player.send.finishDigging(digging.position, digging.face)
    this.#remove(player, digging.position)
    this.#digging = undefined
    this.#restAfterBlock = REST_AFTER_BLOCK
  }

  /** The digging in progress, if it concerns this block and the held tool. */
  #diggingAt({ bot }: Player, { position }: BlockAim): Digging | undefined {
    const digging = this.#digging
    if (digging === undefined || !sameCell(digging.position, position)) return undefined
    return digging.tool === itemIn(bot, 0) ? digging : undefined
  }

  #start(player: Player, { position, face }: BlockAim): void {
    const { bot, send } = player
    this.#abort(player)
    const perTick = progressPerTick(player, position)
    send.startDigging(position, face)
    if (perTick >= 1) {
      this.#remove(player, position)
      if (bot.game.gameMode === 'creative') this.#restAfterBlock = REST_AFTER_BLOCK
    } else this.#digging = { position, face, tool: itemIn(bot, 0), progress: 0, perTick }
  }

  /** The client shows a broken block as air before the server confirms it. */
  #remove({ bot }: Player, position: Position): void {
    bot.world.setBlockStateId(position, AIR)
  }

  #abort({ send }: Player): void {
    if (this.#digging === undefined) return
    send.abortDigging(this.#digging.position, this.#digging.face)
    this.#digging = undefined
  }
}

/** The share of a block that the held tool breaks per tick; at 1 or more the block breaks at once. */
function progressPerTick({ bot }: Player, { x, y, z }: Position): number {
  const block = bot.blockAt(bot.entity.position.clone().set(x, y, z))
  const ms = block === null ? Number.POSITIVE_INFINITY : bot.digTime(block)
  if (!Number.isFinite(ms)) return 0
  return ms <= 0 ? 1 : TICK_MS / ms
}
