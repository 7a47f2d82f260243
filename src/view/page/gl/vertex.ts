/** Bytes of a vertex of blocks and figures: place (3 × int16), layer (uint16), texel (2 × uint16), brightness, flags, limb, light of the cell that it looks into. */
export const VERTEX_BYTES = 16
/** Fractions of a block in which vertex positions are counted. */
export const PLACE_STEPS = 1024
