import type { Position } from '../core/position.ts'
import type { ItemCount } from './task.ts'

/** The state of the world that planners see, before the run or when replanning. */
export interface Scene {
  /** `items` is what an agent carries; absent before the run. */
  agents: readonly { name: string; position: Position; items?: readonly ItemCount[] }[]
  containers: readonly { position: Position; kind: string; items: readonly ItemCount[] }[]
}

/** What one agent knows about itself and its surroundings. */
export interface Observation {
  agent: string
  /** Position of the feet (blocks). */
  position: Position
  health: number
  food: number
  held: string | undefined
  inventory: readonly ItemCount[]
  /** Blocks at the cells that the agent asked about, in the syntax of the game's commands. */
  cells: readonly { position: Position; block: string }[]
  containers: readonly { position: Position; kind: string }[]
  others: readonly { name: string; position: Position }[]
}
