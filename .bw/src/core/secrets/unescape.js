/** Escape sequences of JSON and JavaScript, of URLs, and of HTML. */
const ESCAPE = /\\u\{0*([0-9a-f]{1,6})\}|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|\\([^ux])|%([0-9a-f]{2})|&#x0*([0-9a-f]{1,6});|&#0*([0-9]{1,7});|&(amp|lt|gt|quot|apos);/gi;
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Maximum number of nested escapes. */
const MOST_LAYERS = 6;
/** The text itself, then with its escapes resolved, and so on until none is left. */
export function* layersOf(text) {
    let layer = { text };
    for (let depth = 0; depth <= MOST_LAYERS; depth++) {
        yield layer;
        const inner = unescaped(layer);
        if (inner.text.length === layer.text.length)
            return;
        layer = inner;
    }
}
/** Resolves each escape sequence once. */
function unescaped({ text, source }) {
    const [starts, ends] = [new Uint32Array(text.length), new Uint32Array(text.length)];
    const pieces = [];
    let length = 0;
    const add = (piece, from, until) => {
        pieces.push(piece);
        for (let index = 0; index < piece.length; index++, length++) {
            const isOne = until - from === piece.length;
            const [first, last] = isOne ? [from + index, from + index] : [from, until - 1];
            starts[length] = source?.starts[first] ?? first;
            ends[length] = source?.ends[last] ?? last + 1;
        }
    };
    let end = 0;
    for (const match of text.matchAll(ESCAPE)) {
        add(text.slice(end, match.index), end, match.index);
        end = match.index + match[0].length;
        add(resolved(match), match.index, end);
    }
    add(text.slice(end), end, text.length);
    return { text: pieces.join(''), source: { starts, ends } };
}
function resolved([whole, brace, unit, short, plain, percent, hex, decimal, name]) {
    if (plain !== undefined)
        return plain;
    if (name !== undefined)
        return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal === undefined
        ? Number.parseInt(brace ?? unit ?? short ?? percent ?? hex ?? '', 16)
        : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
