/** Suggests those words that start with the typed text, from the last `after` on if that is given. */
export const suggestWords = (words) => (completing) => ({ from: 0, words: startingWith([...words(completing)], completing.typed) });
/** Suggests names in the namespace `minecraft:`, which may be omitted (vanilla SharedSuggestionProvider.suggestResource). */
export const suggestResources = (names) => (completing) => ({ from: 0, words: resourcesLike([...names(completing)], completing.typed) });
/** The words that start with the typed text, ignoring case. */
export const startingWith = (words, typed) => words.filter((word) => word.toLowerCase().startsWith(typed.toLowerCase()));
/**
 * Full names of the entries that start with the typed text; without a namespace, a later word of the name may
 * match too.
 */
export function resourcesLike(names, typed) {
    const fits = typed.includes(':')
        ? (name) => `minecraft:${name}`.startsWith(typed)
        : (name) => partStartsWith(name, typed) || (typed !== '' && 'minecraft'.startsWith(typed));
    return names.filter(fits).map((name) => `minecraft:${name}`);
}
const partStartsWith = (name, typed) => name.startsWith(typed) || name.includes(`_${typed}`);
