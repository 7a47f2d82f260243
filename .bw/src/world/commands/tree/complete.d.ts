import type { Game } from '../../kernel/game.ts';
import type { CommandSource } from '../source.ts';
import type { Node } from './node.ts';
/** Completions of a line: words that could replace it from `start` on. */
export interface Completions {
    readonly start: number;
    readonly words: readonly string[];
}
/** Completes the end of a line using the tree (Brigadier getCompletionSuggestions). */
export declare function complete(game: Game, source: CommandSource, root: Node, line: string): Completions;
