/** Version of the recording's format. It increases when readers of older recordings must change. */
export declare const RECORDING_SCHEMA = 1;
/** The file of a run's recording, beside its journal. */
export declare const RECORDING_FILE = "recording.jsonl";
/** Game time of a tick (ms). A tick's number is its game time divided by this: `t` of a journal's event / 50. */
export declare const TICK_MS = 50;
/** The first line of a recording. */
export interface RecordingHead {
    recording: typeof RECORDING_SCHEMA;
    /** The version of Minecraft. */
    minecraft: string;
    agents: readonly string[];
    /** The lowest block of the world: where the sections of columns begin. */
    bottom: number;
    /** The source of the recording: the world itself, or the bots' view of it. */
    seenBy: 'world' | 'bots';
    /** Whether open screens and the agents' input are recorded; absent in older recordings. */
    hands?: true;
}
/** Every other line: a segment, with the information needed before unpacking it. */
export interface SegmentLine {
    /** The first tick, and the number of ticks. */
    from: number;
    ticks: number;
    /** Columns that come into view in it. */
    columns?: number;
    /** Its `edits` are complete: playback can start here. */
    key?: true;
    /**
     * Blocks first used in it, as commands write them (`oak_stairs[facing=east]`). They get the next numbers,
     * starting at 1; 0 is air.
     */
    blocks?: readonly string[];
    /** Names first used in it, numbered from 1; 0 is none. */
    words?: readonly string[];
    /** The output of `encodeSegment`, compressed with deflate (raw, without header) and written in base64. */
    data: string;
}
/**
 * Reads the first line of a recording.
 * @throws RecordingError when it is no such line, or of another version
 */
export declare function parseHead(text: string): RecordingHead;
/**
 * Reads any other line of a recording.
 * @throws RecordingError when it is no segment
 */
export declare function parseSegmentLine(text: string): SegmentLine;
