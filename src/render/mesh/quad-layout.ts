/** Flag of a quad: it emits light. */
export const GLOWS = 1
/** Flag of a quad: it is blended with its background. */
export const CLEAR = 2
/** Replaces a side of the cell: the quad lies on none, so no neighbour hides it. */
export const INSIDE = 6
/** Numbers of a quad: layer, side of the cell, flags, brightness, and four corners from the upper left of its texture downwards. */
export const QUAD = 24
/** Index of a quad's first corner, and the size of each: x, y, z in sixteenths, u, v in pixels. */
export const CORNERS = 4
export const CORNER = 5
