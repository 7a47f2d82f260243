import type { Chance } from '../chance.ts'
import type { Direction, Face, Look, Vec } from '../geometry.ts'
import type { ItemStack } from '../items/stack.ts'
import type { BlockShapes } from './shapes.ts'
import type { BlockState, BlockStates, StateProperties } from './states.ts'
import type { BlockTable } from './table.ts'

/** The blocks of one version. */
export interface BlockVersion {
  readonly states: BlockStates
  readonly shapes: BlockShapes
  readonly blocks: BlockTable<BlockRules>
}

/** Something that follows from a block's state and from the data of its version, and from nothing else. */
export interface StateFact<T> {
  readonly find: (state: BlockState, version: BlockVersion) => T
}

/** The blocks of a world, as rules read them. */
export interface Blocks extends BlockVersion {
  readonly facts: { of<T>(fact: StateFact<T>, state: BlockState): T }
  get(p: Vec): BlockState
  set(p: Vec, to: BlockState): boolean
  /** Whether a place is inside the world's heights. */
  contains(p: Vec): boolean
}

/** A click with a block in the hand. */
export interface PlaceClick {
  readonly clicked: Vec
  readonly face: Face
  /** Where on the clicked block, 0 to 1 on each axis. */
  readonly cursor: Vec
  readonly look: Look
  readonly sneaking: boolean
}

/** What the rules of placing read. */
export interface PlaceContext extends PlaceClick {
  readonly level: Blocks
  readonly name: string
  /** Where the block goes. */
  readonly target: Vec
  /** The block goes into the clicked block's own place. */
  readonly replaces: boolean
  readonly heading: Direction
}

export interface PlacedBlock {
  readonly position: Vec
  readonly state: BlockState
}

/** What falls out of a block: item name and how many. */
export type Drop = readonly [item: string, count: number]

export interface DropContext {
  readonly state: BlockState
  readonly tool: ItemStack | null
  readonly chance: Chance
}

/** What a block does when a piston comes: moves, breaks, stays where it is, or only makes room. */
export type PushReaction = 'moves' | 'breaks' | 'stays' | 'yields'

/** Whether dust counts: other dust does not see what comes out of dust through blocks. */
export type Dust = 'with_dust' | 'without_dust'

/** Power a block gives in a direction, 0 to 15. */
export type PowerGiven = (state: BlockState, towards: Face, dust: Dust) => number

/** What a block does that depends on nothing but blocks. Everything is optional: a plain block does nothing. */
export interface BlockRules {
  /** Another block may be placed into it. */
  readonly replaceable?: boolean
  /** A full block that does not count as opaque: redstone and chest lids pass it (no redstone conductor). */
  readonly seeThrough?: boolean
  /** Light it gives, 0 to 15, where that depends on its state. Absent or undefined: as the data of the version says. */
  readonly light?: (state: BlockState) => number | undefined
  /** It is full of water without a property that says so. */
  readonly watery?: boolean
  /** What fluids do to it where its shape does not say so: they wash it away, or cannot enter. */
  readonly fluids?: 'wash_away' | 'stay_out'
  /** Slots of a container. */
  readonly slots?: number
  /** Whether it passes on power given to it, where that does not follow from its shape. */
  readonly conducts?: (state: BlockState) => boolean | undefined
  /** Whether it would stay in a place (vanilla canSurvive). Absent: it stays anywhere. */
  readonly isSupported?: (level: Blocks, p: Vec, state: BlockState) => boolean
  /** Properties it takes from its neighbours (vanilla updateShape). */
  readonly shape?: (level: Blocks, p: Vec, state: BlockState) => StateProperties
  /** A change of shape that its own neighbours follow in turn. */
  readonly shapeSpreads?: boolean
  /** Joins its neighbours once, when it was just put down. */
  readonly join?: (level: Blocks, p: Vec, state: BlockState) => void
  /** Where its other half belongs (doors, beds, tall plants). */
  readonly otherHalf?: (p: Vec, state: BlockState) => Vec
  /** The block a click sets into the target; null: the place refuses. Absent: the default, turned by `orient`. */
  readonly place?: (context: PlaceContext) => BlockState | null
  /** All blocks a click sets, for those that need more than one place. */
  readonly placeAll?: (context: PlaceContext) => readonly PlacedBlock[] | null
  /** Placing that follows no common rule, not even where the block goes. */
  readonly placeFreely?: (level: Blocks, click: PlaceClick) => readonly PlacedBlock[] | null
  /** Properties it takes from how it was clicked. */
  readonly orient?: (context: PlaceContext) => StateProperties
  /** What it becomes when the same block is added to it; `across`: by a click on the block beside. */
  readonly merge?: (level: Blocks, there: BlockState, click: PlaceClick, across: boolean) => BlockState | null
  /** What it leaves when it breaks. Absent: itself. */
  readonly drops?: (context: DropContext) => readonly Drop[]
  /** What it does when a piston comes. Absent: it moves. */
  readonly push?: PushReaction | ((state: BlockState) => PushReaction)
  /** It gives, carries or takes power. */
  readonly power?: boolean
  /** Springs back by itself: after loading it has to be looked at again. */
  readonly springsBack?: boolean
  /** Power it gives to what stands there (vanilla getSignal). */
  readonly weakPower?: PowerGiven
  /** Power it gives that goes on through a solid block (vanilla getDirectSignal). */
  readonly strongPower?: PowerGiven
}

/** What a block does in a running game. */
export interface BlockBehaviour<Game, Player> extends BlockRules {
  /** What it becomes when it or a neighbour has changed; null: nothing. */
  readonly settle?: (game: Game, p: Vec, state: BlockState) => BlockState | null
  /** Falls, when nothing is under it. */
  readonly fall?: (game: Game, p: Vec, state: BlockState) => void
  /** Somebody landed on it after a fall of so many blocks. */
  readonly landedOn?: (game: Game, p: Vec, fallen: number) => void
  /** What a hand changes without needing anything in it: doors, levers. False: nothing. */
  readonly toggle?: (game: Game, p: Vec, state: BlockState, yaw: number) => boolean
  /** A hand opens it or lies down in it; the block itself stays as it is. */
  readonly open?: (game: Game, player: Player, p: Vec, state: BlockState) => boolean
  /** A hand, with or without something in it, uses it (vanilla Block.use). False: nothing, the item's turn. */
  readonly use?: (game: Game, player: Player, hand: number, p: Vec, state: BlockState) => boolean
  /** What a random tick does to a state of it; null: nothing, or nothing any more. */
  readonly randomTick?: (state: BlockState) => ((game: Game, p: Vec, state: BlockState) => void) | null
  /** Bone meal is used on it. False: it does nothing here, and none is used up. */
  readonly fertilise?: (game: Game, p: Vec, state: BlockState) => boolean
  /** Power around it has changed, or the block itself if `fresh`. */
  readonly powerChanged?: (game: Game, p: Vec, state: BlockState, fresh: boolean) => void
  /** The time it asked the redstone agenda for has come. */
  readonly due?: (game: Game, p: Vec, state: BlockState) => void
  /** It has gone: what belongs to it follows. */
  readonly gone?: (game: Game, p: Vec, from: BlockState, to: BlockState) => void
  /** Drops it in its own way when it breaks, what it holds included; `drops`: whether the block itself drops. */
  readonly dropWhole?: (game: Game, p: Vec, state: BlockState, drops: boolean) => void
  /** An explosion takes it, instead of breaking it. */
  readonly explode?: (game: Game, p: Vec) => void
}
