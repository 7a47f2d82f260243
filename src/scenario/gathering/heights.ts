import { cellKey, distance, inBox, type Position } from '../../core/position.ts'
import { EYE_HEIGHT, REACH } from '../../game/bodies.ts'
import { groundLevel, spaceOf } from '../../task/arena-ground.ts'
import type { GatheringTask } from './gathering.ts'

/** How high above the feet a block can be dug, and an item picked up (blocks). */
const DIG_RISE = 5
export const PICK_UP_RISE = 3
/** How far down agents step (blocks). */
const MAX_DROP = 3
/** Dirt to spare, since some may be lost. */
const SPARE = 1

/**
 * The dirt that an agent needs to climb on in order to dig some blocks, one after another, and to pick up what they drop; 0 if it
 * does not have to climb.
 * @param dug keys of cells that are free by then
 */
export function dirtToMine(
  cells: readonly Position[],
  task: GatheringTask,
  dug: ReadonlySet<string>,
): number {
  const ground = groundLevel(task.arena)
  if (cells.every(({ y }) => y - ground <= PICK_UP_RISE)) return 0
  const solid = new Set(
    [...task.sources, ...task.containers]
      .map(({ position }) => cellKey(position))
      .filter((key) => !dug.has(key)),
  )
  // A drop that lies on one of these blocks comes down with it.
  const left = new Set(solid)
  for (const cell of cells) left.delete(cellKey(cell))
  const needs = cells.map((cell) => {
    const dirt = canMine(cell, task, { solid, left }) ? 0 : cell.y - ground + SPARE
    solid.delete(cellKey(cell))
    return dirt
  })
  return Math.max(...needs)
}

/**
 * @param blocks keys of cells that are not free when the block is dug, and of those that are `left` after the last one
 */
function canMine(
  cell: Position,
  task: GatheringTask,
  { solid, left }: { solid: ReadonlySet<string>; left: ReadonlySet<string> },
): boolean {
  const ground = groundLevel(task.arena)
  const lands = { ...cell }
  while (lands.y > ground && !left.has(cellKey({ ...lands, y: lands.y - 1 }))) lands.y--
  const isLow = lands.y - ground <= PICK_UP_RISE
  if (isLow && cell.y - ground <= DIG_RISE) return true
  const places = placesOnFoot(task, solid)
  const canDig = ({ x, y, z }: Position) => distance({ x, y: y + EYE_HEIGHT - 0.5, z }, cell) <= REACH
  const canPickUp = ({ x, y, z }: Position) =>
    Math.abs(x - lands.x) <= 1 &&
    Math.abs(z - lands.z) <= 1 &&
    y <= lands.y + 1 &&
    y >= lands.y - PICK_UP_RISE
  return places.some(canDig) && (isLow || places.some(canPickUp))
}

/** The cells in which agents can stand that they reach from the spawn without climbing on dirt. */
function placesOnFoot({ arena }: GatheringTask, solid: ReadonlySet<string>): Position[] {
  const space = spaceOf(arena)
  const isFree = (cell: Position) => !solid.has(cellKey(cell))
  const isPlace = ({ x, y, z }: Position) =>
    isFree({ x, y, z }) && isFree({ x, y: y + 1, z }) && (y === space.min.y || !isFree({ x, y: y - 1, z }))
  const places = [{ ...arena.spawn, y: space.min.y }]
  const seen = new Set(places.map(cellKey))
  for (const { x, y, z } of places) {
    for (const [dx, dz] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      for (let rise = 1; rise >= -MAX_DROP; rise--) {
        const next = { x: x + dx, y: y + rise, z: z + dz }
        if (!inBox(space, next) || seen.has(cellKey(next)) || !isPlace(next)) continue
        seen.add(cellKey(next))
        places.push(next)
      }
    }
  }
  return places
}
