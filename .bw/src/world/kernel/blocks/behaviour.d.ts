import type { Direction, Edges, Face, Look, Vec } from '../../geometry.ts';
import type { ItemStack } from '../../items/stack.ts';
import type { Chance } from '../chance.ts';
import type { BlockKind } from './kinds.ts';
import type { BlockShapes } from './shapes.ts';
import type { BlockState, BlockStates, StateProperties } from './states.ts';
import type { BlockTable } from './table.ts';
/** The blocks of one version. */
export interface BlockVersion {
    readonly states: BlockStates;
    readonly shapes: BlockShapes;
    readonly blocks: BlockTable<BlockRules>;
}
/** A value that depends only on a block's state and the data of its version. */
export interface StateFact<T> {
    readonly find: (state: BlockState, version: BlockVersion) => T;
}
/** The blocks of a world, in the form that rules read. */
export interface Blocks extends BlockVersion {
    readonly facts: {
        of<T>(fact: StateFact<T>, state: BlockState): T;
    };
    /** The state of its blocks' activities; see `Memory`. */
    readonly memory: Record<string, object>;
    get(p: Vec): BlockState;
    set(p: Vec, to: BlockState): boolean;
    /** The border; undefined if it is far away. */
    edges(): Edges | undefined;
    /** Whether a position is within the world's heights. */
    contains(p: Vec): boolean;
}
/** A click with a held block. */
export interface PlaceClick {
    readonly clicked: Vec;
    readonly face: Face;
    /** The clicked point on the block, 0 to 1 on each axis. */
    readonly cursor: Vec;
    readonly look: Look;
    readonly sneaking: boolean;
}
/** Input of the placement rules. */
export interface PlaceContext extends PlaceClick {
    readonly level: Blocks;
    readonly name: string;
    /** The position at which the block is placed. */
    readonly target: Vec;
    /** Whether the block replaces the clicked one. */
    readonly replaces: boolean;
    readonly heading: Direction;
}
export interface PlacedBlock {
    readonly position: Vec;
    readonly state: BlockState;
}
/** An item that a block drops, with its amount. */
export type Drop = readonly [item: string, count: number];
export interface DropContext {
    readonly state: BlockState;
    readonly tool: ItemStack | null;
    readonly chance: Chance;
}
/** How a block reacts to a piston: it moves, moves only when pushed, breaks, blocks the piston, or gives way (air and fluids). */
export type PushReaction = 'moves' | 'pushed' | 'breaks' | 'stays' | 'yields';
/** Whether power from dust counts: dust ignores power that other dust passes through blocks. */
export type Dust = 'with_dust' | 'without_dust';
/** The power that a block gives in a direction, 0 to 15. Its position provides data that its state lacks (comparators). */
export type PowerGiven = (state: BlockState, towards: Face, dust: Dust, p: Vec, level: Blocks) => number;
/** Behaviour that depends only on blocks. Everything is optional: a plain block has none. */
export interface BlockRules {
    /** Its kind, if other blocks' rules use it. */
    readonly kind?: BlockKind;
    /** Whether another block may be placed into its cell. */
    readonly replaceable?: boolean;
    /** Whether saplings, flowers and grass grow on it (vanilla tag dirt, and farmland). */
    readonly soil?: boolean;
    /** Whether trees grow through it, even if nothing can be placed into its cell. */
    readonly treesGrowThrough?: boolean;
    /** Whether its faces support nothing, regardless of its shape. */
    readonly holdsNothing?: boolean;
    /** Whether its faces support everything, although it is a little lower than a cube (vanilla getBlockSupportShape). */
    readonly holdsAll?: boolean;
    /** Whether it is a full block to which fences, panes and walls do not connect (vanilla Block.isExceptionForConnection). */
    readonly refusesFences?: boolean;
    /** Whether a wall below it has a post (vanilla tag wall_post_override). */
    readonly keepsWallPost?: boolean;
    /** Whether players climb or swim in it and take no fall damage. */
    readonly breaksFall?: boolean;
    /** The share of fall damage that players take when they land on it (vanilla Block.fallOn). Absent: all of it. */
    readonly fallDamage?: (sneaking: boolean) => number;
    /** Whether it is a full block that does not count as opaque: it conducts no redstone and lets chest lids open. */
    readonly seeThrough?: boolean;
    /**
     * The light it emits, 0 to 15, if that depends on its state. Absent or undefined: the value in the version's
     * data.
     */
    readonly light?: (state: BlockState) => number | undefined;
    /**
     * Whether it blocks light through the faces that it covers (vanilla useShapeForLightOcclusion): those of its shape, or the
     * given ones.
     */
    readonly shades?: 'by_shape' | ((state: BlockState) => readonly Face[]);
    /** Whether it always contains water, without a property for it. */
    readonly watery?: boolean;
    /** The effect of fluids on it, if its shape does not decide: they wash it away, or cannot enter. */
    readonly fluids?: 'wash_away' | 'stay_out';
    /** Number of slots, if it is a container. */
    readonly slots?: number;
    /** Whether it conducts power, if its shape does not decide. */
    readonly conducts?: (state: BlockState) => boolean | undefined;
    /** Whether it can stay in a cell (vanilla canSurvive). Absent: it can stay anywhere. */
    readonly isSupported?: (level: Blocks, p: Vec, state: BlockState) => boolean;
    /** Properties that depend on its neighbours (vanilla updateShape). */
    readonly shape?: (level: Blocks, p: Vec, state: BlockState) => StateProperties;
    /** Whether its neighbours are updated when its shape changes. */
    readonly shapeSpreads?: boolean;
    /** Connects it to its neighbours once, right after it was placed. */
    readonly join?: (level: Blocks, p: Vec, state: BlockState) => void;
    /** The position of its other half (doors, beds, tall plants). */
    readonly otherHalf?: (p: Vec, state: BlockState) => Vec;
    /**
     * Whether only a change of its other half can break it, so that a half that is set alone stays (vanilla BedBlock.updateShape).
     */
    readonly onlyHalfBreaks?: boolean;
    /** The block that a click places in the target; null if it cannot be placed. Absent: the default state, turned by `orient`. */
    readonly place?: (context: PlaceContext) => BlockState | null;
    /** All blocks that a click places, for blocks of more than one part. */
    readonly placeAll?: (context: PlaceContext) => readonly PlacedBlock[] | null;
    /** A placement rule that differs from the common ones, including the choice of the target. */
    readonly placeFreely?: (level: Blocks, click: PlaceClick) => readonly PlacedBlock[] | null;
    /** Properties determined by the click. */
    readonly orient?: (context: PlaceContext) => StateProperties;
    /** The result of adding the same block to it. `across`: by a click on a neighbouring block. */
    readonly merge?: (level: Blocks, there: BlockState, click: PlaceClick, across: boolean) => BlockState | null;
    /** Its drops when it breaks. Absent: itself. */
    readonly drops?: (context: DropContext) => readonly Drop[];
    /** How it reacts to a piston. Absent: it moves. */
    readonly push?: PushReaction | ((state: BlockState) => PushReaction);
    /** Adjacent blocks that pistons move along with it: it sticks to everything except other kinds of glue. */
    readonly glue?: string;
    /** Whether it gives, carries or reacts to power. */
    readonly power?: boolean;
    /** Whether adjacent dust connects to it. `side` is the direction from the dust to it. */
    readonly joinsDust?: (state: BlockState, side: Direction) => boolean;
    /** Whether arrows press it and keep it pressed. */
    readonly arrowsPress?: boolean;
    /** Whether it resets after a time, so that it must be checked again after loading. */
    readonly springsBack?: boolean;
    /** The power that it gives to the neighbour on a given side (vanilla getSignal). */
    readonly weakPower?: PowerGiven;
    /** The power given by it that passes through a solid block (vanilla getDirectSignal). */
    readonly strongPower?: PowerGiven;
}
/** Behaviour in a running game. */
export interface BlockBehaviour<Game, Player> extends BlockRules {
    /** The state to which it changes after it or a neighbour has changed; null for no change. */
    readonly settle?: (game: Game, p: Vec, state: BlockState) => BlockState | null;
    /** Whether the light in a cell lets it stay (vanilla canSurvive). Absent: any light does. */
    readonly livesInLight?: (game: Game, p: Vec, state: BlockState) => boolean;
    /** Makes it fall; called when there is nothing below it. */
    readonly fall?: (game: Game, p: Vec, state: BlockState) => void;
    /** Called when an entity has landed on it after falling `fallen` blocks. */
    readonly landedOn?: (game: Game, p: Vec, fallen: number) => void;
    /** Toggles its state with any held item (doors, levers). Returns false if it does nothing. */
    readonly toggle?: (game: Game, p: Vec, state: BlockState, yaw: number) => boolean;
    /** Called when a player opens it or lies down in it; its state does not change. */
    readonly open?: (game: Game, player: Player, p: Vec, state: BlockState) => boolean;
    /** Called when a player uses it (vanilla Block.use). Returns false if it does nothing, so that the held item is used. */
    readonly use?: (game: Game, player: Player, hand: number, p: Vec, state: BlockState) => boolean;
    /** The effect of a random tick on a state; null if there is none. */
    readonly randomTick?: (state: BlockState) => ((game: Game, p: Vec, state: BlockState) => void) | null;
    /** Called when bone meal is used on it. Returns false if it has no effect; in that case, no bone meal is consumed. */
    readonly fertilise?: (game: Game, p: Vec, state: BlockState) => boolean;
    /** Called when the power around it has changed. `fresh`: the block itself was just placed. */
    readonly powerChanged?: (game: Game, p: Vec, state: BlockState, fresh: boolean) => void;
    /** Polls each tick for changes without an event (contents behind a comparator, the hour). */
    readonly watches?: (game: Game, p: Vec, state: BlockState) => void;
    /** Called when a projectile has hit it at a point; `ticks` is how long targets respond. */
    readonly shotAt?: (game: Game, p: Vec, state: BlockState, at: Vec, ticks: number) => void;
    /** Called at the time that it scheduled with the redstone agenda. */
    readonly due?: (game: Game, p: Vec, state: BlockState) => void;
    /** Called when it was removed; removes its other parts. */
    readonly gone?: (game: Game, p: Vec, from: BlockState, to: BlockState) => void;
    /** Replaces the usual drops, including contents, when it breaks. `drops`: whether the block itself drops. */
    readonly dropWhole?: (game: Game, p: Vec, state: BlockState, drops: boolean) => void;
    /** Its new state when a flame is held to it (campfires, candles, TNT); null if this has no effect. */
    readonly kindle?: (game: Game, p: Vec, state: BlockState) => BlockState | null;
    /** Called when an explosion hits it, instead of breaking it. */
    readonly explode?: (game: Game, p: Vec) => void;
}
