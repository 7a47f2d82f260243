import type { BlockSpec } from '../block.ts'
import type { Grip } from '../blocks/sturdy.ts'
import type { PlacementOption, Properties, Side } from './options.ts'

/** Something done to a block after the click that placed it. */
export interface FinishingStep {
  /** The item that is used on the block; `again` repeats the click with one more of the placing item, `hand` clicks the block. */
  use: string
  /** Maximum number of uses. */
  times: number
  /** The content of the cell after the step. A step whose result already exists is left out. */
  gives: BlockSpec
  /** With `again`: the side of the neighbour to click instead. */
  against?: Side
}

/** How a property of a placed block gets its value. */
export interface PropertyRule {
  /**
   * `click`: by where and how it is clicked; `steps`: by finishing steps; `neighbours`: by the blocks around it, now or later;
   * `fixed`: always the same when a player places it; `chance`: random, or changing with time, so no blueprint can name it.
   */
  by: 'click' | 'steps' | 'neighbours' | 'fixed' | 'chance'
  /** A few words, for the table in the docs. */
  how: string
  /** The values that a player can produce. Absent: all. */
  values?: readonly string[]
}

/** Blocks that are placed in the same way. The data of a family holds in all versions that have its blocks. */
export interface PlacingFamily {
  /** Heading in the table of the docs. */
  title: string
  /** Names separated by spaces, a pattern, or a test of names. */
  blocks: string | RegExp | ((name: string) => boolean)
  /** One sentence for the table: how a player places them. */
  how: string
  /** Why no player can place them. */
  impossible?: string
  /** The item that places a block; its own name if absent. */
  item?(name: string): string
  /** The block that appears first, if neighbours or steps turn it into the wanted one. */
  placedAs?(name: string, properties: Properties): string
  /** The properties that the first click decides, if it does not yet decide all of them. */
  begins?(properties: Properties): Properties
  /** Ways to click. Absent: any neighbour. */
  options?(properties: Properties, name: string): PlacementOption[]
  steps?(properties: Properties, name: string): FinishingStep[]
  /** Water must be poured into the cell first. */
  inWater?: true
  /** Overrides the rules that hold for properties of this name in general. */
  properties?: Readonly<Record<string, PropertyRule>>
  /** The side on which it needs a neighbour to hold (vanilla canSurvive); undefined if it holds in the air. */
  needs?(properties: Properties, name: string): Side | undefined
  /** How much of the face of that neighbour must be there (vanilla canSurvive); none of it if absent. */
  grip?: Grip
  /** Its best support; any full block if absent. */
  host?(name: string, properties: Properties): string
  /** Names of all blocks that can support it (vanilla canSurvive); any if absent. */
  hosts?: RegExp
  /** Names of blocks on which it holds in any light; elsewhere only in the dark (vanilla MushroomBlock.canSurvive). Absent: light does not matter. */
  hostsInLight?: RegExp
}
