import type { Position } from '../../core/position.ts';
import type { BlockSpec } from '../../game/block.ts';
import type { FootingRules } from '../../game/rules/rule-book.ts';
import type { Bot } from '../client/bot.ts';
import { KnownWays } from './known-ways.ts';
import { type BlockKind } from './search/moving-table.ts';
/** A block as a client sees it. */
export interface SeenBlock extends BlockSpec {
    /** Whether it blocks bodies. */
    isSolid: boolean;
}
/** A player, mob or object as a client sees it. */
export interface SeenBody {
    /** A player's name or an entity's kind. */
    name: string;
    /** Position of the feet (blocks). */
    position: Position;
    /** Size of the body (blocks). */
    width: number;
    height: number;
}
/** A read-only view of the world as one agent's client currently sees it. */
export interface SceneView {
    /** Version of the game that the client plays. */
    readonly version: string;
    /** The support of blocks in this world, where it differs from the game. */
    readonly rules?: FootingRules | undefined;
    /** Name of the agent. */
    readonly name: string;
    /** Position of its feet (blocks). */
    readonly position: Position;
    /** The block in a cell; undefined if it has not been loaded. */
    blockAt(cell: Position): SeenBlock | undefined;
    /** A cheaper `blockAt` for searches over many cells: only name and size. */
    kindAt(x: number, y: number, z: number): BlockKind | undefined;
    /** Name and size of a block before it is placed. */
    kindOf(block: BlockSpec): BlockKind;
    /** The first block that a ray hits within `range` blocks. */
    firstHit(from: Position, direction: Position, range: number): Position | undefined;
    /** Other players in sight. */
    players(): {
        name: string;
        position: Position;
    }[];
    /** Everything with a body in sight, including the agent, but without dropped items, orbs and arrows. */
    bodies(): SeenBody[];
    /** Whether the agent opens doors by hand on its paths. */
    readonly opensDoors: boolean;
    /** The exits found in this world; absent if the view differs from it. */
    readonly waysOut?: KnownWays;
}
/** The view of a bot's client. @param rights limits on the agent's paths, and the rules of the world */
export declare function viewOf(bot: Bot, { opensDoors, rules }: Pick<SceneView, 'opensDoors' | 'rules'>): SceneView;
