import { type Position } from '../../core/position.ts';
import type { KnownThing } from '../../task/observation.ts';
import { LostItems } from './lost-items.ts';
/** Something that was seen. */
export interface Sighting extends Position {
    /** The name of the block. */
    readonly block: string;
}
/** The state of an agent's search. */
export interface Course {
    /** Direction of its tunnel, 0 to 3. */
    heading: number;
    /** Direction of its search on the surface (radians). */
    bearing: number;
    /** The cell in which it placed its last torch. */
    lit?: Position;
}
/**
 * A team's shared memory of an unknown world: where blocks of interest are, and which columns agents have been near. Of common
 * blocks, only a few per region are kept. All agents share it, so each knows what the others have seen.
 */
export declare class SpatialMemory {
    #private;
    /** Items that agents lost on their deaths. */
    readonly lost: LostItems;
    /**
     * Remembers a block.
     * @param most maximum number of this block in a region of 8 blocks; further ones are not remembered
     */
    see(block: string, x: number, y: number, z: number, most?: number): void;
    /** The block that is remembered in a cell. */
    blockAt({ x, y, z }: Position): string | undefined;
    /** Forgets a cell that has changed. */
    forget({ x, y, z }: Position): void;
    /** The remembered positions of these blocks, nearest first. Height differences count double, because they take longer. */
    nearest(blocks: readonly string[], from: Position, within?: number): Sighting[];
    /** Every remembered block, with its count and the nearest place. */
    summary(from: Position): KnownThing[];
    /** The search state of an agent, which the agent keeps and changes. Each agent begins in a different direction. */
    courseOf(agent: string): Course;
    /** Records an agent's current targets: a block, furnaces, or an animal by its id. Without any, its targets are cleared. */
    engage(agent: string, ...what: readonly (Position | number | undefined)[]): void;
    /** Whether a teammate is working on this animal, or on something this close (blocks along the ground; 0: this very cell). */
    isTaken(agent: string, what: Position | number, near?: number): boolean;
    /** Records a block that an agent has put down and will pick up again. */
    leaveBehind(agent: string, cell: Position): void;
    /** Blocks that an agent has put down and not picked up yet. */
    leftBehind(agent: string): readonly Position[];
    takenAlong(agent: string, { x, y, z }: Position): void;
    /** Marks a deadly place: from now on agents do not look for anything around it. */
    dread({ x, y, z }: Position): void;
    /** Marks a place as unreachable. */
    giveUp({ x, y, z }: Position): void;
    isGivenUp({ x, y, z }: Position): boolean;
    /** Records that the surface around a place has been seen. */
    visit({ x, z }: Position): void;
    /** Whether an agent has been near this place. */
    isVisited(x: number, z: number): boolean;
}
