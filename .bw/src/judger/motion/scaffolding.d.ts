import { type Position } from '../../core/position.ts';
/** Temporary dirt that agents have placed: pillars and helper blocks. One for all agents of an episode. */
export declare class Scaffolding {
    #private;
    /** Records that an agent has placed dirt in a cell. */
    put(cell: Position, owner: string): void;
    /**
     * Records that it has been removed.
     * @param by the agent that dug it
     */
    taken(cell: Position, by?: string): void;
    /** The number of blocks that an agent has dug. */
    removedBy(agent: string): number;
    /** Records that an agent no longer uses its dirt. */
    abandon(owner: string): void;
    has(cell: Position): boolean;
    /** The agent that stands on this dirt or needs it to come down. */
    ownerOf(cell: Position): string | undefined;
    /** Cells whose dirt has not been removed. */
    left(): Position[];
    /** The cells that no agent uses. */
    unused(): Position[];
    /** The cells used by agents other than this one, with their heights above the foot of their column. */
    usedByOthers(agent: string): {
        cell: Position;
        level: number;
    }[];
}
