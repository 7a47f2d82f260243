import type { Clock } from '../../core/clock.ts'
import type { Bot } from './bot.ts'
import { requestStatistics } from './statistics.ts'

/** How long a server may take to answer (ms of game time). */
const LIMIT_MS = 10_000

/**
 * Waits until a server has handled everything that a bot has sent and the bot has read the results: packets are handled in
 * order, and each server answers a request for statistics. Gives up after LIMIT_MS without an answer.
 */
export async function roundTrip(bot: Bot, clock: Clock): Promise<void> {
  const answered = new AbortController()
  const stop = bot.extras.packets.onReceived('statistics', () => answered.abort())
  const onEnd = () => answered.abort()
  bot.once('end', onEnd)
  requestStatistics(bot)
  await clock.sleep(LIMIT_MS, answered.signal).catch(() => undefined)
  bot.off('end', onEnd)
  stop()
}
