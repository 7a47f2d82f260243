import { InvalidArgumentError, Option } from 'commander'
import { UsageError } from '../core/errors.ts'
import type { ServerChoice } from '../experiment/episode-request.ts'
import { DEFAULT_GAME_VERSION, GAME_VERSIONS, SPOKEN_VERSIONS, UNTRIED_VERSIONS } from '../game/version.ts'
import type { RconAddress } from '../judger/server/command-channel.ts'

/** The RCON password comes from the environment: flags end up in shell histories and process lists. */
export const RCON_PASSWORD = 'CAUSALMACE_RCON_PASSWORD'

export const serverOption = (what = 'play on this Minecraft server instead of the embedded one'): Option =>
  new Option('--server <host:port>', what).argParser(
    (text): ServerChoice => ({ kind: 'external', ...address(text, 25565) }),
  )

/** `--minecraft` overrides the version given by a task or a server. Versions that no test plays need `--server`. */
export const minecraftOption = (): Option =>
  new Option(
    '--minecraft <version>',
    `version of the game: ${GAME_VERSIONS.join(', ')}, others with --server (default: that of the server or the task, ${DEFAULT_GAME_VERSION} without either)`,
  ).argParser((text) => {
    const version = SPOKEN_VERSIONS.find((spoken) => spoken === text)
    if (version !== undefined) return version
    throw new InvalidArgumentError(
      `Choose one of ${GAME_VERSIONS.join(', ')}, or with --server one of ${UNTRIED_VERSIONS.join(', ')}.`,
    )
  })

/** `--minecraft` for commands without a task that specifies a version. */
export const minecraftOrDefaultOption = (): Option =>
  new Option('--minecraft <version>', 'version of the game')
    .choices([...GAME_VERSIONS])
    .default(DEFAULT_GAME_VERSION)

export const rconOption = (): Option =>
  new Option(
    '--rcon <host:port>',
    `send commands to --server over RCON; password in ${RCON_PASSWORD}`,
  ).argParser((text) => address(text, 25575))

/** @throws UsageError if an address is given without a password. */
export function withRconPassword(rcon: { host: string; port: number } | undefined): RconAddress | undefined {
  if (rcon === undefined) return undefined
  const password = process.env[RCON_PASSWORD]
  if (password !== undefined && password !== '') return { ...rcon, password }
  throw new UsageError(`--rcon needs a password in ${RCON_PASSWORD}.`, {
    hint: `Start as ${RCON_PASSWORD}=… causalmace …; it is rcon.password in server.properties.`,
  })
}

function address(text: string, usual: number): { host: string; port: number } {
  const match = /^([^:\s]+):(\d{1,5})$/.exec(text)
  const port = Number(match?.[2])
  if (match?.[1] === undefined || port < 1 || port > 65535) {
    throw new InvalidArgumentError(`"${text}" is not host:port, such as localhost:${usual}.`)
  }
  return { host: match[1], port }
}
