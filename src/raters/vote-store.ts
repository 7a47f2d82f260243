import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { z } from 'zod'
import { InvalidFileError } from '../core/errors.ts'
import { makeFolder } from '../core/make-folder.ts'
import { quietly } from '../core/quietly.ts'

/** The parameters of a store: its file, its items, and the content of a vote. */
export interface VoteKind<Item extends object, Said> {
  readonly file: string
  readonly item: z.ZodType<Item>
  readonly said: z.ZodType<Said>
}

/** An item with a name that reveals nothing about it to raters. */
export type Named<Item extends object> = Item & { readonly id: string }

/** A rater, and the token of the rater's own link. */
export interface Rater {
  readonly name: string
  readonly token: string
}

/** A vote as stored. */
export interface StoredVote<Item extends object, Said> {
  readonly rater: string
  readonly item: Named<Item>
  readonly said: Said
  /** Arrival time (ISO 8601). */
  readonly at: string
}

/** One vote per rater and item: the primary key enforces it, even with several concurrent servers and pages. */
const TABLES = `
CREATE TABLE IF NOT EXISTS about (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS raters (name TEXT PRIMARY KEY, token TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE IF NOT EXISTS items (id TEXT PRIMARY KEY, content TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS votes (
  rater TEXT NOT NULL REFERENCES raters (name), item TEXT NOT NULL REFERENCES items (id),
  said TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (rater, item)) STRICT;
CREATE TABLE IF NOT EXISTS drafts (rater TEXT NOT NULL, item TEXT NOT NULL, draft TEXT NOT NULL, PRIMARY KEY (rater, item)) STRICT;
`

/** Storage of votes: an SQLite file with a write-ahead log. Acknowledged votes are on the disk. */
export class VoteStore<Item extends object, Said> {
  readonly folder: string
  readonly #kind: VoteKind<Item, Said>
  readonly #data: DatabaseSync

  private constructor(folder: string, kind: VoteKind<Item, Said>, data: DatabaseSync) {
    this.folder = folder
    this.#kind = kind
    this.#data = data
  }

  /** Opens the store of a folder, or makes a new one. @throws InvalidFileError if its file is not one */
  static open<Item extends object, Said>(folder: string, kind: VoteKind<Item, Said>): VoteStore<Item, Said> {
    makeFolder(folder)
    const path = join(folder, kind.file)
    const { DatabaseSync } = quietly(() => process.getBuiltinModule('node:sqlite'))
    try {
      const data = new DatabaseSync(path, { timeout: 5000 })
      data.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
      data.exec(TABLES)
      return new VoteStore(folder, kind, data)
    } catch (cause) {
      const message = `cannot be used as a store of ratings: ${(cause as Error).message}`
      throw new InvalidFileError(path, [{ path: '', message }], 'Name another folder with --store.')
    }
  }

  close(): void {
    this.#data.close()
  }

  /** A setting that never changes once it has been made. @returns the stored value */
  settle(key: 'secret' | 'seed', value: string): string {
    this.#data.prepare('INSERT OR IGNORE INTO about VALUES (?, ?)').run(key, value)
    return this.#about(key) as string
  }

  /** The previous port, so that old links keep working; undefined before the first time. */
  get port(): number | undefined {
    const setting = this.#about('port')
    return setting === undefined ? undefined : Number(setting)
  }

  set port(port: number) {
    this.#data
      .prepare("INSERT INTO about VALUES ('port', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value")
      .run(String(port))
  }

  #about(key: string): string | undefined {
    const row = this.#data.prepare('SELECT value FROM about WHERE key = ?').get(key)
    return row === undefined ? undefined : String(row['value'])
  }

  /** The secret from which item names are derived. */
  get secret(): string {
    return this.settle('secret', randomBytes(16).toString('hex'))
  }

  /** The rater with a name; a new rater gets a new token. */
  rater(name: string): Rater {
    const token = randomBytes(18).toString('base64url')
    this.#data.prepare('INSERT OR IGNORE INTO raters VALUES (?, ?)').run(name, token)
    return {
      name,
      token: String(this.#data.prepare('SELECT token FROM raters WHERE name = ?').get(name)?.['token']),
    }
  }

  /** All raters so far. */
  raters(): Rater[] {
    const rows = this.#data.prepare('SELECT name, token FROM raters ORDER BY name').all()
    return rows.map(({ name, token }) => ({ name: String(name), token: String(token) }))
  }

  /** Keeps items, so that votes for them can be read without their sources. */
  keep(items: readonly Named<Item>[]): void {
    const insert = this.#data.prepare(
      'INSERT INTO items VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET content = excluded.content',
    )
    this.#data.exec('BEGIN')
    for (const { id, ...item } of items) insert.run(id, JSON.stringify(item))
    this.#data.exec('COMMIT')
  }

  /**
   * Keeps a vote, on the disk before this returns.
   * @returns `kept`; `again` if the same vote exists; `other` if a different one exists, which stays
   */
  vote(rater: string, item: string, said: Said, at: string): 'kept' | 'again' | 'other' {
    const text = JSON.stringify(said)
    this.#data.exec('BEGIN IMMEDIATE')
    try {
      const { changes } = this.#data
        .prepare('INSERT OR IGNORE INTO votes VALUES (?, ?, ?, ?)')
        .run(rater, item, text, at)
      if (changes === 1)
        this.#data.prepare('DELETE FROM drafts WHERE rater = ? AND item = ?').run(rater, item)
      const stored = this.#data
        .prepare('SELECT said FROM votes WHERE rater = ? AND item = ?')
        .get(rater, item)
      this.#data.exec('COMMIT')
      return changes === 1 ? 'kept' : stored?.['said'] === text ? 'again' : 'other'
    } catch (error) {
      this.#data.exec('ROLLBACK')
      throw error
    }
  }

  /** A rater's votes, by item. */
  saidBy(rater: string): Map<string, Said> {
    const rows = this.#data.prepare('SELECT item, said FROM votes WHERE rater = ?').all(rater)
    return new Map(
      rows.map(({ item, said }) => [String(item), this.#kind.said.parse(JSON.parse(String(said)))]),
    )
  }

  /** Keeps a rater's choices so far; ignored once there is a vote. */
  draft(rater: string, item: string, draft: string): void {
    this.#data
      .prepare(
        `INSERT INTO drafts SELECT :rater, :item, :draft WHERE NOT EXISTS (SELECT 1 FROM votes WHERE rater = :rater AND item = :item)
         ON CONFLICT (rater, item) DO UPDATE SET draft = excluded.draft`,
      )
      .run({ rater, item, draft })
  }

  draftOf(rater: string, item: string): string | undefined {
    const row = this.#data.prepare('SELECT draft FROM drafts WHERE rater = ? AND item = ?').get(rater, item)
    return row === undefined ? undefined : String(row['draft'])
  }

  /** All votes, in the order of their arrival. */
  votes(): StoredVote<Item, Said>[] {
    const rows = this.#data
      .prepare(
        'SELECT rater, item, said, at, content FROM votes JOIN items ON items.id = votes.item ORDER BY at, rater, item',
      )
      .all()
    return rows.map(({ rater, item, said, at, content }) => ({
      rater: String(rater),
      item: { id: String(item), ...this.#kind.item.parse(JSON.parse(String(content))) },
      said: this.#kind.said.parse(JSON.parse(String(said))),
      at: String(at),
    }))
  }
}
