import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { JournalEvent } from '../../core/journal/events.ts'
import { parseEvent, readJournal } from '../../core/journal/reader.ts'
import type { RunFolder } from '../../experiment/run-folder.ts'
import { type Scoring, scoreEvents } from '../../judger/metrics/scorecard.ts'
import type { Price } from '../../model/price.ts'
import { parseHead, parseSegmentLine, RECORDING_FILE, type RecordingHead } from '../../recording/line.ts'
import type { LookProvider } from '../../render/look/look.ts'
import { RunFeed } from '../feed/run-feed.ts'
import type { ViewMessage } from '../messages.ts'

/** How often a run that goes on is looked at again (ms). */
const LOOK_EVERY_MS = 150
/** A run whose files have not grown for so long goes on no more (ms). */
const SILENT_MS = 90_000

/** Events before which a recording would have begun. */
const PAST_BEGINNING: ReadonlySet<string> = new Set(['plan.started', 'plan.ready', 'episode.finished'])

interface FollowOptions {
  scoring: Scoring
  /** What a million tokens cost, where somebody said. */
  price?: Price
  /** The look of blocks; our own by default. */
  looks?: LookProvider
}

/** Follows the files of a run folder: what they hold, and what is added to them. The page needs nothing else, so that it can be opened from another process. */
export class RunFollower {
  readonly messages: ViewMessage[] = []
  readonly #journal: LineTail
  readonly #recording: LineTail
  readonly #folder: RunFolder
  readonly #options: FollowOptions
  readonly #listeners = new Set<(message: ViewMessage) => void>()
  #feed: RunFeed | undefined
  /** The journal says that there is a recording; a file that it does not know is left alone. */
  #isRecorded = false
  /** Events that wait until it is known whether there is a recording. */
  #early: JournalEvent[] = []
  #timer: NodeJS.Timeout | undefined
  #grewAt = Date.now()

  constructor(folder: RunFolder, options: FollowOptions) {
    this.#folder = folder
    this.#options = options
    this.#journal = new LineTail(folder.file('journal'))
    this.#recording = new LineTail(join(folder.path, RECORDING_FILE))
    this.look()
  }

  /** Tells a page everything so far and what comes. @returns a function that ends it */
  watch(listener: (message: ViewMessage) => void): () => void {
    this.look()
    for (const message of this.messages) listener(message)
    if (this.#feed !== undefined) listener(this.#ready())
    this.#listeners.add(listener)
    this.#timer ??= setInterval(() => this.#lookAgain(), LOOK_EVERY_MS)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.close()
    }
  }

  /** Game time of the last event so far (ms). */
  get t(): number {
    return this.#feed?.t ?? 0
  }

  /** Nothing more will come. */
  get isOver(): boolean {
    return this.#feed?.isOver === true || Date.now() - this.#grewAt > SILENT_MS
  }

  close(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** A broken file ends the page, not the process, which may be playing the run. */
  #lookAgain(): void {
    try {
      this.look()
    } catch (error) {
      this.close()
      const detail = (error as Error).message
      this.#send({
        kind: 'incident',
        t: this.#feed?.t ?? 0,
        agent: null,
        what: 'the run cannot be read on',
        detail,
      })
    }
  }

  /** Reads what has been added. */
  look(): void {
    const lines = this.#journal.read()
    if (lines.length > 0) this.#grewAt = Date.now()
    this.#early.push(...lines.map((line, index) => parseEvent(this.#folder.file('journal'), index + 1, line)))
    const isKnown = this.#feed !== undefined
    this.#feed ??= this.#open()
    if (this.#feed === undefined) return
    const events = this.#early
    this.#early = []
    if (this.#isRecorded)
      for (const line of this.#recording.read()) this.#feed.segment(parseSegmentLine(line))
    for (const event of events) this.#feed.event(event)
    // pages that were open before the run had begun
    if (!isKnown) for (const listener of this.#listeners) listener(this.#ready())
  }

  /** Begins as soon as it is known whether there is a recording. */
  #open(): RunFeed | undefined {
    const [begin] = this.#early
    if (begin?.type !== 'run.started') return undefined
    this.#isRecorded = this.#early.some(({ type }) => type === 'recording.started')
    // a run that comes so far without a recording has none
    const isLate = this.#early.some(({ type }) => PAST_BEGINNING.has(type))
    if (!this.#isRecorded && !isLate) return undefined
    const head = this.#isRecorded ? this.#recording.readHead() : undefined
    if (this.#isRecorded && head === undefined) return undefined
    const feed = new RunFeed({
      id: this.#folder.id,
      ...this.#options,
      recording: head,
      score: () => scoreEvents(readJournal(this.#folder.file('journal')).events, this.#options.scoring),
      send: (message) => this.#send(message),
    })
    feed.event(begin)
    this.#early.shift()
    return feed
  }

  #ready(): ViewMessage {
    return { kind: 'ready', live: !this.isOver, t: this.t }
  }

  #send(message: ViewMessage): void {
    this.messages.push(message)
    for (const listener of this.#listeners) listener(message)
  }
}

/** Reads the lines that are added to a file. A line that is not complete yet waits. */
class LineTail {
  readonly #path: string
  #at = 0
  #rest = Buffer.alloc(0)
  #lines: string[] = []

  constructor(path: string) {
    this.#path = path
  }

  /** The first line, as the head of a recording. */
  readHead(): RecordingHead | undefined {
    const [first, ...rest] = this.read()
    this.#lines = rest
    return first === undefined ? undefined : parseHead(first)
  }

  /** The lines that are complete since the last call. */
  read(): string[] {
    if (existsSync(this.#path)) this.#take()
    const lines = this.#lines
    this.#lines = []
    return lines
  }

  #take(): void {
    const file = openSync(this.#path, 'r')
    try {
      const chunk = Buffer.alloc(1 << 20)
      for (
        let n = readSync(file, chunk, 0, chunk.length, this.#at);
        n > 0;
        n = readSync(file, chunk, 0, chunk.length, this.#at)
      ) {
        this.#at += n
        this.#rest = Buffer.concat([this.#rest, chunk.subarray(0, n)])
        const end = this.#rest.lastIndexOf(10)
        if (end < 0) continue
        this.#lines.push(...this.#rest.subarray(0, end).toString('utf8').split('\n'))
        this.#rest = this.#rest.subarray(end + 1)
      }
    } finally {
      closeSync(file)
    }
  }
}
