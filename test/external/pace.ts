import { setTimeout as sleep } from 'node:timers/promises'

/** How long this process is watched before another play starts (ms), and how busy it may have been. */
const LOOK_MS = 2000
const BUSY = 0.5

/**
 * Lets plays in real time start one after another, each when the process keeps up with those in progress. Servers and bots share
 * one thread: were all started together on a busy machine, they would lose each other by their own timeouts.
 */
export class Pace {
  #last: Promise<void> = Promise.resolve()
  #running = 0

  /** Waits for the turn to start. A play that is alone starts however busy the machine is. */
  turn(): Promise<void> {
    this.#last = this.#last.then(() => this.#keptUp())
    return this.#last
  }

  /** Reports that a play is over, which frees its turn. */
  done(): void {
    this.#running--
  }

  async #keptUp(): Promise<void> {
    let use = performance.eventLoopUtilization()
    while (this.#running > 0) {
      await sleep(LOOK_MS)
      const { utilization } = performance.eventLoopUtilization(use)
      if (utilization < BUSY) break
      use = performance.eventLoopUtilization()
    }
    this.#running++
  }
}
