import { blockOf } from '../geometry.ts'
import { enchantment, type ItemStack } from '../items/stack.ts'
import { attributeValue } from '../kernel/entities/attributes.ts'
import { effectLevel } from '../kernel/entities/effect-level.ts'
import type { Tracked } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { attackStrength } from '../player/attack-strength.ts'
import { extraDamage } from './enchanted-hit.ts'

/** Damage factor of a critical hit. */
const CRITICAL = 1.5
/** Share of a full swing above which a hit can be critical or sweep. */
const FULL_SWING = 0.9
/** Height of a fall above which a mace smashes, in blocks. */
const SMASH_FALL = 1.5
/** Share of armour pierced per level of Breach. */
const BREACH = 0.15

/** A player's hit. */
export interface Blow {
  /** Half hearts. */
  readonly damage: number
  /** Share of a full swing, 0 to 1. */
  readonly charge: number
  readonly isFull: boolean
  readonly isCritical: boolean
  /** Whether it is a blow with a falling mace. */
  readonly isSmash: boolean
  /** Share of the victim's armour that is ignored. */
  readonly breach: number
}

/** The blow that a player would deal now with the held item (vanilla Player.attack); an early swing does less damage. */
export function blowOf(game: Game, player: Player, target: Tracked): Blow {
  const weapon = player.held()
  const charge = attackStrength(game, player)
  const isFull = charge > FULL_SWING
  const isCritical = isFull && fallsFreely(game, player)
  const isSmash = weapon?.name === 'mace' && player.fallen > SMASH_FALL && !player.gliding
  const base =
    attributeValue(player, 'attack_damage') * (0.2 + charge * charge * 0.8) +
    (isSmash ? smashDamage(weapon, player.fallen) : 0)
  return {
    damage: base * (isCritical ? CRITICAL : 1) + extraDamage(weapon, target.kind) * charge,
    charge,
    isFull,
    isCritical,
    isSmash,
    breach: BREACH * enchantment(weapon, 'breach'),
  }
}

/** Damage that a mace gains from a fall (vanilla MaceItem.getAttackDamageBonus), in half hearts. */
function smashDamage(mace: ItemStack, fallen: number): number {
  const own = 4 * Math.min(fallen, 3) + 2 * Math.min(Math.max(0, fallen - 3), 5) + Math.max(0, fallen - 8)
  return own + 0.5 * enchantment(mace, 'density') * fallen
}

/** Whether a full hit is critical: the player is falling, not blinded and not sprinting. */
function fallsFreely(game: Game, player: Player): boolean {
  const { breaksFall } = game.blocks.of(game.level.get(blockOf(player.position)))
  const falls = player.fallen > 0 && !player.onGround && !player.sprinting && !breaksFall
  return falls && effectLevel(player, 'blindness') === 0
}
