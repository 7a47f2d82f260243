import { type Vec } from '../geometry.ts';
import type { Chance } from '../kernel/chance.ts';
/** The positions of a tree's blocks. */
export interface TreePlan {
    readonly kind: string;
    /** Lowest log; the north-west one of a thick trunk. */
    readonly base: Vec;
    /** Log blocks of the trunk. */
    readonly height: number;
    readonly thickness: 1 | 2;
    /** Free space required around the trunk, from a given height upwards. */
    readonly margin: number;
    readonly bareBelow: number;
    readonly logs: readonly Vec[];
    readonly leaves: readonly Vec[];
}
interface Site {
    readonly base: Vec;
    readonly thick: boolean;
    readonly chance: Chance;
}
/** Plans a tree; null if none grows there. Dark oak is the only thick tree implemented; others grow thin. */
export declare function planTree(kind: string, site: Site): TreePlan | null;
export {};
