import { type Blow, blowOf } from '../combat/blow.ts'
import { afterHit } from '../combat/enchanted-hit.ts'
import { afterSmash } from '../combat/smash.ts'
import { sweep, sweeps } from '../combat/sweep.ts'
import { distance } from '../geometry.ts'
import { useHeldOnBody } from '../hand/index.ts'
import { attackWear } from '../items/gear.ts'
import { enchantment } from '../items/stack.ts'
import { Body } from '../kernel/entities/body.ts'
import type { Damage } from '../kernel/entities/damage.ts'
import { Entity, type Tracked } from '../kernel/entities/entity.ts'
import { usable } from '../kernel/entities/usable.ts'
import type { Game } from '../kernel/game.ts'
import { Player } from '../kernel/player/player.ts'
import { interactWithMob } from '../mobs/index.ts'
import { resetAttackStrength } from '../player/attack-strength.ts'
import { setOnFire } from '../player/burning.ts'
import { addExhaustion, EXHAUSTION } from '../player/exhaustion.ts'
import { NOT_BURNING } from '../player/hazards.ts'
import { hurt } from '../player/health.ts'
import { sendPosture } from '../player/posture.ts'
import { offerGold } from '../villagers/barter.ts'
import { trade } from '../villagers/trading.ts'

/** Maximum reach of a hit in blocks, measured between the feet. */
const REACH = 6
/** Burning time of a body hit by a burning weapon, before its damage, in ticks. */
const KINDLED_TICKS = 20
const INTERACT = 0
const ATTACK = 1
const INTERACT_AT = 2

/** The packet of a click on an entity. */
export interface UseEntityPacket {
  readonly target: number
  readonly mouse: number
  readonly hand?: number
  /** The clicked point, relative to its feet. */
  readonly x?: number
  readonly y?: number
  readonly z?: number
}

/** Handles a click on an entity: a hit, or a use of the held item. */
export function useEntity(game: Game, player: Player, packet: UseEntityPacket): void {
  if (player.dead || player.gameMode === 'spectator') return
  if (![ATTACK, INTERACT, INTERACT_AT].includes(packet.mouse)) return
  const target =
    game.entities.get(packet.target) ?? game.players.find((player) => player.id === packet.target)
  if (!target || target === player || distance(target.position, player.position) > REACH + girth(target))
    return
  if (packet.mouse !== ATTACK) {
    useOn(game, player, target, packet)
    return
  }
  attack(game, player, target)
}

/** Hits a body: damage first, then the weapon's other effects (vanilla Player.attack). */
function attack(game: Game, player: Player, target: Tracked): void {
  const weapon = player.held()
  const blow = blowOf(game, player, target)
  resetAttackStrength(game, player)
  addExhaustion(player, EXHAUSTION.attack)
  if (target instanceof Player || target instanceof Body) strike(game, player, target, blow)
  else if (target instanceof Entity) target.struck(player, blow.damage)
  else return
  if (weapon && attackWear(weapon) > 0) player.statistics.add('used', weapon.name)
  if (weapon) player.wear(attackWear(weapon))
}

function strike(game: Game, player: Player, victim: Player | Body, blow: Blow): void {
  const weapon = player.held()
  const { damage: amount, breach } = blow
  const from = { position: player.position, name: player.name, by: player }
  const before = victim.health + victim.traits.absorption
  const isBurning = victim instanceof Body ? victim.burning : victim.fire > 0
  // it burns before the damage, so that meat is roasted if it dies
  const kindled = !isBurning && enchantment(weapon, 'fire_aspect') > 0
  if (kindled) setOnFire(victim, KINDLED_TICKS)
  const damage: Damage = { amount, cause: 'attack', from, breach }
  hurt(game, victim, damage)
  if (victim.health + victim.traits.absorption >= before) {
    if (kindled) quench(victim)
    return
  }
  if (sweeps(player, blow)) sweep(game, player, victim, blow)
  const runUp = blow.isFull && player.sprinting
  afterHit(game, player, victim, { weapon, runUp })
  if (runUp) stopSprinting(game, player)
  if (blow.isSmash) afterSmash(game, player, victim)
}

/** A sprint ends with the hit (vanilla Player.attack). */
function stopSprinting(game: Game, player: Player): void {
  player.sprinting = false
  sendPosture(game, player)
}

/** Extinguishes a body that was set on fire by a hit without effect. */
function quench(victim: Player | Body): void {
  if (victim instanceof Body) victim.extinguish()
  else victim.fire = NOT_BURNING
}

/** Distance by which a large body's surface is closer than its centre, in blocks. */
const girth = ({ size }: Tracked): number => Math.max(0, size.width / 2 - 1)

/** Uses an entity: its own action comes first, then that of the held item on a living body (vanilla Player.interactOn). */
function useOn(game: Game, player: Player, target: Tracked, packet: UseEntityPacket): void {
  if (!(target instanceof Entity)) return
  const hand = packet.hand ?? 0
  const { x = 0, y = 0, z = 0 } = packet
  if (packet.mouse === INTERACT_AT) {
    usable(target).useAt?.(player, hand, { x, y, z })
    return
  }
  if (hand === 0 && trade(game, player, target)) return
  if (offerGold(game, player, target, hand)) return
  if (target instanceof Body && useHeldOnBody(game, player, hand, target)) return
  if (!interactWithMob(game, player, target, hand)) usable(target).use?.(player, hand)
}
