import type { RecordingHead, SegmentLine } from './line.ts';
/** Output of a recorder: the head, or a segment that is not yet compressed. It can be sent to another thread. */
export type Recorded = {
    head: RecordingHead;
} | {
    line: Omit<SegmentLine, 'data'>;
    bytes: Uint8Array<ArrayBuffer>;
};
/** The line of a recording's file. Compressing takes time, and can be done outside of the episode's thread. */
export declare const lineOf: (recorded: Recorded) => string;
