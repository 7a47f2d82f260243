/** A table's own entry for a name from user input; never an inherited one such as `constructor`. */
export function lookup(table, name) {
    return Object.hasOwn(table, name) ? table[name] : undefined;
}
/** A name with its namespace. */
export const namespaced = (name) => (name.includes(':') ? name : `minecraft:${name}`);
/** Reads a name with or without `minecraft:`; returns it in the form used in the tables. Throws if it cannot be a name. */
export function readName(reader) {
    const start = reader.cursor;
    const read = reader.resource();
    if (/:.*:|^[^:]*\/.*:/.test(read))
        throw reader.problemAt(start, 'argument.id.invalid');
    return read.replace(/^(minecraft)?:/, '');
}
