/** Steps to the four horizontally adjacent cells (blocks). */
export const AROUND = [
  { x: 1, z: 0 },
  { x: -1, z: 0 },
  { x: 0, z: 1 },
  { x: 0, z: -1 },
] as const
