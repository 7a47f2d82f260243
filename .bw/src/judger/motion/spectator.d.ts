import type { Bot } from '../client/bot.ts';
/** Whether a player is only a spectator, without a body and invisible to others. */
export declare const isSpectator: ({ players }: Bot, name: string | undefined) => boolean;
