import { type Affected } from './effect-level.ts';
/** The shared flags of an invisible or glowing body. */
export declare const effectFlags: (body: Affected) => number;
