import type { Bot } from '../client/bot.ts'

const SPECTATOR = 3

/** Whether a player is only a spectator, without a body and invisible to others. */
export const isSpectator = ({ players }: Bot, name: string | undefined): boolean =>
  (players[name ?? ''] as { gamemode?: number } | undefined)?.gamemode === SPECTATOR
