import { Vec3 } from 'vec3'

/** Version number of 1.19.2 in saved data, and of the first with chunks laid out like its own (1.18). */
export const DATA_VERSION = 3120
export const MIN_DATA_VERSION = 2860

/** Blocks along a side of a section, and blocks and biomes in one. */
export const SECTION = 16
export const BLOCKS = 4096
export const BIOMES = 64
/** Least bits of a choice from the palette. */
export const MIN_BITS = { blocks: 4, biomes: 1 } as const

/** Place of a section's n-th block; the point given is moved there. */
export const blockCell = (at: Vec3, bottom: number, i: number): Vec3 =>
  at.set(i & 15, bottom + (i >> 8), (i >> 4) & 15)

/** A block of a section's n-th biome cell of 4×4×4 blocks. */
export const biomeCell = (at: Vec3, bottom: number, i: number): Vec3 =>
  at.set((i & 3) * 4, bottom + (i >> 4) * 4, ((i >> 2) & 3) * 4)

export const point = (): Vec3 => new Vec3(0, 0, 0)
