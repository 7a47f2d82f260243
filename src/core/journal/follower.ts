import type { Damage } from '../records/damage.ts'
import type { JournalEvent } from './events.ts'
import { damageAt, damageAtEnd } from './journal-damage.ts'
import { BadLine, LineChecker } from './line-checker.ts'
import type { JournalSeal } from './seal.ts'

/** Reads a journal as it grows, up to its first bad line. */
export class JournalFollower {
  readonly #path: string
  readonly #checker = new LineChecker()
  #damage: Damage | undefined

  constructor(path: string) {
    this.#path = path
  }

  /** The first damaged place; everything after it is ignored. */
  get damage(): Damage | undefined {
    return this.#damage
  }

  /** The events of the next lines, up to the first bad line. */
  take(lines: readonly string[]): JournalEvent[] {
    const events: JournalEvent[] = []
    for (const [index, line] of lines.entries()) {
      if (this.#damage !== undefined) break
      try {
        events.push(this.#checker.next(line))
      } catch (error) {
        if (!(error instanceof BadLine)) throw error
        const after = lines.length - index - 1
        this.#damage = damageAt(this.#path, { checker: this.#checker, error, after })
      }
    }
    return events
  }

  /** Checks, once the run is over, that the journal ends where its seal says. */
  end(seal: JournalSeal): void {
    this.#damage ??= damageAtEnd(this.#path, this.#checker, seal)
  }
}
