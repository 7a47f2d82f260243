/** Edge of a section, in blocks. */
export const EDGE = 16

/** 16³ blocks, in the order x, z, y. */
export interface Section {
  x: number
  y: number
  z: number
  cells: Uint16Array
  /** The light of its cells: of the sky in the upper four bits, of lamps in the lower four. */
  light: Uint8Array
}

/** The sections above each other at a place. */
export interface Column {
  x: number
  z: number
  /** By their height, in sections. */
  sections: Map<number, Section>
  /** The lowest place that is known, in blocks. */
  bottom: number
  /** For each x and z (x first) the height of the lowest cell under the open sky, in blocks. */
  open: Int32Array
}

/** The place of a cell in its section. */
export const indexOf = (x: number, y: number, z: number): number =>
  ((y & 15) * EDGE + (z & 15)) * EDGE + (x & 15)

/** The lowest cell of a column that is under the open sky, at a place of the world. */
export const openAt = ({ open }: Column, x: number, z: number): number => open[(z & 15) * EDGE + (x & 15)]!

/** A block's optics: the light that it emits, in the lower four bits, and these. */
export const OPAQUE = 16
/** Daylight does not fall through it. */
export const SHADES = 32

/** The light of a cell under the open sky. */
export const OPEN_SKY = 0xf0

/** The world as light reads and writes it. */
export interface LitWorld {
  /** What each block does to light. */
  readonly traits: Uint8Array
  /** Places of columns are in sections. */
  column(x: number, z: number): Column | undefined
  /** The section at a place (in sections), created as air if there was none. */
  ensure(x: number, y: number, z: number): Section
  /** The section in which a cell lies. */
  sectionOf(x: number, y: number, z: number): Section | undefined
  get(x: number, y: number, z: number): number
  /** Requests a redraw of all sections in which a cell, or the light in it, is visible. */
  touchCell(x: number, y: number, z: number): void
}
