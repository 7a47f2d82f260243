import { RecordingError } from '../core/errors.js';
/*
 * A recording is a file of lines of JSON beside the journal, written during the run: a head, then a segment for each second or
 * so of game time. Live viewers of a run get the same lines one by one (`runTask({ onRecorded })`).
 *
 * A page reads it without Node: `line.ts`, `segment.ts`, `hands.ts`, `buttons.ts`, `bytes.ts`, `blocks.ts`, `moment.ts`,
 * `playback.ts` and `own-states.ts` import nothing but each other, `core/errors.ts`, `core/timeline.ts` and
 * `game/items/player-window.ts`. It unpacks `data` of each line once (`atob`, then `new
 * DecompressionStream('deflate-raw')`), keeps the bytes in a `SegmentStore`, and asks a `Playback`. Names are numbers: places
 * in tables that the lines build up in `blocks` and `words`.
 */
/** Version of the recording's format. It increases when readers of older recordings must change. */
export const RECORDING_SCHEMA = 1;
/** The file of a run's recording, beside its journal. */
export const RECORDING_FILE = 'recording.jsonl';
/** Game time of a tick (ms). A tick's number is its game time divided by this: `t` of a journal's event / 50. */
export const TICK_MS = 50;
/**
 * Reads the first line of a recording.
 * @throws RecordingError when it is no such line, or of another version
 */
export function parseHead(text) {
    const line = parsed(text);
    if (line.recording === RECORDING_SCHEMA)
        return line;
    throw new RecordingError(line.recording === undefined
        ? 'The first line is not the head of a recording.'
        : `The recording has schema ${line.recording}, and ${RECORDING_SCHEMA} is known.`, { hint: 'Read it with the version of causalmace that wrote it, or play the run again.' });
}
/**
 * Reads any other line of a recording.
 * @throws RecordingError when it is no segment
 */
export function parseSegmentLine(text) {
    const line = parsed(text);
    if (Number.isInteger(line.from) && Number.isInteger(line.ticks) && typeof line.data === 'string')
        return line;
    throw new RecordingError(`This is not a segment of a recording: ${text.slice(0, 60)}`, {
        hint: 'The file was changed after the run.',
    });
}
function parsed(text) {
    try {
        const value = JSON.parse(text);
        if (typeof value === 'object' && value !== null)
            return value;
    }
    catch {
        // said below
    }
    throw new RecordingError(`This is not a line of a recording: ${text.slice(0, 60)}`, {
        hint: 'The file was changed after the run.',
    });
}
