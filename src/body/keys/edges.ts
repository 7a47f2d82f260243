import type { Button } from './buttons.ts'

/** The buttons that are down, and their changes in this tick: keys act on changes, not on states. */
export class Edges {
  #before: ReadonlySet<Button> = new Set()
  #now: ReadonlySet<Button> = new Set()
  /** Buttons that were down while a screen was open: in the world they count as up until they are pressed again. */
  #stale: ReadonlySet<Button> = new Set()

  /** Takes the buttons of the next tick. */
  advance(pressed: ReadonlySet<Button>): void {
    this.#before = this.#now
    this.#now = pressed
    if (this.#stale.size > 0) this.#stale = this.#stale.intersection(pressed)
  }

  /** A screen is open: buttons that are held down now act in the world only when pressed again. */
  suspend(): void {
    this.#stale = this.#now
  }

  /** Whether a button is down, for any purpose. */
  isHeld(button: Button): boolean {
    return this.#now.has(button)
  }

  /** Whether a button is held and acts on the world (not on a screen). */
  acts(button: Button): boolean {
    return this.#now.has(button) && !this.#stale.has(button)
  }

  /** Whether a button went down in this tick. */
  wentDown(button: Button): boolean {
    return this.#now.has(button) && !this.#before.has(button)
  }

  /** Whether a button went up in this tick. */
  wentUp(button: Button): boolean {
    return !this.#now.has(button) && this.#before.has(button)
  }
}
