import { Prop } from '../entities/prop.ts'
import { blockOf, distance } from '../geometry.ts'
import { attackDamage, attackWear } from '../items/gear.ts'
import { Body } from '../kernel/entities/body.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { interactWithMob } from '../mobs/index.ts'
import { addExhaustion, EXHAUSTION } from '../player/exhaustion.ts'
import { hurtPlayer } from '../player/health.ts'
import { offerGold } from '../villagers/barter.ts'
import { trade } from '../villagers/trading.ts'

/** Maximum reach of a hit in blocks, measured between the feet. */
const REACH = 6
const ATTACK = 1

const INTERACT = 0

/** The packet of a click on an entity. */
export interface UseEntityPacket {
  readonly target: number
  readonly mouse: number
  readonly hand?: number
}

/** Handles a click on an entity: a hit, or a use of the held item. */
export function useEntity(game: Game, player: Player, packet: UseEntityPacket): void {
  if (player.dead || player.gameMode === 'spectator') return
  if (packet.mouse !== ATTACK && packet.mouse !== INTERACT) return
  const target =
    game.entities.get(packet.target) ?? game.players.find((player) => player.id === packet.target)
  if (!target || target === player || distance(target.position, player.position) > REACH) return
  if (packet.mouse === INTERACT) {
    const hand = packet.hand ?? 0
    if (hand === 0 && trade(game, player, target)) return
    if (offerGold(game, player, target, hand)) return
    interactWithMob(game, player, target, hand)
    return
  }
  const weapon = player.held()
  const amount = attackDamage(weapon, game.ticks - player.lastAttack, isFalling(game, player))
  player.lastAttack = game.ticks
  addExhaustion(player, EXHAUSTION.attack)
  if (target instanceof Prop) target.break(!player.creative)
  else if (target instanceof Body) target.hurt(amount, player.position, player)
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

/** Whether a hit is critical (vanilla Player.attack): the player falls freely and does not sprint. */
function isFalling(game: Game, player: Player): boolean {
  const { breaksFall } = game.blocks.of(game.level.get(blockOf(player.position)))
  return player.fallen > 0 && !player.onGround && !player.sprinting && !breaksFall
}
