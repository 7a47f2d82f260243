import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { checked, describeIssues } from '../../core/checked/checked.ts'
import { count } from '../../core/count.ts'
import { RunFolderError } from '../../core/errors.ts'
import { CHECKSUM, checksum } from '../../core/records/checksum.ts'
import type { Damage } from '../../core/records/damage.ts'
import { hidden } from '../../core/secrets/secrets.ts'
import { shellWord } from '../../core/shell-word.ts'
import { type Attempt, attemptSchema, type EpisodeResult, episodeResultSchema } from './episode-result.ts'

/** Version of a line of results.jsonl. Since version 2 a line has a number and a checksum of its own. */
export const RESULT_SCHEMA = 2

/** A line of results.jsonl. @param seq the line's number, counted from 0 */
export function resultLine(result: EpisodeResult, seq: number): string {
  const head = hidden(JSON.stringify({ ...result, schema: RESULT_SCHEMA, seq })).slice(0, -1)
  return `${head},"sum":"${checksum(head)}"}\n`
}

/** A line of results.jsonl without detectable damage. */
export interface SoundLine {
  /** Line number in the file, counted from 1. */
  line: number
  content: Record<string, unknown>
  attempt: Attempt
  /** Written before lines had checksums. */
  isUnproven: boolean
}

export interface ResultsFile {
  lines: SoundLine[]
  /** Lines that are unusable, missing or out of place, in order. A truncated last line comes last. */
  damages: Damage[]
  /** Whether the last line was truncated, for example by a killed runner. */
  isTorn: boolean
}

const SUM = new RegExp(`,"sum":"(${CHECKSUM})"\\}$`)

/** A raw line of the file, with its line number, and the sequence number in it, if any. */
interface NumberedLine {
  place: Pick<Damage, 'file'> & { line: number; offset: number }
  seq: number | undefined
  content: Omit<SoundLine, 'line'> | { wrong: string }
}

/** Reads the lines of results.jsonl independently: a bad line does not invalidate the others. */
export function readResultsFile(path: string): ResultsFile {
  if (!existsSync(path)) return { lines: [], damages: [], isTorn: false }
  const texts = readFileSync(path, 'utf8').split('\n')
  const rest = texts.pop() ?? ''
  let offset = 0
  const all = texts.map((text, index): NumberedLine => {
    const place = { file: path, line: index + 1, offset }
    offset += Buffer.byteLength(text) + 1
    return { place, ...numbered(text) }
  })
  const file = sorted(all)
  if (rest === '') return { ...file, isTorn: false }
  const torn = {
    file: path,
    line: texts.length + 1,
    offset,
    what: 'the last line was cut off',
    lost: 'it is left out',
  }
  return { lines: file.lines, damages: [...file.damages, torn], isTorn: true }
}

/** Separates usable lines from damaged ones. */
function sorted(all: readonly NumberedLine[]): Omit<ResultsFile, 'isTorn'> {
  const lines: SoundLine[] = []
  const damages: Damage[] = []
  const numbers = new Set(all.flatMap(({ seq }) => seq ?? []))
  const seen = new Set<number>()
  let expected = 0
  for (const { place, seq, content } of all) {
    const isCopy = seq !== undefined && seen.has(seq)
    if ('wrong' in content) damages.push({ ...place, what: content.wrong, lost: LEFT_OUT })
    else if (isCopy) damages.push({ ...place, what: `a copy of the line with number ${seq}`, lost: LEFT_OUT })
    else lines.push({ line: place.line, ...content })
    if (isCopy) continue
    const missing = rangeOf(expected, seq ?? expected).filter((number) => !numbers.has(number))
    if (missing.length > 0) damages.push({ ...place, ...missingBefore(missing.length) })
    else if (seq !== undefined && seq !== expected && !seen.has(expected))
      damages.push({
        ...place,
        what: `its number is ${seq} and ${expected} was expected: it is out of place`,
        lost: 'nothing is lost',
      })
    if (seq !== undefined) seen.add(seq)
    expected = Math.max(expected, seq ?? expected) + 1
  }
  return { lines, damages }
}

const LEFT_OUT = 'this line is left out'

const rangeOf = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

const missingBefore = (missing: number): Pick<Damage, 'what' | 'lost'> => ({
  what: `${count(missing, 'line')} ${missing === 1 ? 'is' : 'are'} missing before it`,
  lost: 'their episodes count as not played',
})

/** The number and content of a line, or the fault in it. */
function numbered(text: string): Omit<NumberedLine, 'place'> {
  const wrong = (what: string) => ({ seq: undefined, content: { wrong: what } })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return wrong(`not JSON: ${text.slice(0, 60)}`)
  }
  const stated = SUM.exec(text)
  if (stated !== null && checksum(text.slice(0, stated.index)) !== stated[1])
    return wrong('its content does not match its checksum')
  const attempt = checked(attemptSchema, json)
  if (!attempt.success) return wrong(`not a result: ${describeIssues(attempt.issues.slice(0, 1))}`)
  const isUnproven = attempt.data.schema < RESULT_SCHEMA
  if (stated === null && !isUnproven) return wrong('it has no checksum')
  const { seq, sum: _, ...content } = json as Record<string, unknown>
  return {
    seq: typeof seq === 'number' ? seq : undefined,
    content: { content, attempt: attempt.data, isUnproven },
  }
}

/** A line as the result of an episode. @returns the fault if it is not one */
export function resultOf({ content }: SoundLine): EpisodeResult | string {
  const result = checked(episodeResultSchema, content)
  return result.success ? result.data : `not a result: ${describeIssues(result.issues.slice(0, 1))}`
}

/** The error for an intact line that is not a result of this version. */
export const otherVersion = (file: string, line: number, what: string): RunFolderError =>
  new RunFolderError(`${file}:${line}: ${what}`, {
    hint: `If it is of another version, \`causalmace rescore ${shellWord(dirname(file))}\` measures it again.`,
  })

/** Why a result cannot be true; undefined if there is no contradiction. */
export const contradictionIn = ({
  outcome,
  completionRate,
}: Pick<EpisodeResult, 'outcome' | 'completionRate'>): string | undefined =>
  outcome === 'success' && completionRate !== null && completionRate < 1
    ? `it contradicts itself: a success with a completion rate of ${completionRate}`
    : undefined
