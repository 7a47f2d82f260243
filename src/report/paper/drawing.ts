/** A part of a drawing. Coordinates are in px from the upper left corner. */
export type Mark =
  | {
      type: 'line'
      points: readonly (readonly [x: number, y: number])[]
      colour: string
      width: number
      isDashed?: boolean
    }
  | { type: 'circle'; x: number; y: number; radius: number; stroke: string; fill: string }
  | { type: 'text'; x: number; y: number; text: string; anchor: 'start' | 'middle' | 'end' }

/** A drawing for print, as data: SVG and PDF are both written from it. */
export interface Drawing {
  /** Text for people who cannot see it. */
  title: string
  width: number
  height: number
  marks: readonly Mark[]
}

/** Size of all text (px). */
export const TEXT_SIZE = 12

/** Colour of text, lines between values, and the line of zero. */
export const INK = '#111111'
export const FAINT = '#dddddd'
export const STRONG = '#555555'
