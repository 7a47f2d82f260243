import type { Direction, Edges, Face, Look, Vec } from '../../geometry.ts'
import type { ItemStack } from '../../items/stack.ts'
import type { Chance } from '../chance.ts'
import type { BlockKind } from './kinds.ts'
import type { BlockShapes } from './shapes.ts'
import type { BlockState, BlockStates, StateProperties } from './states.ts'
import type { BlockTable } from './table.ts'

/** The blocks of one version. */
export interface BlockVersion {
  readonly states: BlockStates
  readonly shapes: BlockShapes
  readonly blocks: BlockTable<BlockRules>
}

/** A value that depends only on a block's state and the data of its version. */
export interface StateFact<T> {
  readonly find: (state: BlockState, version: BlockVersion) => T
}

/** The blocks of a world, as rules read them. */
export interface Blocks extends BlockVersion {
  readonly facts: { of<T>(fact: StateFact<T>, state: BlockState): T }
  /** State of what its blocks do; see `Memory`. */
  readonly memory: Record<string, object>
  get(p: Vec): BlockState
  set(p: Vec, to: BlockState): boolean
  /** Where the border is; undefined: nowhere near. */
  edges(): Edges | undefined
  /** Whether a place is inside the world's heights. */
  contains(p: Vec): boolean
}

/** A click with a held block. */
export interface PlaceClick {
  readonly clicked: Vec
  readonly face: Face
  /** Where on the clicked block, 0 to 1 on each axis. */
  readonly cursor: Vec
  readonly look: Look
  readonly sneaking: boolean
}

/** Input of the placement rules. */
export interface PlaceContext extends PlaceClick {
  readonly level: Blocks
  readonly name: string
  /** Where the block is placed. */
  readonly target: Vec
  /** The block replaces the clicked one. */
  readonly replaces: boolean
  readonly heading: Direction
}

export interface PlacedBlock {
  readonly position: Vec
  readonly state: BlockState
}

/** An item that a block drops, and how many. */
export type Drop = readonly [item: string, count: number]

export interface DropContext {
  readonly state: BlockState
  readonly tool: ItemStack | null
  readonly chance: Chance
}

/** How a block reacts to a piston: it moves, moves only when pushed, breaks, blocks the piston, or gives way (air and fluids). */
export type PushReaction = 'moves' | 'pushed' | 'breaks' | 'stays' | 'yields'

/** Whether power from dust counts: dust ignores power that other dust passes through blocks. */
export type Dust = 'with_dust' | 'without_dust'

/** Power a block gives in a direction, 0 to 15. Its place provides data that its state lacks (comparators). */
export type PowerGiven = (state: BlockState, towards: Face, dust: Dust, p: Vec, level: Blocks) => number

/** Behaviour that depends only on blocks. Everything is optional: a plain block has none. */
export interface BlockRules {
  /** Its kind, if rules of other blocks use it. */
  readonly kind?: BlockKind
  /** Another block may be placed into it. */
  readonly replaceable?: boolean
  /** Saplings, flowers and grass grow on it (vanilla tag dirt, and farmland). */
  readonly soil?: boolean
  /** Trees grow through it, even where nothing can be placed into it. */
  readonly treesGrowThrough?: boolean
  /** Its faces support nothing, independent of its shape. */
  readonly holdsNothing?: boolean
  /** Its faces support everything, although it is a little lower than a cube (vanilla getBlockSupportShape). */
  readonly holdsAll?: boolean
  /** A full block that fences, panes and walls do not join (vanilla Block.isExceptionForConnection). */
  readonly refusesFences?: boolean
  /** On top of a wall it keeps the wall's post up (vanilla tag wall_post_override). */
  readonly keepsWallPost?: boolean
  /** Players climb or swim in it and take no fall damage. */
  readonly breaksFall?: boolean
  /** The share of fall damage that players take when they land on it (vanilla Block.fallOn). Absent: all of it. */
  readonly fallDamage?: (sneaking: boolean) => number
  /** A full block that does not count as opaque: it conducts no redstone and lets chest lids open. */
  readonly seeThrough?: boolean
  /**
   * The light it emits, 0 to 15, if that depends on its state. Absent or undefined: the value in the version's
   * data.
   */
  readonly light?: (state: BlockState) => number | undefined
  /** It lets no light through the faces that it covers (vanilla useShapeForLightOcclusion): those of its shape, or these. */
  readonly shades?: 'by_shape' | ((state: BlockState) => readonly Face[])
  /** It always contains water, without a property for it. */
  readonly watery?: boolean
  /** How fluids treat it if its shape does not decide: they wash it away, or cannot enter. */
  readonly fluids?: 'wash_away' | 'stay_out'
  /** Slots of a container. */
  readonly slots?: number
  /** Whether it conducts power, if that does not follow from its shape. */
  readonly conducts?: (state: BlockState) => boolean | undefined
  /** Whether it can stay in a place (vanilla canSurvive). Absent: it can stay anywhere. */
  readonly isSupported?: (level: Blocks, p: Vec, state: BlockState) => boolean
  /** Properties it takes from its neighbours (vanilla updateShape). */
  readonly shape?: (level: Blocks, p: Vec, state: BlockState) => StateProperties
  /** Its neighbours are updated when its shape changes. */
  readonly shapeSpreads?: boolean
  /** Joins its neighbours once, right after it was placed. */
  readonly join?: (level: Blocks, p: Vec, state: BlockState) => void
  /** The position of its other half (doors, beds, tall plants). */
  readonly otherHalf?: (p: Vec, state: BlockState) => Vec
  /** Only a change of its other half can break it, so that a half set alone stays (vanilla BedBlock.updateShape). */
  readonly onlyHalfBreaks?: boolean
  /** The block that a click places in the target; null if it cannot be placed. Absent: the default state, turned by `orient`. */
  readonly place?: (context: PlaceContext) => BlockState | null
  /** All blocks that a click places, for blocks of more than one part. */
  readonly placeAll?: (context: PlaceContext) => readonly PlacedBlock[] | null
  /** A placement rule that differs from the common ones, including the choice of the target. */
  readonly placeFreely?: (level: Blocks, click: PlaceClick) => readonly PlacedBlock[] | null
  /** Properties determined by the click. */
  readonly orient?: (context: PlaceContext) => StateProperties
  /** The result of adding the same block to it. `across`: by a click on a neighbouring block. */
  readonly merge?: (level: Blocks, there: BlockState, click: PlaceClick, across: boolean) => BlockState | null
  /** What it drops when it breaks. Absent: itself. */
  readonly drops?: (context: DropContext) => readonly Drop[]
  /** How it reacts to a piston. Absent: it moves. */
  readonly push?: PushReaction | ((state: BlockState) => PushReaction)
  /** Adjacent blocks that pistons move along with it: it sticks to all but other kinds of glue. */
  readonly glue?: string
  /** It gives, carries or reacts to power. */
  readonly power?: boolean
  /** Whether adjacent dust connects to it. `side` is the direction from the dust to it. */
  readonly joinsDust?: (state: BlockState, side: Direction) => boolean
  /** Arrows press it and hold it pressed. */
  readonly arrowsPress?: boolean
  /** It resets after a time, so it must be checked again after loading. */
  readonly springsBack?: boolean
  /** Power it gives to the neighbour on that side (vanilla getSignal). */
  readonly weakPower?: PowerGiven
  /** Power it gives that passes through a solid block (vanilla getDirectSignal). */
  readonly strongPower?: PowerGiven
}

/** Behaviour in a running game. */
export interface BlockBehaviour<Game, Player> extends BlockRules {
  /** The state that it changes to after it or a neighbour changed; null for no change. */
  readonly settle?: (game: Game, p: Vec, state: BlockState) => BlockState | null
  /** Whether the light of a place lets it stay (vanilla canSurvive). Absent: any light does. */
  readonly livesInLight?: (game: Game, p: Vec, state: BlockState) => boolean
  /** Falls; called when nothing is below it. */
  readonly fall?: (game: Game, p: Vec, state: BlockState) => void
  /** A body landed on it after falling `fallen` blocks. */
  readonly landedOn?: (game: Game, p: Vec, fallen: number) => void
  /** Toggles its state with any held item (doors, levers). False if it does nothing. */
  readonly toggle?: (game: Game, p: Vec, state: BlockState, yaw: number) => boolean
  /** A player opens it or lies down in it; its state does not change. */
  readonly open?: (game: Game, player: Player, p: Vec, state: BlockState) => boolean
  /** A player uses it (vanilla Block.use). False if it does nothing, so that the held item is used. */
  readonly use?: (game: Game, player: Player, hand: number, p: Vec, state: BlockState) => boolean
  /** What a random tick does to a state; null if nothing. */
  readonly randomTick?: (state: BlockState) => ((game: Game, p: Vec, state: BlockState) => void) | null
  /** Bone meal is used on it. False if it has no effect; no bone meal is consumed then. */
  readonly fertilise?: (game: Game, p: Vec, state: BlockState) => boolean
  /** The power around it changed. `fresh`: the block itself was just placed. */
  readonly powerChanged?: (game: Game, p: Vec, state: BlockState, fresh: boolean) => void
  /** Polls each tick for changes without an event (contents behind a comparator, the hour). */
  readonly watches?: (game: Game, p: Vec, state: BlockState) => void
  /** A projectile has hit it at a point; `ticks` is how long targets answer. */
  readonly shotAt?: (game: Game, p: Vec, state: BlockState, at: Vec, ticks: number) => void
  /** The time has come that it scheduled with the redstone agenda. */
  readonly due?: (game: Game, p: Vec, state: BlockState) => void
  /** It was removed; removes its other parts. */
  readonly gone?: (game: Game, p: Vec, from: BlockState, to: BlockState) => void
  /** Replaces the usual drops, contents included, when it breaks. `drops`: whether the block itself drops. */
  readonly dropWhole?: (game: Game, p: Vec, state: BlockState, drops: boolean) => void
  /** What it becomes when a flame is held to it (camp fires, candles, TNT); null if that does nothing. */
  readonly kindle?: (game: Game, p: Vec, state: BlockState) => BlockState | null
  /** An explosion hits it; called instead of breaking it. */
  readonly explode?: (game: Game, p: Vec) => void
}
