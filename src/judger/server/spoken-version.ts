import minecraftData from 'minecraft-data'
import { ServerError } from '../../core/errors.ts'
import { type GameVersion, SPOKEN_VERSIONS } from '../../game/version.ts'
import { pingServer, type ServerVersion } from '../client/ping.ts'

interface Address {
  readonly host: string
  readonly port: number
}

/**
 * Determines the game version of a server with a ping, without login. Among versions with the same protocol, the one that the
 * client library speaks is chosen: 1.21.8 for 1.21.7.
 * @throws ServerError if the server does not answer, or speaks a protocol of none of the SPOKEN_VERSIONS
 */
export async function spokenVersion(address: Address): Promise<GameVersion>
/** @returns undefined if the server does not answer; it may have `enable-status=false` */
export async function spokenVersion(
  address: Address,
  options: { ifSilent: 'unknown' },
): Promise<GameVersion | undefined>
export async function spokenVersion(
  address: Address,
  options?: { ifSilent: 'unknown' },
): Promise<GameVersion | undefined> {
  const answer = await answerOf(address).catch((error: unknown) => {
    if (options === undefined) throw error
  })
  if (answer === undefined) return undefined
  const version = SPOKEN_VERSIONS.find((candidate) => protocolOf(candidate) === answer.protocol)
  if (version !== undefined) return version
  throw new ServerError(`The server at ${nameOf(address)} runs ${runs(answer)}.`, {
    hint: `Supported versions: ${SPOKEN_VERSIONS.join(', ')}.`,
  })
}

/**
 * Asks a server for its version before anything joins. A server that does not report it (`enable-status=false`) is joined
 * without the check.
 * @throws ServerError if it runs another version
 */
export async function refuseOtherVersion(address: Address, version: string): Promise<void> {
  const answer = await pingServer(address).catch(() => undefined)
  if (answer === undefined || answer.protocol === protocolOf(version)) return
  throw new ServerError(
    `The server at ${nameOf(address)} runs ${runs(answer)}, and the task is played in ${version}.`,
    { hint: 'Leave --minecraft out to play in the version of the server, or choose another server.' },
  )
}

/** Whether a server answers a ping. */
export const serverAnswers = (address: Address): Promise<boolean> =>
  pingServer(address).then(
    () => true,
    () => false,
  )

const nameOf = ({ host, port }: Address): string => `${host}:${port}`
const runs = ({ name, protocol }: ServerVersion): string => `Minecraft ${name} (protocol ${protocol})`

const protocolOf = (version: string): number | undefined =>
  minecraftData.versionsByMinecraftVersion.pc[version]?.version

async function answerOf(address: Address): Promise<ServerVersion> {
  try {
    return await pingServer(address)
  } catch (error) {
    throw new ServerError(`No Minecraft server answers at ${nameOf(address)}: ${(error as Error).message}`, {
      hint: 'Check that it runs, and that host and port are right.',
      cause: error,
    })
  }
}
