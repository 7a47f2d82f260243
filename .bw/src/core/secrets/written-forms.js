/** Shorter secrets are not searched for: they occur in ordinary words. */
export const SHORTEST_SECRET = 8;
/**
 * The encodings of a secret, escapes aside (see `unescape.ts`): plain, as hexadecimal digits, percent-encoded, and as base64 at
 * any offset, also of its lower-case and upper-case forms. All are in lower case, since case is ignored.
 */
export function writtenForms(secret) {
    const cases = [secret, secret.toLowerCase(), secret.toUpperCase()];
    const texts = cases.flatMap((text) => {
        const bytes = Buffer.from(text);
        return [text, encodeURIComponent(text.toWellFormed()), bytes.toString('hex'), ...base64Forms(bytes)];
    });
    return [...new Set(texts.map(folded))].filter(({ length }) => length >= SHORTEST_SECRET);
}
/** The part of a base64 text containing the bytes that does not depend on the surrounding bytes. */
function base64Forms(bytes) {
    return [0, 1, 2].flatMap((before) => {
        const encoded = Buffer.concat([Buffer.alloc(before), bytes])
            .toString('base64')
            .replace(/=+$/, '');
        const isWhole = (before + bytes.length) % 3 === 0;
        const own = encoded.slice(Math.ceil((before * 4) / 3), isWhole ? encoded.length : -1);
        return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
    });
}
/** Lower case of the same length: a few letters have a lower case of two characters. */
export function folded(text) {
    const lower = text.toLowerCase();
    return lower.length === text.length ? lower : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
