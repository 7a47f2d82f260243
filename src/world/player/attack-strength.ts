import { attributeValue } from '../kernel/entities/attributes.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'

const TICKS_A_SECOND = 20

/** How far a player's swing has recovered, 0 to 1; blows are weaker below 1 (vanilla Player.getAttackStrengthScale). */
export function attackStrength(game: Game, player: Player): number {
  const swing = TICKS_A_SECOND / attributeValue(player, 'attack_speed')
  return Math.min(1, (game.ticks - player.recoversSince + 0.5) / swing)
}

/**
 * Starts the recovery: after every swing, whatever it hits, and when the main hand holds another kind of item (vanilla
 * ServerPlayer.swing, Player.attack, Player.tick).
 */
export function resetAttackStrength(game: Game, player: Player): void {
  player.recoversSince = game.ticks
}
