import { type Vec } from '../../geometry.ts';
import type { Level } from '../level.ts';
import { type BodySize } from './collision.ts';
/**
 * The ground below a point where a teleporting body has dry space; null if there is none (vanilla LivingEntity.randomTeleport).
 */
export declare function landingBelow(level: Level, to: Vec, size: BodySize): Vec | null;
