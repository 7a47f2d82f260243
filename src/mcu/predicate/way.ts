import { type Box, formatPosition, type Position } from '../../core/position.ts'
import type { GameVersion } from '../../game/version.ts'
import { type FUNCTIONS, tuple } from '../../question/expert/functions.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import type { GivenStack } from '../setup/carried.ts'
import type { Term } from './terms/index.ts'

/** The data of a scene in which a planner looks for a way to reach a goal. */
export interface PlanScene {
  readonly version: GameVersion
  /** Items that agents start with. */
  readonly carried: ReadonlyMap<string, number>
  /** The same, stack by stack: bottles differ in their potion. */
  readonly stacks: readonly GivenStack[]
  /** Blocks of the set-up that no earlier step digs. */
  readonly blocks: readonly PlacedBlock[]
  /** All blocks of the set-up, including those outside the arena: ground that was changed. */
  readonly ground: readonly PlacedBlock[]
  readonly mobs: readonly { readonly kind: string; readonly position: Position }[]
  readonly arena: { readonly box: Box; readonly spawn: Position }
  /** The agent's position after the set-up; absent: at the spawn. */
  readonly start?: Position
  /** Conditions on the part that is to be done. */
  readonly terms: readonly Term[]
}

/** The tool of an agent: a carried item, or `hand` for none. */
export type HeldItem = string

/** One step of a way, as data; the planner of open tasks turns it into subtasks. */
export type Step =
  /** Obtains items by the cheapest known way. Fails if there is none. */
  | { readonly do: 'obtain'; readonly item: string; readonly count: number }
  /** Picks items up from the ground, in addition to all that the team carries. Fails if nothing drops them. */
  | { readonly do: 'collect'; readonly item: string; readonly count: number }
  /** Crafts or smelts items, in addition to those carried. Fails if there is no way. */
  | { readonly do: 'make'; readonly item: string; readonly count: number }
  /** Digs blocks of the set-up: with the best tool, or with exactly what is named; `discard` also digs what then drops nothing. */
  | {
      readonly do: 'dig'
      readonly blocks: readonly PlacedBlock[]
      readonly tool?: string
      readonly exactly?: HeldItem
      readonly discard?: boolean
    }
  /** Places an item in each cell of a shape, relative to a free corner at least `away` blocks from the spawn. */
  | {
      readonly do: 'build'
      readonly item: string
      readonly shape: readonly Position[]
      readonly away: number
    }
  /** Places an item in a given cell. */
  | { readonly do: 'place'; readonly item: string; readonly cell: Position }
  /** Goes to cells one after another, each moved to the nearest free one. */
  | { readonly do: 'visit'; readonly cells: readonly Position[]; readonly description: string }
  /** Goes away to a cell, moved to the nearest free one, and back to a place, which is then in front of the agent. */
  | {
      readonly do: 'return'
      readonly from: Position
      readonly to: Position
      readonly description: string
    }
  /** Any other subtask: a call of one of the expert's functions. */
  | {
      readonly do: 'call'
      readonly name: keyof typeof FUNCTIONS
      readonly args: Readonly<Record<string, unknown>>
      readonly description: string
    }

/** Steps that make a leaf true, in order. */
export type Way = readonly Step[]

/** How many mobs of a kind the set-up summons. */
export const mobsIn = ({ mobs }: Pick<PlanScene, 'mobs'>, kind: string): number =>
  mobs.filter((mob) => mob.kind === kind).length

/** The step of using a block with any item in hand. */
export const operateStep = ({ position, block }: PlacedBlock): Step => ({
  do: 'call',
  name: 'operate',
  args: { pos: tuple(position) },
  description: `use the ${block.name} at ${formatPosition(position)}`,
})
