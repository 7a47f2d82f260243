import type { GameVersion } from '../game/version.ts'

/** The version of the built-in suites' tasks, whatever tasks have that name none: their names and numbers are those of 1.19.2. */
export const SUITE_VERSION: GameVersion = '1.19.2'
