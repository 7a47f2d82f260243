import type { Game } from '../kernel/game.ts';
import type { NbtTag } from '../library/nbt.ts';
type Members = Readonly<Record<string, NbtTag | undefined>>;
/** Registers the growing blocks of a chunk loaded from a file. Reads only sections whose palette has growing blocks. */
export declare function surveyLoaded(game: Game, sections: readonly Members[], cx: number, cz: number): void;
export {};
