import type { Box, Position } from '../core/position.ts'
import type { Task } from './task.ts'

type Arena = Pick<Task['arena'], 'box' | 'floor' | 'ground'>

/** Depth of the soil below the floor's own layer, above stone (layers), as in plains. */
const SOIL = 3

/** The lowest free layer of an arena; its floor lies right below. */
export const groundLevel = ({ box, ground = 0 }: Pick<Arena, 'box' | 'ground'>): number => box.min.y + ground

/** The free space of an arena, above its ground. */
export const spaceOf = (arena: Pick<Arena, 'box' | 'ground'>): Box => ({
  min: { ...arena.box.min, y: groundLevel(arena) },
  max: arena.box.max,
})

/** One kind of block in a stack of layers, including both heights. */
interface Stratum {
  readonly block: string
  readonly low: number
  readonly high: number
}

/** The layers of an arena's ground, from the top down: the floor, then soil and stone if the arena has ground. */
export function strataOf(arena: Arena): Stratum[] {
  const top = groundLevel(arena) - 1
  const { floor, ground = 0, box } = arena
  const bottom = ground === 0 ? top : box.min.y
  const soil = Math.max(bottom, top - SOIL)
  const strata = [
    { block: floor, low: top, high: top },
    { block: 'dirt', low: soil, high: top - 1 },
    { block: 'stone', low: bottom, high: soil - 1 },
  ]
  return strata.filter(({ low, high }) => low <= high)
}

/** The block of an arena's ground in a cell; undefined above and below the ground. */
export const groundBlockAt = (arena: Arena, { y }: Position): string | undefined =>
  strataOf(arena).find(({ low, high }) => y >= low && y <= high)?.block
