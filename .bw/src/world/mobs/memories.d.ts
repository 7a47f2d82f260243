/** The memories of mobs by kind. All of them are saved with the mobs, and `data get` shows them. */
import type { Recorded } from '../kernel/memory/saved-memory.ts';
import type { MobKind } from './kinds.ts';
/** The memories of a mob of a given kind. */
export declare const memoriesOf: (kind: string, type: MobKind) => readonly Recorded[];
