/** Flag of a quad: it shines by itself. */
export const GLOWS = 1
/** Flag of a quad: it is to be blended with what lies behind. */
export const CLEAR = 2
/** In place of a side of the cell: the quad lies on none, so that no neighbour hides it. */
export const INSIDE = 6
/** Numbers of a quad: layer, side of the cell, flags, brightness, and four corners from the upper left of its texture downwards. */
export const QUAD = 24
/** Where the corners of a quad begin, and how many numbers each has: x, y, z in sixteenths, u, v in pixels. */
export const CORNERS = 4
export const CORNER = 5
