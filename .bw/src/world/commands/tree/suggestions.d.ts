import type { Game } from '../../kernel/game.ts';
import type { CommandSource } from '../source.ts';
/** The request for completions: the text from the start of the completion on, and the source. */
export interface Completing {
    readonly game: Game;
    readonly source: CommandSource;
    /** The typed part of the argument. */
    readonly typed: string;
}
/** Words that could replace or complete the word at this place. `from`: number of typed characters to keep. */
export interface Suggestions {
    readonly from: number;
    readonly words: readonly string[];
}
/** Suggests completions of an argument. */
export type Suggest = (completing: Completing) => Suggestions;
/** Suggests those words that start with the typed text, from the last `after` on if that is given. */
export declare const suggestWords: (words: (completing: Completing) => Iterable<string>) => Suggest;
/** Suggests names in the namespace `minecraft:`, which may be omitted (vanilla SharedSuggestionProvider.suggestResource). */
export declare const suggestResources: (names: (completing: Completing) => Iterable<string>) => Suggest;
/** The words that start with the typed text, ignoring case. */
export declare const startingWith: (words: readonly string[], typed: string) => string[];
/**
 * Full names of the entries that start with the typed text; without a namespace, a later word of the name may
 * match too.
 */
export declare function resourcesLike(names: readonly string[], typed: string): string[];
