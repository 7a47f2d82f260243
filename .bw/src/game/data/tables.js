import minecraftData from 'minecraft-data';
const loaded = new Map();
/** minecraft-data of a game version, loaded once per process. */
export function tablesOf(version) {
    const known = loaded.get(version);
    if (known !== undefined)
        return known;
    const tables = minecraftData(version);
    loaded.set(version, tables);
    return tables;
}
/** Looks up a name written by a person or a model: without hasOwn, `constructor` would be an item. */
export const named = (table, name) => Object.hasOwn(table, name) ? table[name] : undefined;
