import type { Registry } from '../library/prismarine.ts';
export declare const bodySlot: (registry: Registry) => number;
