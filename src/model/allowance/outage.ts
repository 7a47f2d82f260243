import type { Clock } from '../../core/clock.ts'
import { ModelError, type ModelErrorCode } from '../../core/errors.ts'
import type { RequestEnd } from './allowance.ts'

/** Failures that say something about the endpoint, and nothing about the request. */
const OF_THE_ENDPOINT: ReadonlySet<ModelErrorCode> = new Set([
  'model_connection',
  'model_timeout',
  'model_overload',
  'model_protocol',
])
/** So many failures in a row, and nothing else, mean that the endpoint is down. */
const FAILURES_IN_A_ROW = 3
const FIRST_PROBE_MS = 1000
const LAST_PROBE_MS = 60_000

/** What a watcher is told of an endpoint. */
export type OutageNews =
  /** All requests wait; `message` is the last failure. */
  | { type: 'down'; message: string }
  | { type: 'up'; seconds: number }
  /** It has been down for longer than anybody wants to wait. */
  | { type: 'given_up'; seconds: number }

/** What requests are made through. */
export interface Gate {
  /** Lets no request through. */
  close(): void
  /** Lets a single one through at a time. */
  openForOne(): void
  /** Lets them all through again. */
  open(): void
}

/**
 * A circuit breaker. While an endpoint is down, requests wait, and one after another tries whether it is back: after 1 s, 2 s,
 * 4 s … up to a minute.
 */
export class Outage {
  readonly #clock: Pick<Clock, 'now' | 'sleep'>
  readonly #gate: Gate
  readonly #patienceMs: number
  readonly #tell: (news: OutageNews) => void
  #failures = 0
  #since: number | undefined
  #probeMs = FIRST_PROBE_MS
  #pastMs = 0
  #error: ModelError | undefined

  constructor(options: {
    clock: Pick<Clock, 'now' | 'sleep'>
    gate: Gate
    /** How long an outage may last (ms); 0 for no waiting at all. */
    patienceMs: number
    tell: (news: OutageNews) => void
  }) {
    this.#clock = options.clock
    this.#gate = options.gate
    this.#patienceMs = options.patienceMs
    this.#tell = options.tell
  }

  /** Wall time for which requests have had to wait (ms). */
  get waitedMs(): number {
    return this.#pastMs + this.#lastsMs()
  }

  /** Set when nobody waits any more. */
  get error(): ModelError | undefined {
    return this.#error
  }

  /** Takes note of how a request ended. Returns whether it should be made again when the endpoint is back. */
  note({ fault }: RequestEnd): boolean {
    if (fault === undefined || !OF_THE_ENDPOINT.has(fault.code)) {
      this.#isUp()
      return false
    }
    this.#failures++
    if (this.#patienceMs <= 0 || this.#failures < FAILURES_IN_A_ROW || this.#error !== undefined) return false
    this.#isDown(fault.message)
    return this.#error === undefined
  }

  #isUp(): void {
    this.#failures = 0
    if (this.#since === undefined) return
    this.#tell({ type: 'up', seconds: this.#lastsMs() / 1000 })
    this.#pastMs += this.#lastsMs()
    this.#since = undefined
    this.#probeMs = FIRST_PROBE_MS
    this.#gate.open()
  }

  #isDown(message: string): void {
    if (this.#since === undefined) this.#tell({ type: 'down', message })
    this.#since ??= this.#clock.now()
    const seconds = this.#lastsMs() / 1000
    if (this.#lastsMs() >= this.#patienceMs) {
      this.#error = new ModelError(
        `The endpoint has been down for ${Math.round(seconds)} s. Its last failure: ${message}`,
        { code: 'model_connection', hint: 'Start again when it is back, or wait longer with --patience.' },
      )
      this.#tell({ type: 'given_up', seconds })
      this.#gate.open()
      return
    }
    this.#gate.close()
    const restMs = Math.min(this.#probeMs, this.#patienceMs - this.#lastsMs())
    this.#probeMs = Math.min(LAST_PROBE_MS, 2 * this.#probeMs)
    void this.#clock.sleep(restMs).then(() => {
      if (this.#since !== undefined) this.#gate.openForOne()
    })
  }

  #lastsMs(): number {
    return this.#since === undefined ? 0 : this.#clock.now() - this.#since
  }
}
