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

/**
 * Asks a server for its version before anything joins. A server that does not report it (`enable-status=false`) is joined
 * without the check.
 * @throws ServerError if it runs another version
 */
export async function refuseOtherVersion(
  address: { host: string; port: number },
  version: string,
): Promise<void> {
  const answer = await pingServer(address).catch(() => undefined)
  if (answer === undefined || answer.protocol === minecraftData(version).version.version) return
  throw new ServerError(
    `The server at ${address.host}:${address.port} runs Minecraft ${answer.name} (protocol ${answer.protocol}), and the task is played in ${version}.`,
    { hint: 'Choose the version of the server with --minecraft, or another server.' },
  )
}

/** Whether a server answers a ping. */
export const serverAnswers = (address: { host: string; port: number }): Promise<boolean> =>
  pingServer(address).then(
    () => true,
    () => false,
  )

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
