import { inBox, type Position, sameCell } from '../../core/position.ts'
import { isFootOf } from '../../game/rules/rule-book.ts'
import { groundLevel } from '../../task/arena-ground.ts'
import type { GatheringTask } from './gathering.ts'

/** How far from the spawn a station is placed (blocks). */
const NEAREST = 2
const FARTHEST = 32

/**
 * The block for a station to stand on: the floor, or one that can be obtained and stands on the floor; undefined if none holds it.
 */
export function footOf(
  station: string,
  { arena, rules }: GatheringTask,
  canObtain: (block: string) => boolean,
): string | undefined {
  const stands = (block: string, below: string) => isFootOf(rules, block, below)
  if (stands(station, arena.floor)) return arena.floor
  return rules?.needsBelow[station]?.find((block) => stands(block, arena.floor) && canObtain(block))
}

/** A free cell on the floor near the spawn, beside those that are taken. */
export function freeCell(
  { arena, containers, sources }: GatheringTask,
  taken: readonly Position[],
): Position {
  const { box, spawn } = arena
  const blocked = [
    ...containers.map(({ position }) => position),
    ...sources.map(({ position }) => position),
    ...taken,
    spawn,
  ]
  for (let distance = NEAREST; distance < FARTHEST; distance++) {
    for (const [x, z] of [
      [distance, 0],
      [0, distance],
      [-distance, 0],
      [0, -distance],
    ] as const) {
      const cell = { x: spawn.x + x, y: groundLevel(arena), z: spawn.z + z }
      if (inBox(box, cell) && !blocked.some((other) => sameCell(other, cell))) return cell
    }
  }
  return spawn
}
