import { type Statistic, statisticOf } from '../../world/index.ts'
import type { Bot } from './bot.ts'

/** The request's id in `client_command` (vanilla ServerboundClientCommandPacket.REQUEST_STATS). */
const REQUEST = 1

/** Asks a bot's server for the counters that have changed; mineflayer has no interface for them (its issue 1732). */
export const requestStatistics = ({ _client }: Bot): void =>
  _client.write('client_command', { actionId: REQUEST })

/** Calls back with the counters of each answer; an answer without changes is empty. */
export function onStatistics({ _client, registry }: Bot, listener: (counters: Statistic[]) => void): void {
  _client.on('statistics', ({ entries }) =>
    listener(entries.flatMap((entry) => statisticOf(entry, registry) ?? [])),
  )
}
