import type { Game } from '../game.ts'
import type { Vec } from '../geometry.ts'
import type { Player } from '../player/player.ts'

/** Who gives a command: a player, or the server itself at the world's spawn. */
export interface CommandSource {
  readonly name: string
  readonly player: Player | undefined
  readonly position: Vec
}

export function sourceOf(game: Game, player?: Player): CommandSource {
  return { name: player?.name ?? 'Server', player, position: player?.position ?? game.spawn }
}
