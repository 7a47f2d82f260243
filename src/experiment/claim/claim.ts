import { setTimeout as sleep } from 'node:timers/promises'
import { CausalMaceError, RunFolderError } from '../../core/errors.ts'
import { ClaimFiles, type ClaimRecord, type FoundClaim } from './claim-files.ts'
import { type Machine, thisMachine } from './place.ts'

/** How long a holder may be silent before others take its folder (ms). */
export const SILENT_MS = 30_000
/** Number of heartbeats in that time. */
const BEATS = 10

/** The clock of one process. */
export interface ClaimClock {
  /** Monotonic time, from an arbitrary origin (ms). Clocks of different machines are never compared. */
  now(): number
  sleep(ms: number): Promise<void>
  /** Calls the function at intervals; returns a function that stops this. */
  every(ms: number, call: () => void): () => void
  /** Wall time, for people who read a claim (ms since 1970). */
  wall(): number
}

export interface ClaimOptions {
  /** What is claimed. */
  folder: string
  /** The purpose of the claim, of which a folder can have several: `runner`, `judging`. */
  name: string
  /** How long this process may be silent before others take the folder (ms); default: 30 s. */
  silentMs?: number
  clock?: ClaimClock
  machine?: Machine
  /** Called when the claim has to wait to see whether the holder is alive, with the maximum wait (ms). */
  onWait?(holder: string, atMostMs: number): void
}

/** Thrown when another process has taken the folder because this one was silent for too long. */
export class ClaimLostError extends CausalMaceError {
  readonly code = 'claim_lost'
}

/** A folder that is held by this process. */
export interface Claim {
  readonly generation: number
  /** See `ClaimRecord.fence`. */
  readonly fence: number
  /** Folder for files that belong to claims. */
  readonly folder: string
  /** Earlier generations whose holders may still live. */
  readonly mayWake: readonly number[]
  /** Aborted with a `ClaimLostError` as soon as this process notices that another one has taken the folder. */
  readonly lost: AbortSignal
  /**
   * Whether another process has taken the folder. The answer can be out of date as soon as it is given, and on NFS up to a minute
   * before: it saves work, and no guarantee depends on it.
   * @throws ClaimLostError
   */
  assertHeld(): void
  release(): void
}

const systemClock: ClaimClock = {
  now: () => performance.now(),
  sleep: (ms) => sleep(ms),
  every(ms, call) {
    const timer = setInterval(call, ms)
    timer.unref()
    return () => clearInterval(timer)
  },
  wall: Date.now,
}

/**
 * Claims a folder for this process, until `release`. A claim is free when it was released, when its process is certain to be dead
 * (same machine, same boot, same pid namespace), or if its count has not changed for the time that it declares, as measured by
 * this process.
 * @throws RunFolderError if a living process holds it; a file-system error if the folder is not writable
 */
export async function claim(options: ClaimOptions): Promise<Claim> {
  const { folder, name, silentMs = SILENT_MS, clock = systemClock, machine = thisMachine() } = options
  const files = new ClaimFiles(folder, name)
  for (;;) {
    const last = files.last()
    const verdict = last === undefined ? 'free' : await verdictOn(last, { ...options, files, clock, machine })
    if (verdict === 'look again') continue
    const generation = (last?.generation ?? 0) + 1
    const record: ClaimRecord = {
      schema: 1,
      generation,
      fence: verdict === 'silent' ? generation : (last?.record?.fence ?? 0),
      ...machine.here,
      beat: 0,
      silentMs,
      state: 'held',
      since: new Date(clock.wall()).toISOString(),
    }
    if (files.take(record)) return new HeldClaim({ folder, files, record, machine, clock })
    // NFS may serve an outdated file list for a while.
    await clock.sleep(silentMs / BEATS / 2)
  }
}

type Verdict = 'free' | 'silent' | 'look again'

/** Whether the folder of a claim may be taken. @throws RunFolderError if its holder is alive */
async function verdictOn(
  found: FoundClaim,
  {
    folder,
    files,
    clock,
    machine,
    onWait,
  }: ClaimOptions & { files: ClaimFiles; clock: ClaimClock; machine: Machine },
): Promise<Verdict> {
  const { generation, record } = found
  if (record?.state === 'released') return 'free'
  const life = record === undefined ? 'unknown' : machine.lifeOf(record)
  if (life === 'dead') return 'free'
  if (life !== 'unknown') throw inUse(folder, found, files, life === 'stopped')
  const { silentMs = SILENT_MS } = record ?? {}
  const since = clock.now()
  onWait?.(holderOf(found), silentMs)
  for (;;) {
    await clock.sleep(silentMs / BEATS / 2)
    // The order matters: a process that freezes here will read the current state when it wakes.
    const isOver = clock.now() - since >= silentMs
    const now = files.read(generation)
    if (now === undefined || files.generations()[0] !== generation) return 'look again'
    if (now.record?.state === 'released') return 'look again'
    if (now.text !== found.text) throw inUse(folder, now, files, false)
    if (isOver) return 'silent'
  }
}

class HeldClaim implements Claim {
  readonly generation: number
  readonly fence: number
  readonly folder: string
  readonly mayWake: readonly number[]
  readonly #path: string
  readonly #files: ClaimFiles
  readonly #lost = new AbortController()
  readonly #stopBeating: () => void
  #record: ClaimRecord

  constructor(options: {
    folder: string
    files: ClaimFiles
    record: ClaimRecord
    machine: Machine
    clock: ClaimClock
  }) {
    const { folder, files, record, machine, clock } = options
    this.#path = folder
    this.#files = files
    this.#record = record
    this.generation = record.generation
    this.fence = record.fence
    this.folder = files.folder
    const earlier = files.generations().filter((generation) => generation < record.generation)
    this.mayWake = earlier.filter((generation) => {
      const before = files.read(generation)?.record
      return before === undefined || (before.state === 'held' && machine.lifeOf(before) !== 'dead')
    })
    for (const generation of earlier) if (!this.mayWake.includes(generation)) files.remove(generation)
    this.#stopBeating = clock.every(record.silentMs / BEATS, () => this.#beat())
  }

  get lost(): AbortSignal {
    return this.#lost.signal
  }

  assertHeld(): void {
    const [last] = this.#files.generations()
    if (last !== undefined && last > this.generation) this.#lose(last)
    this.#lost.signal.throwIfAborted()
  }

  release(): void {
    this.#stopBeating()
    this.#tryToWrite({ ...this.#record, state: 'released' })
  }

  #beat(): void {
    try {
      this.assertHeld()
    } catch (error) {
      if (error instanceof ClaimLostError) return
    }
    this.#tryToWrite({ ...this.#record, beat: this.#record.beat + 1 })
  }

  /** If writing fails, other processes see no heartbeat and take the folder. */
  #tryToWrite(record: ClaimRecord): void {
    try {
      this.#files.write(record)
      this.#record = record
    } catch {
      // The next beat tries again.
    }
  }

  #lose(to: number): void {
    this.#stopBeating()
    const holder = holderOf(this.#files.read(to) ?? { generation: to, text: '', record: undefined })
    const error = new ClaimLostError(
      `${this.#path} was taken over by ${holder}: this process had been silent for ${seconds(this.#record.silentMs)}.`,
      {
        hint: 'The other process plays the episodes that this one had not recorded. A larger --lock allows longer silence.',
      },
    )
    this.#lost.abort(error)
  }
}

const seconds = (ms: number): string => `${ms / 1000} s`

const holderOf = ({ record }: FoundClaim): string =>
  record === undefined ? 'another process' : `process ${record.pid} on ${record.host}`

function inUse(folder: string, found: FoundClaim, files: ClaimFiles, isStopped: boolean): RunFolderError {
  const holder = holderOf(found)
  const { pid, start } = found.record ?? {}
  // If a process is known only by its pid, another process may have that pid now.
  const doubt = start === null ? ` If it is not causalmace, remove ${files.file(found.generation)}.` : ''
  return new RunFolderError(`${folder} is in use by ${holder}${isStopped ? ', which is stopped' : ''}.`, {
    hint: isStopped ? `Resume it (kill -CONT ${pid}) or end it.` : `Wait for that process or end it.${doubt}`,
  })
}
