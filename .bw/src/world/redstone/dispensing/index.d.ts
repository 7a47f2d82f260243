import type { Dispense } from './dispense.ts';
/** The way a dispenser uses an item; undefined if it throws it out. */
export declare const dispenseOf: (item: string) => Dispense | undefined;
