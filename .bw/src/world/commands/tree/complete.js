import { parse } from './parse.js';
import { startingWith } from './suggestions.js';
/** Completes the end of a line using the tree (Brigadier getCompletionSuggestions). */
export function complete(game, source, root, line) {
    const { read } = parse(line, { root, game, source });
    const last = read.at(-1);
    // directly behind a node, that node is completed, otherwise its continuation
    const unfinished = last !== undefined && last.end >= line.length;
    const before = unfinished ? read.at(-2) : last;
    const start = unfinished ? last.start : last ? Math.min(last.end + 1, line.length) : 0;
    const parent = before ? (before.node.redirect ?? before.node) : root;
    const typed = line.slice(start);
    const found = [...parent.children.values()]
        .filter((child) => child.usableBy(source) && !child.hidden)
        .map((child) => suggestionsOf(child, { game, source, typed }))
        .filter(({ words }) => words.length > 0);
    // Brigadier widens all of them to the earliest start
    const from = Math.min(...found.map((each) => each.from));
    const words = found.flatMap((each) => each.words.map((word) => typed.slice(from, each.from) + word));
    return { start: start + (words.length > 0 ? from : 0), words: sorted(words) };
}
function suggestionsOf(node, completing) {
    if (node.type)
        return node.type.suggest?.(completing) ?? { from: 0, words: [] };
    return { from: 0, words: startingWith([node.name], completing.typed) };
}
/** In alphabetical order, without duplicates. */
const sorted = (words) => [...new Set(words)].sort((a, b) => {
    const [low, high] = [a.toLowerCase(), b.toLowerCase()];
    return low < high ? -1 : low > high ? 1 : 0;
});
