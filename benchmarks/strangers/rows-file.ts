import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Row, rowSchema } from './row.ts'

/** The plays so far, one line of JSON each, so that a stopped run can continue. */
export class RowsFile {
  readonly #path: string
  readonly #rows = new Map<string, Row>()

  /** @param code the code that plays; rows of other code do not count. */
  constructor(path: string, code: string) {
    this.#path = path
    mkdirSync(dirname(path), { recursive: true })
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
    for (const line of lines) {
      const row = parsed(line)
      if (row?.code === code) this.#rows.set(keyOf(row), row)
    }
  }

  find(building: string, agents: number): Row | undefined {
    return this.#rows.get(keyOf({ building, agents }))
  }

  add(row: Row): void {
    this.#rows.set(keyOf(row), row)
    appendFileSync(this.#path, `${JSON.stringify(row)}\n`)
  }
}

const keyOf = ({ building, agents }: Pick<Row, 'building' | 'agents'>): string => `${building} ${agents}`

/** A row; undefined for the last line of a process that was killed, or one of another version of this file. */
function parsed(line: string): Row | undefined {
  try {
    return rowSchema.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
