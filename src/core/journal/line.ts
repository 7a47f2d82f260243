import { CHECKSUM, checksum } from '../records/checksum.ts'
import { hidden } from '../secrets/secrets.ts'
import type { GameEvent } from './events.ts'
import type { JournalSeal } from './seal.ts'

/** The end of a line: its checksum, and the wall time, which the checksum leaves out. */
const END = new RegExp(`,"sum":"(${CHECKSUM})","wall":-?\\d+(?:\\.\\d+)?\\}$`)

/**
 * The line of an event in a journal. Its checksum covers everything before it in the line and the checksum of the previous line,
 * so that identical runs have identical checksums no matter when they are played.
 * @param after the journal so far
 */
export function journalLine(
  { t, type, data }: GameEvent,
  { after, wall }: { after: JournalSeal; wall: number },
): { text: string; seal: JournalSeal } {
  const head = hidden(JSON.stringify({ seq: after.lines, t: Math.round(t), type, data })).slice(0, -1)
  const sum = after.sum === null ? null : checksum(head, after.sum)
  const end = `${sum === null ? '' : `,"sum":"${sum}"`},"wall":${wall}}`
  return { text: head + end, seal: { lines: after.lines + 1, sum } }
}

/** The checksum that a line states, and the part of the line that it covers; undefined for a line without one. */
export function checksumIn(text: string): { sum: string; covered: string } | undefined {
  const match = END.exec(text)
  return match === null ? undefined : { sum: match[1] as string, covered: text.slice(0, match.index) }
}
