import type { GameData } from '../game/data/game-data.ts'
import { DIRECTIONS } from '../game/directions.ts'
import type { AtomEntry, Cell } from './atom-schema.ts'

/**
 * A lever or button with a support, in a cell relative to the room's centre: one that would hang in the air is
 * put on the floor. The original leaves it in the air, where it falls off at the first change next to it.
 * @param isSolid whether a wall is in a cell, also relative to the centre
 */
export function attached(
  entry: AtomEntry,
  at: Cell,
  { game, isSolid }: { game: GameData; isSolid: (cell: Cell) => boolean },
): AtomEntry {
  const [x, y, z] = at
  if (!game.blockProperties(entry.name).has('face') || y !== 0) return entry
  const { face = 'wall', facing = 'north' } = entry as { face?: unknown; facing?: unknown }
  const front = DIRECTIONS[String(facing) as 'north']
  const behind: Cell = [x - (front?.x ?? 0), y, z - (front?.z ?? 0)]
  const isHeld = face === 'floor' || (face === 'wall' && front !== undefined && isSolid(behind))
  return isHeld ? entry : { ...entry, face: 'floor' }
}
