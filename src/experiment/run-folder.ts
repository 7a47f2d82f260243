import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { RunFolderError } from '../core/errors.ts'
import type { JournalEvent } from '../core/journal/events.ts'
import {
  eventsIn,
  findJournalDamage,
  type Journal,
  type JournalEnd,
  type ReadOptions,
  readJournal,
  readSoundPart,
  type SoundPart,
  soundEventsIn,
} from '../core/journal/reader.ts'
import { type JournalSeal, journalSealSchema } from '../core/journal/seal.ts'
import { makeFolder } from '../core/make-folder.ts'
import { writeText } from '../core/output/files.ts'
import type { Damage } from '../core/records/damage.ts'
import { readSealedJson, type SealedDocument, sealedJson } from '../core/records/sealed-json.ts'
import { systemCode } from '../core/system-code.ts'
import type { Scorecard } from '../judger/metrics/scorecard.ts'
import { readTranscriptPart } from '../model/transcript/read-transcript.ts'
import { findRecordingDamage } from '../recording/file.ts'
import { RECORDING_FILE } from '../recording/line.ts'

/** The files of a run. */
const FILES = {
  run: 'run.json',
  journal: 'journal.jsonl',
  recording: RECORDING_FILE,
  transcript: 'transcript.jsonl.gz',
  plan: 'plan.json',
  scorecard: 'scorecard.json',
  report: 'report.html',
} as const

/** Files that carry a checksum of their own. */
const SEALED_FILES = ['run', 'scorecard'] as const
type SealedFile = (typeof SEALED_FILES)[number]

const recordedSchema = z.object({ requests: z.int().optional(), recording: journalSealSchema.optional() })
const statusSchema = z.object({ status: z.string() })
const scorecardSealSchema = z.object({ journal: journalSealSchema })

/** `runs/<id>/`: all files of a run. */
export class RunFolder {
  readonly path: string
  readonly id: string

  private constructor(path: string, id: string) {
    this.path = path
    this.id = id
  }

  /**
   * Makes the folder of a new run.
   * @throws RunFolderError if it exists: a recorded run is never overwritten.
   */
  static create(root: string, id: string): RunFolder {
    const path = join(root, id)
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(id)) {
      throw new RunFolderError(`"${id}" cannot name a run.`, { hint: 'Use letters, digits, dots, - and _.' })
    }
    makeFolder(root)
    try {
      mkdirSync(path)
    } catch (cause) {
      if (systemCode(cause) !== 'EEXIST') throw cause
      throw new RunFolderError(`The run folder ${path} exists already.`, {
        hint: 'Choose another --run-id, or move that folder away; recorded runs are not written over.',
        cause,
      })
    }
    return new RunFolder(path, id)
  }

  /** @throws RunFolderError if it contains no journal. */
  static open(path: string): RunFolder {
    const folder = new RunFolder(path.replace(/\/+$/, ''), path.replace(/\/+$/, '').split('/').at(-1) ?? path)
    if (existsSync(folder.file('journal'))) return folder
    throw new RunFolderError(`${path} is not a run folder: there is no ${FILES.journal} in it.`, {
      hint: 'Give the folder of a run, such as runs/demo-seed1; verbs that take experiments also take experiments/NAME.',
    })
  }

  file(name: keyof typeof FILES): string {
    return join(this.path, FILES[name])
  }

  /** Writes a file atomically. */
  write(name: Exclude<keyof typeof FILES, 'journal' | 'recording' | 'transcript'>, content: string): void {
    const path = this.file(name)
    writeText(`${path}.part`, content)
    renameSync(`${path}.part`, path)
  }

  /** Writes a document with its checksum. */
  writeDocument(name: SealedFile, value: object): void {
    this.write(name, sealedJson(value))
  }

  /**
   * Writes the scorecard of the run. @param journal summary of the journal, if the run has ended: the journal must match it from
   * then on
   */
  writeScorecard(scorecard: Scorecard, journal: JournalSeal | undefined): void {
    this.writeDocument('scorecard', { ...scorecard, ...(journal === undefined ? {} : { journal }) })
  }

  /** A document of the run, and whether it is intact. */
  document(name: SealedFile): SealedDocument {
    return readSealedJson(this.file(name))
  }

  /** The content of a document; undefined if it is missing or damaged, since reports do not need run.json. */
  content(name: SealedFile): unknown {
    const document = this.document(name)
    return 'value' in document ? document.value : undefined
  }

  /** Summary of the journal at the end of the run, from its scorecard; undefined without an intact scorecard. */
  get seal(): JournalSeal | undefined {
    return scorecardSealSchema.safeParse(this.content('scorecard')).data?.journal
  }

  /**
   * The events of the run one by one, each checked. @param seal summary of the journal from another record @throws JournalError
   * at the first bad line, and if lines are missing at the end
   */
  events(seal?: JournalSeal): Generator<JournalEvent, JournalEnd> {
    return eventsIn(this.file('journal'), this.#expected(seal))
  }

  /**
   * Damage in the folder: documents, and the first bad line of the journal. @param seal summary of the journal from another
   * record
   */
  damages(seal?: JournalSeal): Damage[] {
    const documents = SEALED_FILES.flatMap((name): Damage[] => {
      const document = this.document(name)
      const file = this.file(name)
      if (document.state === 'damaged') return [{ file, what: document.what, lost: 'it is left out' }]
      const isMissing = document.state === 'missing' && name === 'scorecard' && this.#hasEnded
      return isMissing ? [{ file, what: 'it is missing', lost: '`causalmace rescore` writes it again' }] : []
    })
    const journal = findJournalDamage(this.file('journal'), this.#expected(seal))
    const { requests } = this
    const { recording } = recordedSchema.safeParse(this.content('run')).data ?? {}
    const transcript = existsSync(this.file('transcript'))
      ? readTranscriptPart(this.file('transcript'), requests).damage
      : requests === undefined || requests === 0
        ? undefined
        : { file: this.file('transcript'), what: 'it is missing', lost: `${requests} requests` }
    const film = recording === undefined ? undefined : findRecordingDamage(this.file('recording'), recording)
    return [...documents, ...[journal, transcript, film].filter((damage) => damage !== undefined)]
  }

  #expected(seal = this.seal): ReadOptions {
    return { seal, ended: this.#hasEnded }
  }

  get #hasEnded(): boolean {
    return statusSchema.safeParse(this.content('run')).data?.status === 'finished'
  }

  /** The whole journal. @throws JournalError as `events` does */
  journal(): Journal {
    return readJournal(this.file('journal'), this.#expected())
  }

  /** The events up to the first bad line. @throws JournalError if the first line is bad */
  soundEvents(): Generator<JournalEvent, Omit<SoundPart, 'events'>> {
    return soundEventsIn(this.file('journal'), this.#expected())
  }

  /** Number of requests in the transcript, if the host of the run kept it; known once the run has ended. */
  get requests(): number | undefined {
    return recordedSchema.safeParse(this.content('run')).data?.requests
  }

  /** The journal up to its first bad line. @throws JournalError if the first line is bad */
  soundJournal(): SoundPart {
    return readSoundPart(this.file('journal'), this.#expected())
  }

  /** Removes the folder, for runs that ended before anything happened. */
  remove(): void {
    rmSync(this.path, { recursive: true, force: true })
  }
}
