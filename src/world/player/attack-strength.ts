import { attributeValue } from '../kernel/entities/attributes.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'

const TICKS_A_SECOND = 20

/** How far a player's swing has recovered, 0 to 1; blows are weaker below 1 (vanilla Player.getAttackStrengthScale). */
export function attackStrength(game: Game, player: Player): number {
  const swing = TICKS_A_SECOND / attributeValue(player, 'attack_speed')
  return Math.min(1, (game.ticks - player.recoversSince + 0.5) / swing)
}

/** Any swing of an arm, at a mob, a block or nothing, has to be recovered from (vanilla ServerPlayer.swing, Player.attack). */
export function resetAttackStrength(game: Game, player: Player): void {
  player.recoversSince = game.ticks
}

/** So has a change to another kind of item in the main hand (vanilla Player.tick). */
export function noteMainHand(game: Game, player: Player): void {
  const id = player.held()?.id
  if (id === player.lastHeld) return
  player.lastHeld = id
  resetAttackStrength(game, player)
}
