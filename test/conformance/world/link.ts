import type { Bot } from 'mineflayer'
import type { Clock } from '../../../src/core/clock.ts'
import type { Reply } from './probe.ts'

/** Connects probes to a server; `adapters/` has one implementation per kind of server. */
export interface ServerLink {
  /** e.g. `the embedded world` or `localhost:25565`. */
  readonly name: string
  /** Version of the game. */
  readonly version: string
  readonly clock: Clock
  /** Maximum delay until an event is seen, in ticks. */
  readonly slack: number
  /** Height of the lowest air layer, where plots are. */
  readonly ground: number
  /** True without operator rights: nothing can be set up, and only guest probes apply. */
  readonly isGuest?: boolean
  /** Runs an operator command, given without slash. */
  command(line: string): Promise<Reply>
  /** Joins a bot and waits until it has spawned. */
  join(name: string): Promise<Bot>
  /** Advances the server's time until the work settles. */
  run<T>(work: Promise<T>): Promise<T>
  close(): Promise<void>
}
