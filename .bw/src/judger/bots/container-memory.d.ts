import { type Position } from '../../core/position.ts';
import type { Bot } from '../client/bot.ts';
/** A container and its kind of block. */
interface Noticed {
    position: Position;
    kind: string;
}
/**
 * The containers that an agent has seen. Searching the loaded world is too slow for every step, so each chunk is searched once,
 * at the first use after it has arrived; single block changes are tracked. Containers that the team itself builds are empty and
 * do not count.
 */
export declare class ContainerMemory {
    #private;
    /** @param blueprint cells that the team will build */
    constructor(bot: Bot, blueprint?: readonly {
        position: Position;
    }[]);
    /** The containers, nearest first as of when they were noticed. */
    list(): Noticed[];
}
export {};
