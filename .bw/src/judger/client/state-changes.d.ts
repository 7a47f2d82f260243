import type { Bot } from './bot.ts';
import type { BlockChanges, StateListener } from './extras.ts';
/**
 * Changes of blocks in a client's world as plain numbers. For each change mineflayer makes four block objects and two texts
 * even without a listener, which is expensive with many bots in one world. Here its own events are made only when something
 * listens to them.
 */
export declare class StateChanges implements BlockChanges {
    #private;
    constructor(bot: Bot);
    on(listener: StateListener): () => void;
}
