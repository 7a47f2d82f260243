import { constants, deflateRawSync } from 'node:zlib';
/** Only runs of the same byte are compressed, which gives most of the gain: half the time, for a twelfth more bytes. */
const COMPRESSION = { level: 3, strategy: constants.Z_RLE };
/** The line of a recording's file. Compressing takes time, and can be done outside of the episode's thread. */
export const lineOf = (recorded) => JSON.stringify('head' in recorded
    ? recorded.head
    : {
        ...recorded.line,
        data: deflateRawSync(recorded.bytes, COMPRESSION).toString('base64'),
    });
