import { JournalError } from '../errors.ts'
import { type Damage, damageText } from '../records/damage.ts'
import { linesIn } from '../records/lines.ts'
import type { JournalEvent } from './events.ts'
import { damageAt, damageAtEnd, damageWithoutEnd } from './journal-damage.ts'
import { BadLine, LineChecker } from './line-checker.ts'
import type { JournalSeal } from './seal.ts'

/** How well a journal proves that it is unchanged. */
export type Proof =
  /** All lines are present and intact. */
  | 'sealed'
  /** The lines are unchanged; the run has not ended, or was interrupted. */
  | 'chained'
  /** Written before checksums existed: only the numbers of its lines were checked. */
  | 'unproven'
  /** A line was changed, or lines are missing. */
  | 'damaged'

/** How a journal ends. */
export interface JournalEnd {
  /** The last line is incomplete, because the process was killed while writing it. It is ignored. */
  torn: boolean
  /** The last complete event. */
  last: JournalEvent
  seal: JournalSeal
  proof: Proof
}

/** The seal of a complete journal; undefined if its run is still going on or was interrupted. */
export const finalSeal = ({ last, seal }: Pick<JournalEnd, 'last' | 'seal'>): JournalSeal | undefined =>
  last.type === 'episode.finished' ? seal : undefined

export interface Journal extends JournalEnd {
  events: readonly JournalEvent[]
}

/** The beginning of a journal, up to its first bad line if it has one. */
export interface SoundPart extends Pick<Journal, 'events' | 'torn' | 'proof'> {
  damage: Damage | undefined
}

export interface ReadOptions {
  /** The seal at the end of the run, from the scorecard or the results line. */
  seal?: JournalSeal | undefined
  /** Whether the run is known to have ended, so that the journal must contain its end. */
  ended?: boolean
}

/**
 * Reads the events of a journal one by one, so that a long one takes no more memory than its longest line, and checks that each
 * line follows the one before.
 * @returns how it ends
 * @throws JournalError with its `damage`, if a line was changed or lines are missing at the end
 */
export function* eventsIn(path: string, options: ReadOptions = {}): Generator<JournalEvent, JournalEnd> {
  const checker = new LineChecker()
  const lines = linesIn(path)
  let rest = ''
  let last: JournalEvent | undefined
  try {
    let next = nextLine(path, lines)
    for (; next.done !== true; next = nextLine(path, lines)) {
      try {
        last = checker.next(next.value)
      } catch (error) {
        if (!(error instanceof BadLine)) throw error
        throw errorOf(damageAt(path, { checker, error, after: remaining(lines) }), error.hint)
      }
      yield last
    }
    rest = next.value
  } finally {
    lines.return('')
  }
  return endOf(path, { checker, last, torn: rest !== '' }, options)
}

/** @throws JournalError for a journal that ends too early or too late */
function endOf(
  path: string,
  { checker, last, torn }: { checker: LineChecker; last: JournalEvent | undefined; torn: boolean },
  options: ReadOptions,
): JournalEnd {
  const { seal } = checker
  const atEnd = options.seal === undefined ? undefined : damageAtEnd(path, checker, options.seal)
  if (atEnd !== undefined) throw errorOf(atEnd)
  if (last === undefined)
    throw new JournalError(`${path}: holds no complete event`, {
      hint: 'The run ended before it began; start it again.',
    })
  const isOver = last.type === 'episode.finished'
  if (options.ended === true && !isOver) throw errorOf(damageWithoutEnd(path, checker))
  const isSealed = isOver || options.seal !== undefined
  const proof = seal.sum === null ? 'unproven' : isSealed ? 'sealed' : 'chained'
  return { torn, last, seal, proof }
}

/**
 * Reads a whole journal into memory, for several passes.
 * @throws JournalError as `eventsIn` does
 */
export function readJournal(path: string, options: ReadOptions = {}): Journal {
  return collected(eventsIn(path, options))
}

/**
 * Reads a journal up to its first bad line.
 * @throws JournalError if not even the first line is usable
 */
export function readSoundPart(path: string, options: ReadOptions = {}): SoundPart {
  return collected(soundEventsIn(path, options))
}

/** All events, and how the journal ends. */
function collected<End>(all: Generator<JournalEvent, End>): { events: JournalEvent[] } & End {
  const events: JournalEvent[] = []
  let next = all.next()
  for (; next.done !== true; next = all.next()) events.push(next.value)
  return { events, ...next.value }
}

/**
 * The damage of a journal; undefined if there is none. Lines that carry checksums are not parsed as events, which is several
 * times as fast.
 */
export function findJournalDamage(
  path: string,
  { seal, ended = false }: ReadOptions = {},
): Damage | undefined {
  const checker = new LineChecker()
  const lines = linesIn(path)
  let last = ''
  try {
    for (let next = nextLine(path, lines); next.done !== true; next = nextLine(path, lines)) {
      last = next.value
      checker.pass(last)
    }
  } catch (error) {
    if (!(error instanceof BadLine)) throw error
    return damageAt(path, { checker, error, after: remaining(lines) })
  } finally {
    lines.return('')
  }
  if (seal !== undefined) return damageAtEnd(path, checker, seal)
  return ended && !last.includes('"type":"episode.finished"') ? damageWithoutEnd(path, checker) : undefined
}

/** The events of a journal one by one, up to its first bad line. @throws JournalError as `readSoundPart` does */
export function* soundEventsIn(
  path: string,
  options: ReadOptions = {},
): Generator<JournalEvent, Omit<SoundPart, 'events'>> {
  let hasBegun = false
  try {
    const all = eventsIn(path, options)
    let next = all.next()
    for (; next.done !== true; next = all.next()) {
      hasBegun = true
      yield next.value
    }
    const { torn, proof } = next.value
    return { torn, proof, damage: undefined }
  } catch (error) {
    if (!(error instanceof JournalError) || error.damage === undefined || !hasBegun) throw error
    return { torn: false, proof: 'damaged', damage: error.damage }
  }
}

const errorOf = (damage: Damage, hint: string = LOOK_AFTER): JournalError =>
  new JournalError(damageText(damage), { damage, hint })

const LOOK_AFTER =
  'Take the run folder from a copy, or play the run again: the same seed and replies give the same journal.'

/** Reads the rest. @returns the number of lines, including an incomplete one */
function remaining(lines: Generator<string, string>): number {
  let n = 0
  for (let next = lines.next(); ; next = lines.next()) {
    if (next.done === true) return next.value === '' ? n : n + 1
    n++
  }
}

function nextLine(path: string, lines: Generator<string, string>): IteratorResult<string, string> {
  try {
    return lines.next()
  } catch (cause) {
    throw new JournalError(`${path}: cannot be read (${(cause as Error).message})`, {
      hint: 'A run folder holds its journal as journal.jsonl.',
      cause,
    })
  }
}
