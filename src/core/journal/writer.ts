import { closeSync, openSync, writeSync } from 'node:fs'
import type { GameEvent } from './events.ts'

/**
 * Appends events to a journal file, one line each, as they happen. Every line goes to the operating system in one write
 * before `append` returns, so a crash loses at most the line being written.
 */
export class JournalWriter {
  readonly #file: number
  readonly #wallClock: () => number
  #seq = 0
  #open = true

  /** Creates the file, which must not exist yet. */
  constructor(path: string, wallClock: () => number) {
    this.#file = openSync(path, 'ax')
    this.#wallClock = wallClock
  }

  append(event: GameEvent): void {
    if (!this.#open) return
    const { t, type, data } = event
    const line = JSON.stringify({ seq: this.#seq++, t: Math.round(t), type, data, wall: this.#wallClock() })
    writeSync(this.#file, `${line}\n`)
  }

  close(): void {
    if (!this.#open) return
    this.#open = false
    closeSync(this.#file)
  }
}
