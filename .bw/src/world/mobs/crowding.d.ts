import type { Vec } from '../geometry.ts';
import type { BodySize } from '../kernel/entities/collision.ts';
/** A body that others can push. */
interface Pushed {
    readonly position: Vec;
    readonly size: BodySize;
    readonly dying: boolean;
    readonly traits: {
        readonly noAi: boolean;
    };
    velocity: Vec;
}
/** Pushes overlapping mobs apart (vanilla Entity.push). Players are pushed by their own clients. */
export declare function pushApart(mob: Pushed, others: Iterable<Pushed>): void;
export {};
