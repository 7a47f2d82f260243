/** Blocks with these names, separated by spaces. */
export const named = (names) => {
    const set = new Set(names.trim().split(/\s+/));
    return (name) => set.has(name);
};
/** Blocks whose names end with one of these. */
export const ending = (...endings) => (name) => endings.some((end) => name.endsWith(end));
/** Blocks whose names match a pattern. */
export const matching = (pattern) => (name) => pattern.test(name);
/** The light of a block while it is lit. */
export const litWith = (light) => ({ properties }) => properties['lit'] === true ? light : properties['lit'] === false ? 0 : undefined;
/** Defines a family: its blocks and their behaviour. */
export const family = (blocks, behaviour) => ({ blocks, behaviour });
