import type { Game } from '../kernel/game.ts'
import { GAME_MODES, type Player } from '../kernel/player/player.ts'
import type { GameMode } from '../options.ts'
import { sendAbilities } from './joining.ts'

/** Changes a player's mode and informs all clients. */
export function setGameMode({ world }: Game, player: Player, mode: GameMode): void {
  const number = GAME_MODES.indexOf(mode)
  player.gameMode = mode
  player.digging = null
  player.send('game_state_change', { reason: 'change_game_mode', gameMode: number })
  sendAbilities(player)
  world.broadcast('player_info', {
    action: 'update_game_mode',
    data: [{ uuid: player.uuid, gamemode: number }],
  })
}
