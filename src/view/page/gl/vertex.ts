/**
 * Bytes per vertex of blocks and figures: position (3 × int16), layer (uint16), texel (2 × uint16), brightness, flags, limb,
 * light of the cell that it faces.
 */
export const VERTEX_BYTES = 16
/** Units per block in which vertex positions are stored. */
export const PLACE_STEPS = 1024
