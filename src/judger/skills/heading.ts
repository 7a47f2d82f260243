/** A direction along one axis. */
export interface Heading {
  readonly dx: -1 | 0 | 1
  readonly dz: -1 | 0 | 1
}

export const HEADINGS: readonly Heading[] = [
  { dx: 1, dz: 0 },
  { dx: 0, dz: 1 },
  { dx: -1, dz: 0 },
  { dx: 0, dz: -1 },
]
