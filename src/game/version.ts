/** Game versions in which tasks can be played. The embedded world supports all of them; docs/world.md lists differences. */
export const GAME_VERSIONS = ['1.16.5', '1.19.2', '1.20.4', '1.21.1', '1.21.4'] as const
export type GameVersion = (typeof GAME_VERSIONS)[number]

/**
 * The version of tasks and flags that name none. Read only where those are resolved: everything else takes the version as an
 * argument (held by test/architecture.test.ts).
 */
export const DEFAULT_GAME_VERSION: GameVersion = '1.19.2'

/** Versions from before 1.18, whose worlds begin at 0 instead of -64. */
const SHALLOW: ReadonlySet<string> = new Set<GameVersion>(['1.16.5'])

/** Whether worlds of a version begin at -64, as since 1.18. Terrain is generated for these alone. */
export const isDeep = (version: string): boolean => !SHALLOW.has(version)

/** Height of the grass in a superflat world of a version. */
export const superflatGround = (version: string): number => (isDeep(version) ? DEEP_GROUND : 3)

/** Height of the grass in a superflat world since 1.18, for which task files are written. */
export const DEEP_GROUND = -61
