import minecraftData from 'minecraft-data'
import type { GameVersion } from '../version.ts'

/** The number by which files of the game say which version wrote them: 3120 for 1.19.2. Undefined where minecraft-data has none. */
export const dataVersionOf = (version: GameVersion): number | undefined =>
  minecraftData(version).version.dataVersion
