import type { Bot } from 'mineflayer'
import type { Clock } from '../../core/clock.ts'
import { type StatisticEntry, type StatisticNames, statisticOf } from '../../world/index.ts'
import type { Counter } from '../server/minecraft-server.ts'

/** A client asks so often (ms): servers answer each request with all that has changed. */
const ASK_MS = 1000

/** The part of a client's connection that statistics need; mineflayer has no interface for them (issue 1732). */
interface Connection {
  write(name: 'client_command', fields: { actionId: number }): void
  on(name: 'statistics', listener: (packet: { entries: readonly StatisticEntry[] }) => void): void
}

/** The number of the request in `client_command` (vanilla ServerboundClientCommandPacket.REQUEST_STATS). */
const REQUEST = 1

/**
 * The counters of agents on servers that only tell clients, each its own: the agents' clients ask for them. Deeds are no
 * statistics, and no server tells them.
 */
export class PolledStatistics {
  readonly #clock: Clock
  readonly #signal: AbortSignal
  /** An agent that comes back has another client. */
  readonly #asked = new WeakSet<Bot>()
  readonly #counters = new Map<string, Map<string, Counter>>()

  constructor(clock: Clock, signal: AbortSignal) {
    this.#clock = clock
    this.#signal = signal
  }

  /** What an agent's server has told so far; undefined before it has told anything. */
  of(agent: string, bot: Bot | undefined): readonly Counter[] | undefined {
    if (bot !== undefined && !this.#asked.has(bot)) this.#ask(agent, bot)
    const known = this.#counters.get(agent)
    return known === undefined ? undefined : [...known.values()]
  }

  #ask(agent: string, bot: Bot): void {
    this.#asked.add(bot)
    const over = new AbortController()
    const stop = AbortSignal.any([this.#signal, over.signal])
    const connection = bot._client as unknown as Connection
    connection.on('statistics', ({ entries }) => this.#told(agent, bot, entries))
    bot.once('end', () => over.abort())
    void (async () => {
      while (!stop.aborted) {
        connection.write('client_command', { actionId: REQUEST })
        await this.#clock.sleep(ASK_MS, stop).catch(() => undefined)
      }
    })()
  }

  #told(agent: string, bot: Bot, entries: readonly StatisticEntry[]): void {
    const known = this.#counters.get(agent) ?? new Map<string, Counter>()
    this.#counters.set(agent, known)
    for (const entry of entries) {
      const counter = statisticOf(entry, bot.registry as unknown as StatisticNames)
      if (counter !== undefined) known.set(`${counter.category}/${counter.name}`, counter)
    }
  }
}
