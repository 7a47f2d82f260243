import type { Family } from '../family.ts'
import { balloon, chandelier, cubes, islands } from './floating.ts'
import { fallenLogs, logCabin, logPile } from './logs.ts'
import { bigTree, mushroom, palm } from './plants.ts'
import { bowl, funnel, jetty, pagoda } from './roofs.ts'
import { ship, submarine } from './ships.ts'
import { archBridge, boom, highBridge, ring } from './spans.ts'
import { colossus, dragon, giraffe } from './statues.ts'
import { keep, lighthouse, mast } from './towers.ts'

/** The families of hard buildings, and the number of sizes of each in the suite. The fixed suite depends on this order. */
export const hardFamilies: readonly (readonly [Family, number])[] = [
  [logPile, 2],
  [fallenLogs, 1],
  [logCabin, 2],
  [islands, 2],
  [balloon, 1],
  [chandelier, 2],
  [cubes, 1],
  [keep, 1],
  [lighthouse, 2],
  [mast, 2],
  [ship, 2],
  [submarine, 1],
  [bigTree, 2],
  [palm, 1],
  [mushroom, 2],
  [highBridge, 2],
  [archBridge, 2],
  [ring, 1],
  [boom, 2],
  [bowl, 2],
  [funnel, 1],
  [pagoda, 1],
  [jetty, 2],
  [colossus, 1],
  [giraffe, 1],
  [dragon, 1],
]
