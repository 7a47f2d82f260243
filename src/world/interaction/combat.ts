import { blockOf, distance } from '../geometry.ts'
import { useHeldOnBody } from '../hand/index.ts'
import { attackDamage, attackWear } from '../items/gear.ts'
import { Body } from '../kernel/entities/body.ts'
import { Entity, type Tracked } from '../kernel/entities/entity.ts'
import { usable } from '../kernel/entities/usable.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { interactWithMob } from '../mobs/index.ts'
import { addExhaustion, EXHAUSTION } from '../player/exhaustion.ts'
import { hurtPlayer } from '../player/health.ts'
import { offerGold } from '../villagers/barter.ts'
import { trade } from '../villagers/trading.ts'

/** Maximum reach of a hit in blocks, measured between the feet. */
const REACH = 6
const INTERACT = 0
const ATTACK = 1
const INTERACT_AT = 2

/** The packet of a click on an entity. */
export interface UseEntityPacket {
  readonly target: number
  readonly mouse: number
  readonly hand?: number
  /** Where it was clicked, relative to its feet. */
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
  const weapon = player.held()
  const amount = attackDamage(weapon, game.ticks - player.lastAttack, isFalling(game, player))
  player.lastAttack = game.ticks
  addExhaustion(player, EXHAUSTION.attack)
  if (target instanceof Body) target.hurt(amount, player.position, player)
  else if (target instanceof Entity) target.struck(player, amount)
  else if ('inventory' in target)
    hurtPlayer(game, target, {
      amount,
      cause: 'attack',
      from: { position: player.position, name: player.name, by: player },
    })
  else return
  if (weapon && attackWear(weapon) > 0) player.statistics.add('used', weapon.name)
  if (weapon) player.wear(attackWear(weapon))
}

/** How much nearer a large body is than its middle, in blocks. */
const girth = ({ size }: Tracked): number => Math.max(0, size.width / 2 - 1)

/** Uses an entity: what it does itself comes first, then what the held item does to a living body (vanilla Player.interactOn). */
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

/** Whether a hit is critical (vanilla Player.attack): the player falls freely and does not sprint. */
function isFalling(game: Game, player: Player): boolean {
  const { breaksFall } = game.blocks.of(game.level.get(blockOf(player.position)))
  return player.fallen > 0 && !player.onGround && !player.sprinting && !breaksFall
}
