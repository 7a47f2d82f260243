import type { Processor, Queue, QueueEvents, Worker, WorkerOptions } from 'bullmq'
import type { Finding } from '../../../judger/server/inspect.ts'

/**
 * The interface to the server between runner and workers: Redis, or PostgreSQL. While the server is unavailable, operations wait
 * until it is back. An operation may then be carried out twice, so operations must be idempotent.
 */
export interface Store {
  /** For people: "Redis". */
  readonly name: string
  /** The server's time (ms since 1970), which all machines share. */
  now(): Promise<number>
  /** Data lost when the server dies, and how to change that; undefined if it persists everything. */
  weakness(): Promise<Weakness | undefined>
  /** Checks the server: its version, and free space for runs. */
  inspect(): Promise<Finding[]>
  /** Announces an experiment and that its runner is running. */
  announce(instance: string, announcement: string, pulse: string): Promise<void>
  /** All unfinished experiments; `isAlive` if the runner sent a heartbeat within `RUNNER_GONE_MS`. */
  announced(): Promise<{ instance: string; announcement: string; isAlive: boolean }[]>
  isAnnounced(instance: string): Promise<boolean>
  /** The runner's last heartbeat; undefined if it is not alive. */
  pulse(instance: string): Promise<string | undefined>
  /** Stores a worker's announcement. */
  report(worker: string, report: string): Promise<void>
  /** Removes the announcement of a worker that ends normally. */
  signOff(worker: string): Promise<void>
  /** The last announcements of all workers within the last ten minutes. */
  reports(): Promise<{ report: string; silentMs: number }[]>
  /** The part of the store for one experiment. */
  experiment(instance: string): ExperimentStore
  /** Ends all connections, at once. */
  close(): void
}

interface Weakness {
  what: string
  advice: string
}

/** The part of a store that belongs to one experiment. Unless it is deleted, it is kept for `KEPT_SECONDS`. */
export interface ExperimentStore {
  putValue(hash: string, bytes: Buffer): Promise<void>
  value(hash: string): Promise<Buffer | undefined>

  /** Puts a message into a box: `TO_RUNNER`, or a worker's id. */
  post(box: string, message: Buffer): Promise<void>
  /** Reads all messages in a box, in order and each once, until it is closed. A message may be lost in transit. */
  read(box: string, receive: (message: Buffer) => void): Reading

  /** Pieces of a run come in order, from 0; the first one replaces existing content. */
  putPiece(parcel: string, index: number, bytes: Buffer): Promise<void>
  /** Declares a parcel complete, with its size in bytes. */
  sealParcel(parcel: string, bytes: number): Promise<void>
  piece(parcel: string, index: number): Promise<Buffer | undefined>
  dropParcel(parcel: string): Promise<void>
  /** Total bytes of sealed parcels that have not been dropped. */
  waitingBytes(): Promise<number>

  /** Requests are stored as text, because servers may reorder the fields of JSON. */
  queue(): Queue<string, string>
  events(): QueueEvents
  worker(
    play: Processor<string, string>,
    options: Omit<WorkerOptions, 'connection' | 'prefix'>,
  ): Worker<string, string>
  /** Removes the experiment's data and its announcement, but not its queue. */
  forget(): Promise<void>
}

/** A box that is being read. */
export interface Reading {
  close(): void
}

/** The box of the runner. */
export const TO_RUNNER = 'runner'

/** A runner that has not announced itself for this long counts as gone: workers then start no more episodes (ms). */
export const RUNNER_GONE_MS = 60_000

/** How long the announcements of workers are kept (s). */
export const WORKERS_REMEMBERED_SECONDS = 600

/** How long a store keeps unfetched data (s): the experiment can be resumed within a week. */
export const KEPT_SECONDS = 7 * 86_400

/** Removes an abandoned experiment, with its queue. */
export async function removeExperiment(experiment: ExperimentStore): Promise<void> {
  const queue = experiment.queue()
  queue.on('error', () => undefined)
  await queue.obliterate({ force: true })
  await queue.close()
  await experiment.forget()
}

/** How long the first connection to a server may take (ms). */
export const CONNECT_MS = 10_000

/** A server that refuses the first connection may be starting: the connection is retried for this long (ms). */
export const STARTING_MS = 5000

/** A server that says it is recovering or loading its data exists: the first connection waits for it this long (ms). */
export const RECOVERING_MS = 60_000

/** How long a reader of messages waits after a fault (ms). */
const AFTER_FAULT_MS = 500

/**
 * Reads one message after another, retrying through server faults. @param next waits for messages, for a few seconds @param stop
 * ends the wait
 */
export function keepReading(
  next: () => Promise<Buffer[]>,
  receive: (message: Buffer) => void,
  stop: () => void,
): Reading {
  let isOpen = true
  const receiveNext = async () => {
    for (const message of await next()) if (isOpen) receive(message)
  }
  const pauseAfterFault = async () => {
    if (isOpen) await new Promise((resolve) => setTimeout(resolve, AFTER_FAULT_MS))
  }
  const read = async () => {
    while (isOpen) await receiveNext().catch(pauseAfterFault)
  }
  void read()
  return {
    close() {
      isOpen = false
      stop()
    },
  }
}
