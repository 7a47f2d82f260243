import type { Position } from '../core/position.ts'
import type { ItemCount } from '../game/item-counts.ts'

/** The state of the world that planners see, before the run or when replanning. */
export interface Scene {
  /** `items`: an agent's inventory; absent before the run. */
  agents: readonly { name: string; position: Position; items?: readonly ItemCount[] }[]
  containers: readonly { position: Position; kind: string; items: readonly ItemCount[] }[]
  /** The team's knowledge of a world that it has to explore. */
  known?: readonly KnownThing[]
}

/** A kind of block or creature discovered in an unexplored world. */
export interface KnownThing {
  name: string
  count: number
  nearest: Position
  /** Distance to the nearest one, in blocks; height differences count double. */
  way: number
}

/** An agent's view of a world that it has to explore. */
export interface Surroundings {
  /** Everything that the team has seen, block by block, and the creatures in sight. */
  known: readonly KnownThing[]
  /** Crafting tables and furnaces nearby. */
  stations: readonly string[]
  /** Remaining uses of carried tools, added up per kind. */
  uses: readonly ItemCount[]
  isUnderground: boolean
  isNight: boolean
  /** The items that the agent lost on its death and may still fetch. */
  lost?: LostThings
}

/** The items at the place where an agent died. */
export interface LostThings {
  position: Position
  items: readonly ItemCount[]
  /** How much longer they stay there (s of game time). */
  secondsLeft: number
}

/** The blocks around an agent, in a box of cells. */
export interface BlocksAround {
  /** The lowest north-western cell. */
  min: Position
  /** Number of cells to the east, to the south, and upwards. */
  width: number
  height: number
  /** Names of blocks; `air` for all kinds of air, and an empty name if the chunk is not loaded. */
  names: readonly string[]
  /** Indices into `names`, layer by layer from the bottom up, rows from north to south, each from west to east. */
  cells: readonly number[]
}

/** Things of a kind that an agent sees around it. */
export interface SeenThings {
  /** A block with its age if it grows, or a kind of animal. */
  name: string
  count: number
  /** Cells of the nearest ones, nearest first. */
  nearest: readonly Position[]
}

/** An agent's knowledge of itself and its surroundings. */
export interface Observation {
  agent: string
  /** Position of the feet (blocks). */
  position: Position
  /** Whether it stands on dirt that it has stacked. */
  isUp?: true
  health: number
  food: number
  held: string | undefined
  inventory: readonly ItemCount[]
  /** Blocks at the cells that the agent asked about, in the syntax of the game's commands. */
  cells: readonly { position: Position; block: string }[]
  containers: readonly { position: Position; kind: string }[]
  others: readonly { name: string; position: Position }[]
  /** The blocks around it, if it was asked to look around. */
  around?: BlocksAround
  /** Stations, fields, ores and animals around it, also only if it was asked to look around. */
  seen?: readonly SeenThings[]
  /** Present if the world has to be explored. */
  surroundings?: Surroundings
}
