import type { PoolClient } from 'pg'
import { keepReading, type Reading } from '../store.ts'
import type { Database } from './connection.ts'

/** The NOTIFY channel for new messages; the payload names the box. */
const CHANNEL = 'causalmace'
/** How long a read waits if notifications work, and if they do not (ms). */
const WAIT_MS = { told: 5000, untold: 500 }
/** Maximum number of messages per read. */
const AT_ONCE = 100

/** A box that is being read. */
interface Reader {
  /** There may be a new message. */
  isWoken: boolean
  wake?: () => void
}

/** Message boxes as rows, with NOTIFY for readers. All boxes of a process listen through one connection. */
export class MessageBoxes {
  readonly #database: Database
  readonly #readers = new Map<string, Reader>()
  #listener: PoolClient | undefined
  #isConnecting = false
  /** Sequential, because rows from two connections have no defined order. */
  #posting: Promise<unknown> = Promise.resolve()

  constructor(database: Database) {
    this.#database = database
  }

  post(instance: string, box: string, message: Buffer): Promise<void> {
    const posted = this.#posting.then(() =>
      this.#database.query(
        `WITH put AS (INSERT INTO causalmace.message (instance, box, body) VALUES ($1, $2, $3))
         SELECT pg_notify('${CHANNEL}', $1::text || '/' || $2::text)`,
        [instance, box, message],
      ),
    )
    this.#posting = posted.catch(() => undefined)
    return posted.then(() => undefined)
  }

  read(instance: string, box: string, receive: (message: Buffer) => void): Reading {
    const reader: Reader = { isWoken: true }
    const name = `${instance}/${box}`
    this.#readers.set(name, reader)
    const next = async () => {
      void this.#listen()
      await this.#wait(reader)
      const messages = await this.#take(instance, box)
      // There may be more.
      if (messages.length > 0) reader.isWoken = true
      return messages
    }
    return keepReading(next, receive, () => {
      this.#readers.delete(name)
      reader.wake?.()
      if (this.#readers.size === 0) this.#hangUp()
    })
  }

  async #wait(reader: Reader): Promise<void> {
    if (!reader.isWoken) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, this.#listener === undefined ? WAIT_MS.untold : WAIT_MS.told)
      reader.wake = resolve
      await promise
      clearTimeout(timer)
    }
    reader.isWoken = false
  }

  async #take(instance: string, box: string): Promise<Buffer[]> {
    const rows = await this.#database.query<{ number: string; body: Buffer }>(
      `DELETE FROM causalmace.message WHERE instance = $1 AND box = $2 AND number IN (
         SELECT number FROM causalmace.message WHERE instance = $1 AND box = $2 ORDER BY number LIMIT ${AT_ONCE})
       RETURNING number, body`,
      [instance, box],
    )
    return rows.sort((a, b) => Number(a.number) - Number(b.number)).map(({ body }) => body)
  }

  async #listen(): Promise<void> {
    if (this.#listener !== undefined || this.#isConnecting) return
    this.#isConnecting = true
    let client: PoolClient | undefined
    try {
      client = await this.#database.connect()
      const mine = client
      // The server is unavailable or the connection broke: the next read listens again.
      mine.on('error', () => {
        if (this.#listener === mine) this.#hangUp()
      })
      mine.on('notification', ({ payload = '' }) => this.#wake(this.#readers.get(payload)))
      await mine.query(`LISTEN ${CHANNEL}`)
      this.#listener = mine
      if (this.#readers.size === 0) return this.#hangUp()
      // There was no notification of earlier messages.
      for (const reader of this.#readers.values()) this.#wake(reader)
    } catch {
      client?.release(true)
    } finally {
      this.#isConnecting = false
    }
  }

  #wake(reader: Reader | undefined): void {
    if (reader === undefined) return
    reader.isWoken = true
    reader.wake?.()
  }

  #hangUp(): void {
    const listener = this.#listener
    this.#listener = undefined
    listener?.removeAllListeners('notification')
    listener?.release(true)
  }
}
