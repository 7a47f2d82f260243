import type { Clock } from '../../core/clock.ts'
import type { Bot } from '../client/bot.ts'
import { onStatistics, requestStatistics } from '../client/statistics.ts'
import type { Counter } from '../server/minecraft-server.ts'

/** Time between two requests (ms): servers answer each request with all changes. */
const ASK_MS = 1000

/** The counters of an agent, and the bot that polls them: an agent that rejoins has a new one. */
interface Polled {
  bot?: Bot
  readonly counters: Map<string, Counter>
  hasAnswer: boolean
}

/**
 * The counters of agents on servers that report them only to each client itself; the agents' clients request them. Other actions
 * are not statistics, and servers do not report them.
 */
export class PolledStatistics {
  readonly #clock: Clock
  readonly #signal: AbortSignal
  readonly #agents = new Map<string, Polled>()

  constructor(clock: Clock, signal: AbortSignal) {
    this.#clock = clock
    this.#signal = signal
  }

  /** The counters that an agent's server has sent so far; undefined before it has sent any. */
  of(agent: string, bot: Bot | undefined): readonly Counter[] | undefined {
    const polled = this.#agents.get(agent) ?? { counters: new Map<string, Counter>(), hasAnswer: false }
    this.#agents.set(agent, polled)
    if (bot !== undefined && polled.bot !== bot) this.#poll(polled, bot)
    return polled.hasAnswer ? [...polled.counters.values()] : undefined
  }

  #poll(polled: Polled, bot: Bot): void {
    polled.bot = bot
    const over = new AbortController()
    const stop = AbortSignal.any([this.#signal, over.signal])
    onStatistics(bot, (counters) => {
      polled.hasAnswer = true
      for (const counter of counters) polled.counters.set(`${counter.category}/${counter.name}`, counter)
    })
    bot.once('end', () => over.abort())
    void (async () => {
      while (!stop.aborted) {
        requestStatistics(bot)
        await this.#clock.sleep(ASK_MS, stop).catch(() => undefined)
      }
    })()
  }
}
