import type { Position } from '../../core/position.ts';
import type { RecordingHead } from '../../recording/line.ts';
import type { SeenColumn, SeenTick } from '../../recording/recorder.ts';
/** The source of a recording: a world, or the bots' view of one. */
export interface Witness {
    readonly seenBy: RecordingHead['seenBy'];
    /** The lowest block of the world. */
    readonly bottom: number;
    /** Listens for the end of each tick. @returns a function that removes the listener */
    onTick(listener: () => void): () => void;
    /** Listens for each changed cell; blocks as `formatBlock` writes them. @returns a function that removes the listener */
    onBlockChanged(listener: (at: Position, block: string, by: string | undefined) => void): () => void;
    onChat(listener: (from: string, text: string) => void): () => void;
    /**
     * The current state, which must be read immediately: the next call may modify the same objects. Spectators that are not agents
     * are left out.
     */
    now(): SeenTick;
    /** The columns that have come into range since the last call. `numberOf` numbers blocks consistently. */
    newColumns(numberOf: (block: string) => number): readonly SeenColumn[];
}
