import { type Vec } from '../geometry.ts';
import { type BodySize } from '../kernel/entities/collision.ts';
import { type Affected } from '../kernel/entities/effect-level.ts';
import type { Level } from '../kernel/level.ts';
/** A body that follows a route. */
interface Walker {
    readonly game: {
        readonly level: Level;
    };
    readonly id: number;
    readonly age: number;
    readonly size: BodySize;
    readonly traits: Affected['traits'];
    readonly type: {
        readonly glides?: boolean;
        readonly fireproof?: boolean;
    };
    readonly dying: boolean;
    readonly route: Vec[];
    readonly pace: number;
    position: Vec;
    velocity: Vec;
    yaw: number;
    onGround: boolean;
    closest: number;
    stalled: number;
    fallen: number;
    bumped: boolean;
    stop(): void;
    land(): void;
}
/** Moves a mob for one tick: along its route, over steps, through air and water. Returns false if it did not move. */
export declare function moveMob(mob: Walker): boolean;
/** Moves a mob for one tick with an external push, in blocks per tick. */
export declare function carry(mob: Walker, push: Vec): void;
/** Yaw of a vector, in the protocol's degrees. */
export declare const yawTowards: (by: Vec) => number;
export {};
