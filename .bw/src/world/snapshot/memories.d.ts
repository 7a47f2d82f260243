import type { Game } from '../kernel/game.ts';
/** The data that the systems of a dimension remember about its blocks; recent torch burnouts are not stored. */
export type MemoriesMoment = Readonly<Record<string, object>>;
/** The memories with ticks counted from now. */
export declare function takeMemories({ memory, ticks }: Game): MemoriesMoment;
export declare function restoreMemories({ memory, ticks }: Game, moment: MemoriesMoment): void;
