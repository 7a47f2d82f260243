import { GramFilter } from './gram-filter.js';
import { layersOf } from './unescape.js';
import { folded, writtenForms } from './written-forms.js';
/** Replacement of a secret. */
export const MASK = '***';
/** A truncated text may end within a secret; from this many characters on, the beginning of a secret counts as one. */
const LONGEST_BEGINNING = 16;
/** Finds secrets in texts, in every known encoding. */
export class SecretFinder {
    #needles;
    #filter;
    /** The characters that can start an escape sequence in a text; undefined while there are no secrets. */
    #escapes;
    constructor(secrets) {
        const forms = new Set([...secrets].flatMap(writtenForms));
        this.#needles = [...forms].map((whole) => ({ whole, beginning: whole.slice(0, LONGEST_BEGINNING) }));
        this.#filter = new GramFilter(this.#needles.map(({ beginning }) => beginning));
        if (forms.size === 0)
            return;
        // Other characters need no backslash, but most texts have backslashes before quotes and at line ends.
        const behindBackslash = [
            'u',
            'x',
            ...['/', '"', '\\', "'"].filter((sign) => [...forms].join('').includes(sign)),
        ];
        const signs = behindBackslash.map((sign) => (sign === '\\' ? '\\\\' : sign)).join('');
        this.#escapes = new RegExp(`\\\\[${signs}]|%[0-9a-f]{2}|&(?:#|[aglq])`, 'i');
    }
    /** Whether a text holds a secret, or the beginning of one. */
    isIn(text) {
        if (this.#escapes === undefined)
            return false;
        if (this.#hasNeedle(text))
            return true;
        if (!this.#escapes.test(text))
            return false;
        for (const layer of layersOf(text))
            if (this.#hasNeedle(layer.text))
                return true;
        return false;
    }
    /** The text with a mask for each secret. */
    masked(text) {
        if (!this.isIn(text))
            return text;
        let masked = '';
        let end = 0;
        for (const [from, until] of this.#places(text)) {
            if (from >= end)
                masked += text.slice(end, from) + MASK;
            end = Math.max(end, until);
        }
        return masked + text.slice(end);
    }
    #hasNeedle(text) {
        if (!this.#filter.mayHold(text))
            return false;
        const plain = folded(text);
        return this.#needles.some(({ beginning }) => plain.includes(beginning));
    }
    /** Positions of secrets in a text, in order; they may overlap. */
    #places(text) {
        const places = [];
        for (const layer of layersOf(text)) {
            const plain = folded(layer.text);
            for (const { beginning, whole } of this.#needles) {
                for (let at = plain.indexOf(beginning); at >= 0; at = plain.indexOf(beginning, at + 1)) {
                    let until = at + beginning.length;
                    while (until - at < whole.length && plain[until] === whole[until - at])
                        until++;
                    places.push([layer.source?.starts[at] ?? at, layer.source?.ends[until - 1] ?? until]);
                }
            }
        }
        return places.sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd);
    }
}
