import { readFileSync, statSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { checked } from '../core/checked/checked.ts'
import { InvalidFileError } from '../core/errors.ts'
import type { GameVersion } from '../game/version.ts'
import { type MappedLine, mapAtomList } from '../mcu/import/atom-list.ts'
import { readCriteria } from '../mcu/import/criteria.ts'
import { looksLikeRating, type Rating, readRating } from '../mcu/import/ratings.ts'
import { type AgentBeatsResults, inconsistencies, resultsSchema } from '../mcu/import/results.ts'
import type { TaskDraft } from '../scenario/builtin.ts'
import { firstIssue } from './imported.ts'
import { readJsonFile } from './json-file.ts'
import { importMcuConfig, type McuImportOptions } from './mcu/import-config.ts'

/** Text files larger than this cannot be MCU's (bytes). */
const MAX_TEXT = 4_000_000

/** The content of a file from MCU or its AgentBeats green agent. */
export type McuFile = { readonly notes: readonly string[] } & (
  | { readonly kind: 'task'; readonly draft: TaskDraft }
  | { readonly kind: 'criteria'; readonly sections: Readonly<Record<string, readonly string[]>> }
  | { readonly kind: 'atoms'; readonly lines: readonly MappedLine[]; readonly dropped: number }
  | { readonly kind: 'rating'; readonly rating: Rating }
  | { readonly kind: 'results'; readonly results: AgentBeatsResults }
)

/** The kinds of files that can be read, for messages. */
const KINDS = 'task configs (.yaml), criteria and lists of atoms (.txt), ratings and result files (.json)'

/**
 * Reads any MCU file, recognised by its extension and content. Minor mistakes are corrected with a note.
 * @throws InvalidFileError with the position, if the file is not one or cannot be repaired
 */
export function readMcuFile(path: string, options: McuImportOptions): McuFile {
  switch (extname(path).toLowerCase()) {
    case '.yaml':
    case '.yml':
      return readTask(path, options)
    case '.json':
      return readJson(path)
    case '.txt':
      return readText(path, options.minecraft)
    default:
      throw invalid(path, '', `not a file of MCU, which are ${KINDS}`)
  }
}

const invalid = (path: string, place: string, message: string): InvalidFileError =>
  new InvalidFileError(path, [{ path: place, message }])

function readTask(path: string, options: McuImportOptions): McuFile {
  textOf(path)
  const outcome = importMcuConfig(path, options)
  if (outcome.kind === 'refused') throw invalid(path, outcome.refusal.field, outcome.refusal.reason)
  return { kind: 'task', draft: outcome.draft, notes: outcome.notes }
}

function readJson(path: string): McuFile {
  const content = readJsonFile(path)
  if (typeof content === 'object' && content !== null && 'results' in content) {
    const parsed = checked(resultsSchema, content)
    if (parsed.success) return { kind: 'results', results: parsed.data, notes: inconsistencies(parsed.data) }
    const { field, reason } = firstIssue(parsed.issues)
    throw invalid(path, field.slice(0, 200), reason.slice(0, 300))
  }
  if (!looksLikeRating(content)) throw invalid(path, '', 'neither a rating nor results of MCU')
  const rating = readRating(content, basename(path))
  if ('message' in rating) throw invalid(path, rating.path, rating.message)
  return { kind: 'rating', rating, notes: rating.notes }
}

function readText(path: string, minecraft: GameVersion): McuFile {
  const text = textOf(path)
  if (/^\s*\*\*/m.test(text)) {
    const { sections, notes } = readCriteria(text)
    if (Object.keys(sections).length === 0)
      throw invalid(path, '', 'has headings, but none of the six dimensions of MCU')
    return { kind: 'criteria', sections, notes }
  }
  const { lines, dropped } = mapAtomList(text, minecraft)
  if (lines.every(({ judgedBy }) => judgedBy === 'nothing'))
    throw invalid(path, '', 'no line of it is understood as a task: not a list of atoms')
  return { kind: 'atoms', lines, dropped, notes: [] }
}

function textOf(path: string): string {
  try {
    const { size } = statSync(path)
    if (size > MAX_TEXT) throw invalid(path, '', `${size} bytes are too many; the maximum is ${MAX_TEXT}`)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
    if (text.includes('\0')) throw invalid(path, '', 'not a text: it holds null bytes')
    return text
  } catch (error) {
    if (error instanceof InvalidFileError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw invalid(path, '', 'no such file')
    throw invalid(path, '', code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'not UTF-8' : message)
  }
}
