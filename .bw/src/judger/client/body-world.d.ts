import type { BodyWorld } from './body.ts';
import type { Bot } from './bot.ts';
import type { StateReader } from './extras.ts';
/**
 * The world of a client for prismarine-physics, which looks at dozens of blocks per tick and body. It builds a block object once
 * for each state instead of once for each look. Only the position differs; it is set at each look.
 */
export declare function createBodyWorld(bot: Bot, cells: StateReader): BodyWorld;
