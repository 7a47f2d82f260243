import type { Bot } from './bot.ts'

/** The parts of a translated chat message, each a message or text. */
interface TranslatedMessage {
  readonly translate?: string
  readonly with?: readonly { toString(): string }[]
}

/**
 * Calls back with the cause of a bot's death, in the game's own words without the bot's name: "was slain by Zombie", "drowned".
 * Read from the chat, where the server announces deaths unless the game rule `showDeathMessages` is off.
 */
export function onDeathCause(bot: Bot, heard: (cause: string) => void): void {
  bot.on('message', (message) => {
    const { translate, with: parts = [] } = message as TranslatedMessage
    if (translate?.startsWith('death.') !== true || String(parts[0]) !== bot.username) return
    const text = message.toString()
    heard(text.startsWith(bot.username) ? text.slice(bot.username.length).trim() : text)
  })
}
