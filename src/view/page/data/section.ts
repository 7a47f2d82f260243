/** Edge of a section, in blocks. */
export const EDGE = 16

/** 16³ blocks, in the order x, z, y. */
export interface Section {
  x: number
  y: number
  z: number
  cells: Uint16Array
  /** The light of its cells: sky light in the upper four bits, block light in the lower four. */
  light: Uint8Array
}

/** The sections stacked at one position. */
export interface Column {
  x: number
  z: number
  /** Sections by height (in sections). */
  sections: Map<number, Section>
  /** The lowest known height (blocks). */
  bottom: number
  /** For each x and z (x first) the height of the lowest cell under the open sky, in blocks. */
  open: Int32Array
}

/** The index of a cell in its section. */
export const indexOf = (x: number, y: number, z: number): number =>
  ((y & 15) * EDGE + (z & 15)) * EDGE + (x & 15)

/** The lowest cell of a column that is under the open sky, at a position in the world. */
export const openAt = ({ open }: Column, x: number, z: number): number => open[(z & 15) * EDGE + (x & 15)]!

/** A block's optics: the light that it emits, in the lower four bits, and these. */
export const OPAQUE = 16
/** Daylight does not fall through it. */
export const SHADES = 32

/** The light of a cell under the open sky. */
export const OPEN_SKY = 0xf0

/** The world as seen by the light computation. */
export interface LitWorld {
  /** The optical properties of each block. */
  readonly traits: Uint8Array
  /** Positions of columns are in sections. */
  column(x: number, z: number): Column | undefined
  /** The section at a position (in sections), created as air if there was none. */
  ensure(x: number, y: number, z: number): Section
  /** The section in which a cell lies. */
  sectionOf(x: number, y: number, z: number): Section | undefined
  get(x: number, y: number, z: number): number
  /** Requests a redraw of all sections in which a cell, or the light in it, is visible. */
  touchCell(x: number, y: number, z: number): void
}
