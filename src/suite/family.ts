import type { Random } from '../core/random.ts'
import type { Canvas } from './canvas.ts'

/** A kind of building that varies with size and seed. */
export interface Family {
  /** A word to use in ids. */
  id: string
  title: string
  /** Draws a building of the given size step; 0 is the smallest. */
  draw(canvas: Canvas, size: number, random: Random): void
}

/** Woods used for buildings: a fixed selection, on which the fixed suites depend. */
export const WOODS = ['oak', 'spruce', 'birch', 'dark_oak', 'acacia', 'jungle'] as const
export const WOOLS = [
  'white_wool',
  'red_wool',
  'yellow_wool',
  'blue_wool',
  'green_wool',
  'orange_wool',
] as const
export const STONES = ['cobblestone', 'stone_bricks', 'mossy_cobblestone', 'sandstone', 'bricks'] as const

export const oneOf = <T>(random: Random, items: readonly [T, ...T[]]): T => random.pick(items) ?? items[0]
