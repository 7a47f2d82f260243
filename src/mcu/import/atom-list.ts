import type { GameVersion } from '../../game/version.ts'
import { slug } from '../atoms/atom.ts'
import { MeaningError } from '../meaning/meaning-error.ts'
import { readTask } from '../meaning/read.ts'
import { type Judged, judgedBy, type Reading } from '../meaning/reading.ts'

/** A line of a foreign list of atoms, with its meaning. */
export interface MappedLine {
  /** The original text. */
  readonly line: string
  /** How the task is judged; `nothing` if a part of it was not understood. */
  readonly judgedBy: Judged['by']
  /** Absent if the line is not the text of a task. */
  readonly reading?: Reading
  /** Corrected mistakes, or why the line was not understood or cannot be set up. */
  readonly notes: readonly string[]
}

/** Longer lines are truncated, and further lines ignored. */
const MAX_LINE = 200
const MAX_LINES = 50_000

/** Reads a foreign list of atoms, one per line, following the rules of `readTask`. Blank lines and duplicates are dropped. */
export function mapAtomList(text: string, version: GameVersion): { lines: MappedLine[]; dropped: number } {
  const seen = new Set<string>()
  const all = text.split(/\r?\n/, MAX_LINES)
  const lines = all.flatMap((line): MappedLine[] => {
    const id = slug(line)
    if (id === '' || seen.has(id)) return []
    seen.add(id)
    return [mapLine(line, version)]
  })
  return { lines, dropped: all.length - lines.length }
}

function mapLine(line: string, version: GameVersion): MappedLine {
  try {
    const reading = readTask(line.slice(0, MAX_LINE), version)
    return { line, judgedBy: judgedBy(reading), reading, notes: notesOf(reading) }
  } catch (error) {
    if (!(error instanceof MeaningError)) throw error
    return { line, judgedBy: 'nothing', notes: [error.message] }
  }
}

/** Notes for the user about a reading, one sentence each. */
export function notesOf({ notes, parts }: Reading): string[] {
  return [
    ...notes,
    ...parts.flatMap(({ words, judged, obstacle, readAs }) => [
      ...(readAs === undefined ? [] : [`"${words}" read as "${readAs}"`]),
      ...(judged.by === 'eye' ? [`"${words}" is judged by eye: ${judged.reason}`] : []),
      ...(judged.by === 'nothing' ? [`"${words}" was not understood: ${judged.reason}`] : []),
      ...(judged.by === 'nothing' ? judged.suggestions.map((near) => `did you mean "${near}"?`) : []),
      ...(obstacle === undefined ? [] : [`"${words}" cannot be set up: ${obstacle}`]),
    ]),
  ]
}
