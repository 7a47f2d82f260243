/** Shorter secrets are not searched for: they occur in ordinary words. */
export declare const SHORTEST_SECRET = 8;
/**
 * The encodings of a secret, escapes aside (see `unescape.ts`): plain, as hexadecimal digits, percent-encoded, and as base64 at
 * any offset, also of its lower-case and upper-case forms. All are in lower case, since case is ignored.
 */
export declare function writtenForms(secret: string): string[];
/** Lower case of the same length: a few letters have a lower case of two characters. */
export declare function folded(text: string): string;
