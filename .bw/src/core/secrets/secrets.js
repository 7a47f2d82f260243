import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { isOwnWord } from './own-words.js';
import { SecretFinder } from './secret-finder.js';
import { secretsAround } from './secrets-around.js';
import { SHORTEST_SECRET } from './written-forms.js';
/** The key under which the threads of a process receive its secrets. */
const SHARED = 'causalmace.secrets';
/**
 * The secrets that this process must not write: keys and passwords of its environment and command line, and those added later.
 */
const secrets = new Set();
/** Secrets that stay visible, and why. */
const visible = new Map();
/** The names of the secrets that users should be warned about. */
const named = new Map();
let onVisible = () => undefined;
let finder;
/**
 * Masks a text in everything that this process writes from now on. Texts that are too short, or that are words of our own, stay
 * visible after a single warning.
 * @param name the user's name for it; without one there is no warning
 */
export function keepSecret(secret, name) {
    const text = secret.trim();
    if (text === '' || secrets.has(text))
        return;
    const why = visible.get(text) ?? whyVisible(text);
    if (why === undefined) {
        secrets.add(text);
        finder = undefined;
        setEnvironmentData(SHARED, [...secrets]);
        return;
    }
    visible.set(text, why);
    if (name === undefined || named.has(name))
        return;
    named.set(name, why);
    onVisible(name, why);
}
function whyVisible(text) {
    if (text.length < SHORTEST_SECRET)
        return 'short';
    return isOwnWord(text) ? 'word' : undefined;
}
/** Sets a listener that is called once for each secret that stays visible. */
export function watchVisibleSecrets(listener) {
    onVisible = listener;
    for (const [name, why] of named)
        listener(name, why);
}
function finderNow() {
    if (finder === undefined)
        finder = new SecretFinder(secrets);
    return finder;
}
/**
 * A text made safe to write: each secret of this process is masked, in any encoding. JSON, as a whole or line by line, remains
 * JSON. Texts that differ only in the secret give the same result.
 */
export function hidden(text) {
    const finder = finderNow();
    return finder.isIn(text) ? hiddenFound(text, finder) : text;
}
/** A copy of a value of plain objects, lists and texts, with its texts masked; the value itself if no mask is needed. */
export function hiddenValue(value) {
    return deep(value, finderNow());
}
function hiddenFound(text, finder) {
    const document = hiddenJson(text, finder);
    if (document !== undefined)
        return document;
    const lines = text.split('\n').map((line) => hiddenJson(line, finder) ?? finder.masked(line));
    // The end of a line may be escaped.
    return finder.masked(lines.join('\n'));
}
/** The same for JSON, preserving its layout; undefined for other texts. */
function hiddenJson(text, finder) {
    if (!/^\s*[{["]/.test(text))
        return undefined;
    try {
        const indent = /^[[{]\n( +)/.exec(text)?.[1];
        const end = text.endsWith('\n') ? '\n' : '';
        return JSON.stringify(deep(JSON.parse(text), finder), null, indent) + end;
    }
    catch {
        return undefined;
    }
}
function deep(value, finder) {
    if (typeof value === 'string')
        return finder.masked(value);
    if (Array.isArray(value)) {
        const parts = value.map((part) => deep(part, finder));
        return parts.every((part, index) => part === value[index]) ? value : parts;
    }
    if (typeof value !== 'object' || value === null || !isPlain(value))
        return value;
    const before = Object.entries(value);
    const after = before.map(([key, part]) => [finder.masked(key), deep(part, finder)]);
    const isSame = after.every(([key, part], index) => key === before[index]?.[0] && part === before[index]?.[1]);
    return isSame ? value : Object.fromEntries(after);
}
const isPlain = (value) => {
    const prototype = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === null;
};
for (const secret of (getEnvironmentData(SHARED) ?? []))
    secrets.add(secret);
for (const secret of secretsAround(process.env, process.argv))
    keepSecret(secret);
