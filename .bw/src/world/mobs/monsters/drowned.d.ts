import type { Behaviour } from '../mob.ts';
/** A drowned with a trident throws it again and again; it does not lose it (vanilla Drowned). */
export declare const throwTrident: Behaviour;
