/**
 * Versions of the game in which tasks can be played. All of them are spoken by the embedded world; in which of them what
 * holds is in docs/world.md.
 */
export const GAME_VERSIONS = ['1.16.5', '1.19.2', '1.20.4', '1.21.1', '1.21.4'] as const
export type GameVersion = (typeof GAME_VERSIONS)[number]

/** The version of tasks that name none: everything is there for it. */
export const DEFAULT_GAME_VERSION: GameVersion = '1.19.2'

/** Height of the grass of a superflat world: the world begins at -64 since 1.18, and at 0 before. */
export function superflatGround(version: string): number {
  return version === '1.16.5' ? 3 : -61
}
