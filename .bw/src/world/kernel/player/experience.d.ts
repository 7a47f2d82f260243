import type { PacketFields } from '../../library/network.ts';
/** Experience points and levels of a player. */
export declare class Experience {
    #private;
    level: number;
    /** Points towards the next level. */
    points: number;
    /** All points ever gained (vanilla totalExperience); levels given or set do not count. */
    total: number;
    /** Number of points from this level to the next (vanilla). */
    get toNext(): number;
    addPoints(amount: number): void;
    addLevels(amount: number): void;
    setLevel(level: number): void;
    /** Removes everything, as on death. */
    reset(): void;
}
/** Sends a client the points and levels of its player. */
export declare function sendExperience(player: {
    readonly experience: Experience;
    send(name: string, fields: PacketFields): void;
}): void;
