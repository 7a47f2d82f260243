import { join } from 'node:path'
import type { JournalEvent } from '../../core/journal/events.ts'
import { JournalFollower } from '../../core/journal/follower.ts'
import { damageText } from '../../core/records/damage.ts'
import type { RunFolder } from '../../experiment/run-folder.ts'
import { type Scoring, scoreEvents } from '../../judger/metrics/scorecard.ts'
import type { Price } from '../../model/price.ts'
import type { RequestLine } from '../../model/transcript/line.ts'
import { RecordingChecker } from '../../recording/file.ts'
import { parseSegmentLine, RECORDING_FILE, type RecordingHead } from '../../recording/line.ts'
import type { LookProvider } from '../../render/look/look.ts'
import { RunFeed } from '../feed/run-feed.ts'
import type { RequestTexts, ViewMessage } from '../messages.ts'
import { LineTail } from './line-tail.ts'
import { TranscriptTail } from './transcript-tail.ts'

/** How often a live run is polled (ms). */
const LOOK_EVERY_MS = 150
/** A run whose files have not grown for this long counts as ended (ms). */
const SILENT_MS = 90_000

/** Events before which a recording would have begun. */
const PAST_BEGINNING: ReadonlySet<string> = new Set(['plan.started', 'plan.ready', 'episode.finished'])

interface FollowOptions {
  scoring: Scoring
  /** The time (ms), used to detect a run that has been silent for long. */
  now: () => number
  /** Price of a million tokens, if known. */
  price?: Price
  /** The look of blocks; our own by default. */
  looks?: LookProvider
}

/**
 * Follows the files of a run folder: their existing content and later additions. The page needs nothing else, so it can be opened
 * from another process.
 */
export class RunFollower {
  readonly messages: ViewMessage[] = []
  readonly #journal: LineTail
  readonly #follower: JournalFollower
  readonly #recording: LineTail
  readonly #recordingChecker = new RecordingChecker()
  readonly #transcript: TranscriptTail
  readonly #folder: RunFolder
  readonly #options: FollowOptions
  readonly #listeners = new Set<(message: ViewMessage) => void>()
  #feed: RunFeed | undefined
  #isTranscriptBroken = false
  #recordingTrouble: string | undefined
  /** The journal states whether there is a recording; a file not mentioned in it is ignored. */
  #isRecorded = false
  /** Events that are held until it is known whether there is a recording. */
  #early: JournalEvent[] = []
  #timer: NodeJS.Timeout | undefined
  #grewAt: number
  /** The scorecard has stated how the journal ends. */
  #isEndKnown = false
  #isDamageTold = false

  constructor(folder: RunFolder, options: FollowOptions) {
    this.#folder = folder
    this.#options = options
    this.#grewAt = options.now()
    this.#journal = new LineTail(folder.file('journal'))
    this.#follower = new JournalFollower(folder.file('journal'))
    this.#recording = new LineTail(join(folder.path, RECORDING_FILE))
    this.#transcript = new TranscriptTail(folder.file('transcript'))
    this.look()
  }

  /** Sends a page everything so far and all updates. @returns a function that stops this */
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

  /** A request of the run with its reply; undefined if the transcript has no request with that number. */
  textsOf(request: number): RequestTexts | undefined {
    return this.#transcript.textsOf(request)
  }

  /** Game time of the last event so far (ms). */
  get t(): number {
    return this.#feed?.t ?? 0
  }

  /** Why the recording could not be read to the end, if that is the case. */
  get recordingTrouble(): string | undefined {
    return this.#recordingTrouble
  }

  /** No more messages will come. */
  get isOver(): boolean {
    return (
      this.#follower.damage !== undefined ||
      this.#feed?.isOver === true ||
      this.#options.now() - this.#grewAt > SILENT_MS
    )
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
      this.#complain('the run cannot be read on', error)
    }
  }

  /** New requests to the model since the last check. A broken transcript affects nothing else on the page. */
  #requests(): RequestLine[] {
    if (this.#isTranscriptBroken) return []
    try {
      return this.#transcript.read()
    } catch (error) {
      this.#isTranscriptBroken = true
      this.#complain('the transcript cannot be read', error)
      return []
    }
  }

  /** Sends the part of the recording added since the last check. A damaged recording ends only the picture of the world. */
  #segments(feed: RunFeed): void {
    if (!this.#isRecorded || this.#recordingTrouble !== undefined) return
    try {
      for (const line of this.#recording.read()) {
        this.#recordingChecker.next(line)
        feed.segment(parseSegmentLine(line))
      }
    } catch (error) {
      this.#giveUpRecording(error)
    }
  }

  /** The head of the recording; undefined while it is missing, or if it is damaged. */
  #head(): RecordingHead | undefined {
    try {
      return this.#recording.readHead((line) => this.#recordingChecker.next(line))
    } catch (error) {
      this.#giveUpRecording(error)
      return undefined
    }
  }

  #giveUpRecording(error: unknown): void {
    this.#recordingTrouble = (error as Error).message
    this.#complain('the recording cannot be read on: the world is not shown from here on', error)
  }

  #complain(what: string, error: unknown): void {
    const detail = (error as Error).message
    this.#send({ kind: 'incident', t: this.#feed?.t ?? 0, agent: null, what, detail })
  }

  /** Reads what has been added. */
  look(): void {
    // Requested before the journal is read, because a run writes its scorecard last.
    const seal = this.#isEndKnown ? undefined : this.#folder.seal
    this.#isEndKnown ||= seal !== undefined
    const lines = this.#journal.read()
    if (lines.length > 0) this.#grewAt = this.#options.now()
    this.#early.push(...this.#follower.take(lines))
    if (seal !== undefined) this.#follower.end(seal)
    const isKnown = this.#feed !== undefined
    this.#feed ??= this.#open()
    if (this.#feed === undefined) return
    const events = this.#early
    this.#early = []
    this.#segments(this.#feed)
    // a request appears in the transcript before the journal states how its question ended
    for (const request of this.#requests()) this.#feed.request(request)
    for (const event of events) this.#feed.event(event)
    // pages that were opened before the run began
    if (!isKnown) for (const listener of this.#listeners) listener(this.#ready())
    this.#tellDamage()
  }

  /** Reports once where the journal is damaged; nothing follows after that. */
  #tellDamage(): void {
    const { damage } = this.#follower
    if (damage === undefined || this.#isDamageTold) return
    this.#isDamageTold = true
    this.#send({
      kind: 'incident',
      t: this.t,
      agent: null,
      what: 'the journal is damaged: the run is shown up to there',
      detail: damageText(damage),
    })
  }

  /** Starts once it is clear whether there is a recording. */
  #open(): RunFeed | undefined {
    const [begin] = this.#early
    if (begin?.type !== 'run.started') return undefined
    this.#isRecorded = this.#early.some(({ type }) => type === 'recording.started')
    // a run that gets this far without a recording has none
    const isLate =
      this.#follower.damage !== undefined || this.#early.some(({ type }) => PAST_BEGINNING.has(type))
    if (!this.#isRecorded && !isLate) return undefined
    const head = this.#isRecorded && this.#recordingTrouble === undefined ? this.#head() : undefined
    if (this.#isRecorded && head === undefined && this.#recordingTrouble === undefined) return undefined
    const feed = new RunFeed({
      id: this.#folder.id,
      ...this.#options,
      recording: head,
      score: () => scoreEvents(this.#folder.soundEvents(), this.#options.scoring),
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
