import { type Vec } from '../../geometry.ts';
import { SavedMemory } from '../../kernel/memory/saved-memory.ts';
import type { Behaviour } from '../mob.ts';
/** Shots of the volley so far, the tick of the next shot or dive, and the flight target. */
export declare const RHYTHM: SavedMemory<{
    shots: number;
    next: number | undefined;
    goal: Vec | undefined;
}>;
/** A blaze hovers, burns nearby targets and sends volleys of fireballs at distant ones. */
export declare const blaze: Behaviour;
/** A ghast drifts about and shoots at visible targets. */
export declare const ghast: Behaviour;
/** A phantom circles above its prey and swoops down. */
export declare const phantom: Behaviour;
