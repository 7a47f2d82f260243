import './late-sign-in.ts';
import './player-state.ts';
import type { Bot, ConnectionOptions } from './bot.ts';
/** A mineflayer bot with all additions and replacements of this client. It has not joined yet. */
export declare function createClient(options: ConnectionOptions): Bot;
