import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { checked } from '../../core/checked/checked.ts'
import { InvalidFileError, UsageError } from '../../core/errors.ts'
import { quietly } from '../../core/quietly.ts'
import { type Entry, entrySchema, nameOf, summed } from '../../planner/causal/knowledge/entry.ts'
import type { Knowledge } from '../../planner/causal/knowledge/knowledge.ts'

const FILE = 'knowledge.sqlite'
const HINT = 'Name another file with --knowledge; a missing file is created.'
/** Marks a file as a store of this version (SQLite's own field for it). */
const APPLICATION = 0x434d4b31

const TABLES =
  'CREATE TABLE IF NOT EXISTS entries (name TEXT PRIMARY KEY, model TEXT NOT NULL, prompts TEXT NOT NULL, content TEXT NOT NULL) STRICT'

/**
 * Evidence of earlier plans and runs, in an SQLite file. An entry is named by a hash of its content, so the same run counts once
 * however often it is added, and the order of entries does not matter.
 */
export class KnowledgeStore {
  readonly path: string
  readonly #data: DatabaseSync

  private constructor(path: string, data: DatabaseSync) {
    this.path = path
    this.#data = data
  }

  /**
   * Opens a store.
   * @param place a file, or a folder that holds or will hold one
   * @param options.mustExist whether a missing store is an error @throws UsageError if a required store is missing;
   * InvalidFileError if the file is not a store
   */
  static open(place: string, { mustExist = false } = {}): KnowledgeStore {
    const isFolder = existsSync(place) && statSync(place).isDirectory()
    const path = isFolder ? join(place, FILE) : place
    const isNew = !existsSync(path)
    if (isNew && mustExist)
      throw new UsageError(`There is no store of evidence at ${path}.`, {
        hint: 'Fill one with --knowledge FILE.',
      })
    const { DatabaseSync } = quietly(() => process.getBuiltinModule('node:sqlite'))
    try {
      mkdirSync(dirname(path), { recursive: true })
      const data = new DatabaseSync(path, { timeout: 10_000 })
      if (isNew) data.exec(`PRAGMA application_id = ${APPLICATION}`)
      const mark = data.prepare('PRAGMA application_id').get()?.['application_id']
      if (mark !== APPLICATION) {
        data.close()
        throw new TypeError('it is an SQLite file of another application')
      }
      data.exec(TABLES)
      return new KnowledgeStore(path, data)
    } catch (cause) {
      const message = `cannot be used as a store of evidence: ${(cause as Error).message}`
      throw new InvalidFileError(path, [{ path: '', message }], HINT)
    }
  }

  close(): void {
    this.#data.close()
  }

  /** Adds entries; existing ones stay unchanged. @returns how many were new */
  add(entries: readonly Entry[]): number {
    const insert = this.#data.prepare('INSERT OR IGNORE INTO entries VALUES (?, ?, ?, ?)')
    let added = 0
    this.#data.exec('BEGIN IMMEDIATE')
    try {
      for (const entry of entries)
        added += Number(insert.run(nameOf(entry), entry.model, entry.prompts, JSON.stringify(entry)).changes)
      this.#data.exec('COMMIT')
    } catch (error) {
      this.#data.exec('ROLLBACK')
      throw error
    }
    return added
  }

  /** All entries for a model and its prompts. @throws InvalidFileError if an entry is damaged */
  about(key: Pick<Entry, 'model' | 'prompts'>): Knowledge {
    const { model, prompts } = key
    const rows = this.#data
      .prepare('SELECT name, content FROM entries WHERE model = ? AND prompts = ? ORDER BY name')
      .all(model, prompts)
    return summed(
      rows.map(({ name, content }) => this.#entry(String(name), String(content))),
      key,
    )
  }

  /** The models and prompts for which it holds evidence. */
  keys(): Pick<Entry, 'model' | 'prompts'>[] {
    const rows = this.#data
      .prepare('SELECT DISTINCT model, prompts FROM entries ORDER BY model, prompts')
      .all()
    return rows.map(({ model, prompts }) => ({ model: String(model), prompts: String(prompts) }))
  }

  /** An entry is parsed with its schema, and its name must be the hash of its content. */
  #entry(name: string, content: string): Entry {
    const damaged = (message: string) =>
      new InvalidFileError(this.path, [{ path: `entry ${name}`, message }], HINT)
    let value: unknown
    try {
      value = JSON.parse(content)
    } catch {
      throw damaged('is not JSON')
    }
    const parsed = checked(entrySchema, value)
    if (!parsed.success) {
      const issues = parsed.issues.map(({ path, message }) => ({
        path: `entry ${name}: ${path.join('.')}`,
        message,
      }))
      throw new InvalidFileError(this.path, issues, HINT)
    }
    if (nameOf(parsed.data) !== name) throw damaged('was changed after it was written')
    return parsed.data
  }
}
