import { type Vec } from '../../geometry.ts';
import type { Mob } from '../mob.ts';
/** One tick of flight: towards a point with an acceleration without gravity (blocks per tick). */
export declare function flyTo(mob: Mob, to: Vec | undefined, push: number): void;
/** A random point in the air around it, within this distance on each axis. */
export declare function somewhereNear(mob: Mob, reach: number): Vec;
