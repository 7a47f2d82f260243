import type { Bot } from 'mineflayer'
import type { Clock } from '../../../src/core/clock.ts'
import type { Reply } from './probe.ts'

/** How probes reach a server: one implementation per kind of server, in `adapters/`. */
export interface ServerLink {
  /** e.g. `the embedded world` or `localhost:25565`. */
  readonly name: string
  /** Version of the game. */
  readonly version: string
  readonly clock: Clock
  /** Ticks by which things may be seen later than they happen. */
  readonly slack: number
  /** Lowest layer of air in which plots are laid out. */
  readonly ground: number
  /** True where nobody is an operator: nothing can be set up, and only probes for guests apply. */
  readonly isGuest?: boolean
  /** An operator's command, without the slash. */
  command(line: string): Promise<Reply>
  /** A bot that stands in the world. */
  join(name: string): Promise<Bot>
  /** Lets the server's time pass until the work is done. */
  run<T>(work: Promise<T>): Promise<T>
  close(): Promise<void>
}
