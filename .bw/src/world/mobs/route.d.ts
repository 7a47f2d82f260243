import { type Vec } from '../geometry.ts';
import type { BodySize } from '../kernel/entities/collision.ts';
import type { Level } from '../kernel/level.ts';
interface RouteOptions {
    /** Distance from the goal at which it counts as arrived, in blocks. */
    readonly near: number;
    /** Maximum number of positions to visit; after that, the nearest one found is the result. */
    readonly budget: number;
}
/**
 * Finds a walking route to a position, or to the nearest reachable one found: A* over the positions where the body can
 * stand; up one block, down three, around corners. Visits no more positions than the budget.
 */
export declare function findRoute(level: Level, size: BodySize, ends: {
    from: Vec;
    to: Vec;
}, options: RouteOptions): Vec[];
export {};
