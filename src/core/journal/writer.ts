import { closeSync, openSync } from 'node:fs'
import { writeLines } from '../output/files.ts'
import type { GameEvent } from './events.ts'
import { journalLine } from './line.ts'
import { EMPTY_SEAL, type JournalSeal } from './seal.ts'

/**
 * Appends events to a journal file, one line each, as they happen. Every line is passed to the operating system in one write
 * before `append` returns, so a crash loses at most the line being written.
 */
export class JournalWriter {
  readonly #file: number
  readonly #wallClock: () => number
  #seal: JournalSeal
  #open = true

  /** Creates the file, which must not exist yet; with `after`, continues one that already holds these lines. */
  constructor(path: string, wallClock: () => number, after?: JournalSeal) {
    this.#file = openSync(path, after === undefined ? 'ax' : 'a')
    this.#wallClock = wallClock
    this.#seal = after ?? EMPTY_SEAL
  }

  /** The seal of the lines so far: proof of the journal's end, once it is closed. */
  get seal(): JournalSeal {
    return this.#seal
  }

  append(event: GameEvent): void {
    if (!this.#open) return
    const { text, seal } = journalLine(event, { after: this.#seal, wall: this.#wallClock() })
    writeLines(this.#file, `${text}\n`)
    this.#seal = seal
  }

  close(): void {
    if (!this.#open) return
    this.#open = false
    closeSync(this.#file)
  }
}
