import type { Clock } from '../../core/clock.ts';
import type { Bot, ConnectionOptions } from './bot.ts';
export interface JoinOptions {
    name: string;
    connection: ConnectionOptions;
    clock: Clock;
    /** For messages. */
    address: string;
}
/**
 * Connects a bot and waits until it has spawned with its surroundings loaded.
 * @throws ServerError if the server refuses or does not answer
 */
export declare function joinBot({ name, connection, clock, address }: JoinOptions): Promise<Bot>;
