import type { Position } from '../core/position.ts'
import type { ItemCount } from './task.ts'

/** What the scene offers, before anyone has moved or when a plan is made anew: what planners are told. */
export interface Scene {
  /** `items`: what they carry, where they do. */
  agents: readonly { name: string; position: Position; items?: readonly ItemCount[] }[]
  containers: readonly { position: Position; kind: string; items: readonly ItemCount[] }[]
}

/** What one agent knows of itself and its surroundings. */
export interface Observation {
  agent: string
  /** Feet, in blocks. */
  position: Position
  health: number
  food: number
  held: string | undefined
  inventory: readonly ItemCount[]
  /** Blocks at the cells the agent asked about, written as the game's commands do. */
  cells: readonly { position: Position; block: string }[]
  containers: readonly { position: Position; kind: string }[]
  others: readonly { name: string; position: Position }[]
}
