import { z } from 'zod'
import { checked, describeIssues } from '../checked/checked.ts'
import { checksum } from '../records/checksum.ts'
import { type EventType, eventSchemas, type JournalEvent, SUMMED_SCHEMA } from './events.ts'
import { checksumIn } from './line.ts'
import { EMPTY_SEAL, type JournalSeal } from './seal.ts'

const envelope = z.object({
  seq: z.int(),
  t: z.number(),
  type: z.string(),
  data: z.unknown(),
  wall: z.number(),
})

/** A line of a journal is damaged or cannot be understood. */
export class BadLine extends Error {
  readonly hint: string | undefined

  constructor(message: string, hint?: string) {
    super(message)
    this.hint = hint
  }
}

const CHANGED = 'The file was changed after the run, or its disk has lost something.'

/** Reads the lines of a journal one after another, and checks that each follows the one before. */
export class LineChecker {
  #seal = EMPTY_SEAL
  /** Whether lines carry checksums; undefined before the first one. */
  #isSummed: boolean | undefined
  #offset = 0

  /** The seal of the lines so far. */
  get seal(): JournalSeal {
    return this.#seal
  }

  /** Start of the next line (bytes from the start of the file). */
  get offset(): number {
    return this.#offset
  }

  /** Checks a line without parsing its event, which its checksum vouches for. @throws BadLine as `next` does */
  pass(text: string): void {
    const stated = checksumIn(text)
    const before = this.#seal.sum ?? ''
    if (stated === undefined || this.#isSummed === false || checksum(stated.covered, before) !== stated.sum)
      this.next(text)
    else this.#stepTo(text, stated.sum)
  }

  #stepTo(text: string, sum: string | null): void {
    this.#isSummed = sum !== null
    this.#seal = { lines: this.#seal.lines + 1, sum }
    this.#offset += Buffer.byteLength(text) + 1
  }

  /** @throws BadLine if it is not an event, or not the next one; the checker then stays in front of that line */
  next(text: string): JournalEvent {
    const stated = checksumIn(text)
    const event = parsed(text)
    const isSummed = this.#isSummed ?? stated !== undefined
    this.#refuseBreak(event, isSummed, stated)
    // Parsed only after the checksum is verified: a changed line may have become an event of another shape.
    const data = checkedData(event)
    this.#stepTo(text, stated?.sum ?? null)
    return { seq: event.seq, t: event.t, type: event.type, data, wall: event.wall } as JournalEvent
  }

  /** @throws BadLine for a line that does not follow the one before */
  #refuseBreak(
    { seq, type, data }: z.infer<typeof envelope>,
    isSummed: boolean,
    stated: ReturnType<typeof checksumIn>,
  ): void {
    const { lines, sum } = this.#seal
    if (seq > lines)
      throw new BadLine(
        `its number is ${seq} and ${lines} was expected: lines are missing before it`,
        CHANGED,
      )
    if (seq < lines)
      throw new BadLine(
        `its number is ${seq} and ${lines} was expected: the line is a copy or out of place`,
        CHANGED,
      )
    if (stated === undefined && (isSummed || (lines === 0 && isOfSummedSchema(type, data))))
      throw new BadLine('it has no checksum, as every line of this journal should', CHANGED)
    if (stated !== undefined && !isSummed)
      throw new BadLine('it has a checksum, which the lines before it lack', CHANGED)
    if (stated !== undefined && checksum(stated.covered, sum ?? '') !== stated.sum)
      throw new BadLine('its content does not match its checksum', CHANGED)
  }
}

const startedSchema = z.object({ schema: z.number() })

const isOfSummedSchema = (type: string, data: unknown): boolean => {
  const started = startedSchema.safeParse(data)
  return type === 'run.started' && !(started.success && started.data.schema < SUMMED_SCHEMA)
}

function parsed(text: string): z.infer<typeof envelope> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new BadLine(`not JSON: ${text.slice(0, 60)}`, CHANGED)
  }
  const head = checked(envelope, json)
  if (!head.success) throw new BadLine(`not an event: ${describeIssues(head.issues)}`, CHANGED)
  return head.data
}

function checkedData({ type, data }: z.infer<typeof envelope>): unknown {
  if (!Object.hasOwn(eventSchemas, type))
    throw new BadLine(
      `unknown event type "${type}"`,
      'The journal was written by a newer version; update causalmace to read it.',
    )
  const result = checked<z.ZodType>(eventSchemas[type as EventType], data)
  if (!result.success)
    throw new BadLine(`event "${type}" has the wrong shape: ${describeIssues(result.issues)}`)
  return result.data
}
