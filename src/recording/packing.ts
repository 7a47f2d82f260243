import { constants, deflateRawSync } from 'node:zlib'
import type { RecordingHead, SegmentLine } from './line.ts'

/** Only runs of the same byte are looked for, which is most of what there is to find: half the time, for a twelfth more bytes. */
const COMPRESSION = { level: 3, strategy: constants.Z_RLE }

/** What a recorder gives: the head, or a segment that is not yet compressed. It can be sent to another thread. */
export type Recorded =
  | { head: RecordingHead }
  | { line: Omit<SegmentLine, 'data'>; bytes: Uint8Array<ArrayBuffer> }

/** The line of a recording's file. Compressing takes time, and need not be done where the run is played. */
export const lineOf = (recorded: Recorded): string =>
  JSON.stringify(
    'head' in recorded
      ? recorded.head
      : ({
          ...recorded.line,
          data: deflateRawSync(recorded.bytes, COMPRESSION).toString('base64'),
        } satisfies SegmentLine),
  )
