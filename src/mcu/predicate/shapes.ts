import { cellKey, type Position } from '../../core/position.ts'
import type { Leaf } from './schema.ts'

type Standing = Extract<Leaf, { kind: 'standing' }>

/** The directions in which a shape extends: first its size, then its length. */
const AXES = {
  pillar: [['y', 'y']],
  line: [
    ['x', 'x'],
    ['z', 'z'],
  ],
  wall: [
    ['y', 'x'],
    ['y', 'z'],
  ],
  floor: [
    ['x', 'z'],
    ['z', 'x'],
  ],
} as const

/**
 * How complete the best such shape among cells is, 0..1: of all places where it could stand the largest share of its cells
 * that hold a block. Takes time in proportion to cells × size × length.
 */
export function shapeShare(cells: readonly Position[], { shape, size, length }: Standing): number {
  if (shape === 'any') return Math.min(1, cells.length / size)
  const long = shape === 'pillar' || shape === 'line' ? 1 : length
  const filled = new Set(cells.map(cellKey))
  let best = 0
  for (const [up, along] of AXES[shape])
    for (const cell of cells) {
      let full = 0
      for (let i = 0; i < size; i++)
        for (let j = 0; j < long; j++) {
          const there = { ...cell }
          there[up] += i
          there[along] += j
          if (filled.has(cellKey(there))) full++
        }
      best = Math.max(best, full / (size * long))
      if (best === 1) return 1
    }
  return best
}
