import type { Vec } from '../geometry.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { updateView } from './view.ts'

/** Teleports a player. Positions from the client are ignored until it has arrived. */
export function teleport(game: Game, player: Player, to: Vec, look?: { yaw: number; pitch: number }): void {
  player.position = { x: to.x, y: to.y, z: to.z }
  if (look) {
    player.yaw = look.yaw
    player.pitch = look.pitch
  }
  player.fallen = 0
  player.awaiting = ++player.teleports
  player.send('position', {
    x: to.x,
    y: to.y,
    z: to.z,
    yaw: player.yaw,
    pitch: player.pitch,
    flags: 0,
    teleportId: player.awaiting,
    dismountVehicle: false,
  })
  updateView(game, player)
}
