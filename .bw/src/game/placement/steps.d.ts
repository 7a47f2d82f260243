import type { FinishingStep } from './family.ts';
import type { Properties } from './options.ts';
/** Clicks again with more of the placing item; no step if the count is zero. */
export declare const more: (times: number, name: string, properties: Properties) => FinishingStep[];
/** Uses an item a number of times; no step if the count is zero. */
export declare const using: (use: string, times: number, name: string, properties?: Properties) => FinishingStep[];
/** Opens wooden doors, trapdoors and gates, and closes those opened by redstone: they stay closed until the signal changes. */
export declare const clickOpen: ({ open }: Properties, name: string) => FinishingStep[];
/** Empties a water bucket onto a block that can hold water. */
export declare const waterlog: ({ waterlogged }: Properties, name: string) => FinishingStep[];
/** Lights candles and campfires. Fire charges may be used up, so that agents need not wait for the team's only lighter. */
export declare const light: ({ lit }: Properties, name: string) => FinishingStep[];
