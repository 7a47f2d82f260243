import { enchantment } from '../items/stack.ts'
import { Body } from '../kernel/entities/body.ts'
import type { Damage } from '../kernel/entities/damage.ts'
import { effectLevel } from '../kernel/entities/effect-level.ts'
import type { Tracked } from '../kernel/entities/entity.ts'
import { wornBy } from '../kernel/entities/protection.ts'
import type { Game } from '../kernel/game.ts'
import { Player } from '../kernel/player/player.ts'
import { wearBodyPiece, wearPiece } from '../kernel/player/wear.ts'
import { hurt } from '../player/health.ts'

/** Chance per level that Thorns on a piece of armour hurts the attacker, and the damage (half hearts). */
const PRICKS = 0.15
const PRICK = { low: 1, high: 4 } as const
/** Durability that each such hit costs the piece of armour. */
const PRICK_WEAR = 2
/** Chance that damage to an infested body spawns silverfish, and their maximum number. */
const INFESTS = 0.1
const MOST_SILVERFISH = 2

/** Consequences of damage to an entity: Thorns on its armour hurts the attacker, and silverfish come out of an infested one. */
export function afterDamage(game: Game, victim: Tracked, { cause, from }: Damage): void {
  if (!(victim instanceof Player || victim instanceof Body)) return
  if (from?.by && cause !== 'thorns') prick(game, victim, from.by)
  if (effectLevel(victim, 'infested') > 0 && game.mobChance.next() < INFESTS)
    for (let left = game.mobChance.between(1, MOST_SILVERFISH); left > 0; left--)
      game.summon('silverfish', victim.position)
}

/** Each piece of armour with thorns may hurt the attacker (vanilla ThornsEnchantment). */
function prick(game: Game, victim: Player | Body, attacker: Tracked): void {
  for (const [place, piece] of wornBy(victim).entries()) {
    const level = enchantment(piece, 'thorns')
    if (level === 0 || game.mobChance.next() >= PRICKS * level) continue
    if (victim instanceof Player) wearPiece(victim, place, PRICK_WEAR)
    else wearBodyPiece(victim, place, PRICK_WEAR, game.mobChance)
    const amount = level > 10 ? level - 10 : game.mobChance.between(PRICK.low, PRICK.high)
    const damage: Damage = { amount, cause: 'thorns', from: { position: victim.position, by: victim } }
    if (attacker instanceof Player || attacker instanceof Body) hurt(game, attacker, damage)
  }
}
