/** Game versions in which tasks can be played. The embedded world supports all of them; docs/world.md lists differences. */
export const GAME_VERSIONS = ['1.16.5', '1.19.2', '1.20.4', '1.21.1', '1.21.4'] as const
export type GameVersion = (typeof GAME_VERSIONS)[number]

/** The version of tasks that name none. It is the only one with full support. */
export const DEFAULT_GAME_VERSION: GameVersion = '1.19.2'

/** Height of the grass in a superflat world. Worlds begin at -64 since 1.18, and began at 0 before. */
export function superflatGround(version: string): number {
  return version === '1.16.5' ? 3 : -61
}
