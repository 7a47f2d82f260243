import type { Bot } from '../client/bot.ts'

const SPECTATOR = 3

/** Whether a player only watches: it has no body, and others do not see it. */
export const isSpectator = ({ players }: Bot, name: string | undefined): boolean =>
  (players[name ?? ''] as { gamemode?: number } | undefined)?.gamemode === SPECTATOR
