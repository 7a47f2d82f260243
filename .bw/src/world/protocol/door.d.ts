import type { NetClient } from '../library/network.ts';
import type { WorldClock } from '../options.ts';
interface DoorOptions {
    /** The version of the server. */
    readonly version: {
        readonly name: string;
        readonly protocol: number;
    };
    readonly clock: WorldClock;
}
/**
 * Decides which clients may enter, by version and name, as vanilla does. minecraft-protocol alone does not reject a client of
 * another version, continues its login, accepts any name, and answers a ping only after a request for the status.
 */
export declare function guardDoor(client: NetClient, { version, clock }: DoorOptions): void;
export {};
