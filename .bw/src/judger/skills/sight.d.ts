import type { Position } from '../../core/position.ts';
import type { Bot } from '../client/bot.ts';
import type { SpatialMemory } from './spatial-memory.ts';
/** Common blocks; only a few of them are remembered per region. */
export declare const isCommon: (block: string) => boolean;
/**
 * Looks around with a bot's eyes: a straight line from the eyes passes through air, plants, leaves, glass and a little water.
 * Blocks behind rock are not seen, although the client holds them. Each scan rotates the rays slightly.
 */
export declare class Sight {
    #private;
    constructor(bot: Bot, memory: SpatialMemory);
    /** Looks around once. */
    look(): void;
    /** Looks at the walls around the end of a hole that leads away from the eyes. */
    lookInto({ x, y, z }: Position, along: {
        readonly x: number;
        readonly z: number;
    }): void;
}
