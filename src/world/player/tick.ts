import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { tickHunger } from './digestion.ts'
import { tickDigging } from './digging.ts'
import { tickEating } from './eating.ts'
import { tickHazards } from './hazards.ts'
import { tickHealth } from './health.ts'
import { forceClose } from './windows.ts'

/** One game tick of a player. */
export function tickPlayer(game: Game, player: Player): void {
  if (!player.inPlay) return
  tickDigging(game, player)
  tickEating(game, player)
  tickHealth(game, player)
  tickHazards(game, player)
  tickHunger(game, player)
  if (!player.menu.stillValid()) forceClose(player)
  player.menu.sendChanges()
  showEquipment(game, player)
}

/** Sends changes of hands and armour to others. */
function showEquipment(game: Game, player: Player): void {
  const shown = player
    .equipment()
    .map((stack) => (stack ? `${stack.id}×${stack.count}` : ''))
    .join()
  if (shown === player.shown) return
  player.shown = shown
  const [name, fields] = player.equipmentPacket()
  game.broadcastSeen(player, name, fields)
}
