import { WorldError } from '../../errors.js';
import { nbtString } from '../../library/nbt.js';
import { valuesOf } from './states.js';
/** NBT of a block state in a palette: {Name, Properties?}. */
export function paletteEntry(state) {
    const properties = Object.entries(state.properties).map(([key, value]) => [key, nbtString(String(value))]);
    const Name = nbtString(`minecraft:${state.name}`);
    if (properties.length === 0)
        return { Name };
    return { Name, Properties: { type: 'compound', value: Object.fromEntries(properties) } };
}
/** The block state of a palette entry. Throws 'unknown_block' with the block and its position. */
export function stateOf(states, entry, where) {
    const properties = (entry['Properties']?.value ?? {});
    const texts = Object.entries(properties).map(([key, tag]) => [key, String(tag?.value)]);
    return namedState(states, String(entry['Name']?.value ?? ''), Object.fromEntries(texts), where);
}
/**
 * The block state for a name and properties. Unknown properties and values are skipped, as in vanilla. An unknown block
 * is an error, because replacing it with air would lose it at the next save.
 */
export function namedState(states, name, properties, where) {
    const bare = name.replace(/^minecraft:/, '');
    if (!Object.hasOwn(states.registry.blocksByName, bare))
        throw new WorldError('unknown_block', `unknown block in ${where}`, {
            got: name,
            wanted: 'a block of Minecraft 1.19.2',
            remedy: 'replace that block, or leave the file out',
        });
    const known = {};
    for (const property of states.definition(bare).states) {
        const value = properties[property.name];
        if (value !== undefined && valuesOf(property).includes(value))
            known[property.name] = value;
    }
    return states.encode(bare, known);
}
