import minecraftData from 'minecraft-data'
import { ServerError } from '../../core/errors.ts'
import { GAME_VERSIONS, type GameVersion } from '../../game/version.ts'
import { pingServer, type ServerVersion } from '../client/ping.ts'

/**
 * Determines the game version of a server with a ping, without login.
 * @throws ServerError if the server does not answer, or the version is not one of GAME_VERSIONS
 */
export async function spokenVersion({ host, port }: { host: string; port: number }): Promise<GameVersion> {
  const { name, protocol: number } = await answerOf(host, port)
  const version = GAME_VERSIONS.find((candidate) => minecraftData(candidate).version.version === number)
  if (version !== undefined) return version
  throw new ServerError(`The server at ${host}:${port} runs Minecraft ${name} (protocol ${number}).`, {
    hint: `Supported versions: ${GAME_VERSIONS.join(', ')}.`,
  })
}

async function answerOf(host: string, port: number): Promise<ServerVersion> {
  try {
    return await pingServer({ host, port })
  } catch (error) {
    throw new ServerError(`No Minecraft server answers at ${host}:${port}: ${(error as Error).message}`, {
      hint: 'Check that it runs, and that host and port are right.',
      cause: error,
    })
  }
}
