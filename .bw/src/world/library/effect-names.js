/** Name of a status effect as used in commands, without namespace, from its key in the data (`JumpBoost`). */
export const effectNameOf = (key) => key === 'BadLuck' ? 'unluck' : key.replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase();
/** Number of an effect by its name; undefined if the version does not have it. */
export function effectNumberIn({ effectsByName }, name) {
    for (const [key, { id }] of Object.entries(effectsByName))
        if (effectNameOf(key) === name)
            return id;
    return undefined;
}
/** Name of an effect by its number. */
export function effectNameIn({ effectsByName }, number) {
    for (const [key, { id }] of Object.entries(effectsByName))
        if (id === number)
            return effectNameOf(key);
    return undefined;
}
