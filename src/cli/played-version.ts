import { UsageError } from '../core/errors.ts'
import type { ServerChoice } from '../experiment/episode-request.ts'
import { GAME_VERSIONS, type GameVersion, isTested, type TestedVersion } from '../game/version.ts'
import { spokenVersion } from '../judger/server/spoken-version.ts'

/**
 * A version that the embedded world supports.
 * @throws UsageError for one that only external servers may support
 */
export function embeddedVersion(version: GameVersion): TestedVersion {
  if (isTested(version)) return version
  throw new UsageError(`The embedded world does not support Minecraft ${version}.`, {
    hint: `Choose one of ${GAME_VERSIONS.join(', ')}, or play on a server of that version with --server.`,
  })
}

export interface VersionFlags {
  readonly minecraft?: GameVersion
  readonly server?: ServerChoice
}

/**
 * Decides the version of a run: `--minecraft`, otherwise the server's, determined by a ping.
 * @returns undefined in the embedded world, whose version the task names, and if the server does not answer the ping
 * @throws ServerError if the server runs a version that the client library does not speak
 */
export async function playedVersion({ minecraft, server }: VersionFlags): Promise<GameVersion | undefined> {
  if (minecraft !== undefined || server?.kind !== 'external') return minecraft
  return await spokenVersion(server, { ifSilent: 'unknown' })
}

/** The flags of a run including its version; warns if no test plays that version. */
export async function withVersion<F extends VersionFlags>(flags: F): Promise<F> {
  const minecraft = await playedVersion(flags)
  if (minecraft === undefined) return flags
  const note = untriedNote(minecraft)
  if (note !== undefined) process.stderr.write(`${note}\n`)
  return { ...flags, minecraft }
}

/** A warning for untested versions; undefined for tested ones. */
export const untriedNote = (version: GameVersion): string | undefined =>
  isTested(version)
    ? undefined
    : `Minecraft ${version} is untried: tests play ${GAME_VERSIONS.join(', ')}. Commands, recipes and block states may differ.`
