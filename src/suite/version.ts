import type { GameVersion } from '../game/version.ts'

/** The version of the built-in suites' tasks, independent of the default version: their names and numbers are those of 1.19.2. */
export const SUITE_VERSION: GameVersion = '1.19.2'
