/** Whether a user's name for a block, item or mob is a pattern: `*` matches any letters, as in `*_log`. */
export const isNamePattern = (name) => name.includes('*');
/** Makes a test from a list of names and patterns: whether a name is one of them or matches one. */
export function namesTest(names) {
    const exact = new Set(names.filter((name) => !isNamePattern(name)));
    const patterns = names.filter(isNamePattern).map(regexOf);
    return (name) => exact.has(name) || patterns.some((pattern) => pattern.test(name));
}
const regexOf = (pattern) => new RegExp(`^${pattern.replace(/[^a-z0-9_*]/g, '\\$&').replaceAll('*', '[a-z0-9_]*')}$`);
