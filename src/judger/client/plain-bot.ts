import { createRequire } from 'node:module'
import type { BotOptions, Bot as PlainBot } from 'mineflayer'

export type { BotOptions as PlainBotOptions, PlainBot }

/** Creates a plain mineflayer bot, without this client's additions and replacements: for other people's tests. */
export function createPlainBot(options: BotOptions): PlainBot {
  // Loaded when the first bot is made: mineflayer keeps the timers it finds, and tests in virtual time replace
  // them.
  const { createBot } = createRequire(import.meta.url)('mineflayer') as {
    createBot(options: BotOptions): PlainBot
  }
  return createBot(options)
}
