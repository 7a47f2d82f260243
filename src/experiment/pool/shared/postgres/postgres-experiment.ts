import type { PgPool, Queue, QueueEvents, Worker } from 'bullmq'
import type { ExperimentStore } from '../store.ts'
import type { Database } from './connection.ts'
import type { PostgresLibraries } from './libraries.ts'
import type { MessageBoxes } from './message-boxes.ts'

/** Tables that hold rows of experiments, other than those of their queues. */
export const TABLES = ['experiment', 'value', 'message', 'parcel', 'piece'] as const

export function postgresExperiment(
  database: Database,
  boxes: MessageBoxes,
  instance: string,
  { Queue, QueueEvents, Worker, createPostgresBackend }: PostgresLibraries,
): ExperimentStore {
  const { query } = database
  const at: { connection: PgPool } = { connection: database.pool }
  return {
    async putValue(hash, bytes) {
      await query(
        'INSERT INTO causalmace.value (instance, hash, bytes) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [instance, hash, bytes],
      )
    },
    async value(hash) {
      const rows = await query<{ bytes: Buffer }>(
        'SELECT bytes FROM causalmace.value WHERE instance = $1 AND hash = $2',
        [instance, hash],
      )
      return rows[0]?.bytes
    },
    post: (box, message) => boxes.post(instance, box, message),
    read: (box, receive) => boxes.read(instance, box, receive),
    async putPiece(parcel, index, bytes) {
      if (index === 0) await drop(parcel)
      await query(
        `INSERT INTO causalmace.piece (instance, parcel, number, bytes) VALUES ($1, $2, $3, $4)
         ON CONFLICT (instance, parcel, number) DO UPDATE SET bytes = excluded.bytes`,
        [instance, parcel, index, bytes],
      )
    },
    async sealParcel(parcel, bytes) {
      await query(
        `INSERT INTO causalmace.parcel (instance, name, bytes) VALUES ($1, $2, $3)
         ON CONFLICT (instance, name) DO UPDATE SET bytes = excluded.bytes`,
        [instance, parcel, bytes],
      )
    },
    async piece(parcel, index) {
      const rows = await query<{ bytes: Buffer }>(
        'SELECT bytes FROM causalmace.piece WHERE instance = $1 AND parcel = $2 AND number = $3',
        [instance, parcel, index],
      )
      return rows[0]?.bytes
    },
    dropParcel: drop,
    async waitingBytes() {
      const rows = await query<{ bytes: string }>(
        'SELECT coalesce(sum(bytes), 0) AS bytes FROM causalmace.parcel WHERE instance = $1',
        [instance],
      )
      return Number(rows[0]?.bytes)
    },
    // BullMQ's types treat only Redis queues as plain queues; the behaviour is the same.
    queue: () => new Queue(instance, at, createPostgresBackend) as unknown as Queue<string, string>,
    events: () => new QueueEvents(instance, at, createPostgresBackend) as unknown as QueueEvents,
    worker: (play, options) =>
      new Worker(instance, play, { ...options, ...at }, createPostgresBackend) as unknown as Worker<
        string,
        string
      >,
    async forget() {
      for (const table of TABLES)
        await query(`DELETE FROM causalmace.${table} WHERE instance = $1`, [instance])
    },
  }

  async function drop(parcel: string): Promise<void> {
    await query('DELETE FROM causalmace.parcel WHERE instance = $1 AND name = $2', [instance, parcel])
    await query('DELETE FROM causalmace.piece WHERE instance = $1 AND parcel = $2', [instance, parcel])
  }
}
