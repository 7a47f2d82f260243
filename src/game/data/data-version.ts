import minecraftData from 'minecraft-data'
import type { GameVersion } from '../version.ts'

/**
 * The number in the game's files for the version that wrote them: 3120 for 1.19.2. Undefined if minecraft-data
 * has none.
 */
export const dataVersionOf = (version: GameVersion): number | undefined =>
  minecraftData(version).version.dataVersion
