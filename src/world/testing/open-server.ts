import { EmbeddedServer, type EmbeddedServerOptions } from '../index.ts'
import type { Game } from '../kernel/game.ts'
import { createGame } from '../simulation.ts'

/** A server and its game, which the server itself does not expose. */
export interface OpenServer {
  readonly server: EmbeddedServer
  readonly game: Game
}

/** Starts a server whose game a test can read and change. Rejects as `EmbeddedServer.start` does. */
export async function openServer(options: EmbeddedServerOptions): Promise<OpenServer> {
  const games: Game[] = []
  const server = await EmbeddedServer.start(options, (init) => {
    const game = createGame(init)
    games.push(game)
    return game
  })
  const [game] = games
  if (!game) throw new Error('the server built no game')
  return { server, game }
}
