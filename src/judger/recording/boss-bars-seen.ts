import type { SeenBossBar } from '../../recording/hands-draft.ts'
import type { Bot } from '../client/bot.ts'

/** The boss bars that a bot's client shows, topmost first. */
export const bossBarsOf = (bot: Bot): SeenBossBar[] =>
  bot.bossBars.map(({ title, health, color }) => ({ title: String(title), colour: color, share: health }))
