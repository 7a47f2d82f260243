import { Body } from '../entities/body.ts'
import type { Game } from '../game.ts'
import { distance } from '../geometry.ts'
import { attackDamage, attackWear } from '../items/gear.ts'
import { hurtPlayer } from './health.ts'
import type { Player } from './player.ts'

/** Farthest a hit reaches, between the feet of both. */
const REACH = 6
const ATTACK = 1

/** The client hits, or uses something on, an entity. Only hits have an effect so far. */
export function useEntity(game: Game, player: Player, packet: { target: number; mouse: number }): void {
  if (player.dead || packet.mouse !== ATTACK || player.gameMode === 'spectator') return
  const target = game.entities.get(packet.target) ?? game.players.find((it) => it.id === packet.target)
  if (!target || target === player || distance(target.position, player.position) > REACH) return
  const weapon = player.held()
  const amount = attackDamage(weapon, game.ticks - player.lastAttack)
  player.lastAttack = game.ticks
  if (target instanceof Body) target.hurt(amount, player.position)
  else if ('inventory' in target)
    hurtPlayer(game, target, {
      amount,
      cause: 'attack',
      from: { position: player.position, name: player.name },
    })
  else return
  if (weapon) player.wear(attackWear(weapon))
}
