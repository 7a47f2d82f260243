import type { Part, Triple, Turn } from './part.ts'

/** The movement of a figure's part: the head nods, legs swing forward and back in opposition, arms swing. */
export type Move = 'head' | 'ahead' | 'behind' | 'right' | 'left'

/** A part of a figure at rest, and how it moves around a pivot. */
export interface Limb extends Part {
  move?: Move
  about?: Triple
}

/** A replacement for our own look of a figure. It faces north with its feet at the centre of the cell's floor. */
export interface FigureLook {
  limbs: readonly Limb[]
  /** Two arms that hold things, and a body of a player's size that wears armour. */
  hasHands: boolean
  /** Relative to the size of `limbs`. */
  scale: number
}

/** How far each part is turned about a line along x (degrees). */
export type Swings = Readonly<Record<Move, number>>

/** The parts of a figure in a pose. A part that leans at rest is turned from there. */
export const posed = (limbs: readonly Limb[], swings: Swings): Part[] =>
  limbs.map(({ move, about, ...part }) => {
    if (move === undefined || about === undefined) return part
    const turn: Turn = { axis: 'x', degrees: (part.turn?.degrees ?? 0) + swings[move], origin: about }
    return { ...part, turn }
  })
