import type { Vec } from '../../geometry.ts'

/** Keys that a rider presses: 1 to the left and forward, -1 to the right and backward. */
export interface Steering {
  readonly sideways: number
  readonly forward: number
  readonly jump: boolean
}

/** A block being dug: since when, and whether the client has finished. */
export interface Digging {
  readonly position: Vec
  readonly since: number
  /** Ticks that the activity was expected to take when it began. */
  readonly ticks: number
  finished: boolean
}
