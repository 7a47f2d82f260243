import { isDeepStrictEqual } from 'node:util';
import { nbtCompound, plainNbt } from '../../library/nbt.js';
import { namespaced, readName } from '../names.js';
import { readTag } from '../snbt.js';
import { formatSnbt } from '../snbt-format.js';
import { componentNames, componentsOf, withComponent } from './convert.js';
/** Reads [component=value,!removed,…]; returns the equivalent tags. */
export function readComponents(reader, { registry }) {
    const names = new Set(componentNames(registry));
    const seen = new Set();
    let tags = {};
    reader.expect('[');
    reader.skipSpaces();
    while (!reader.atEnd && reader.peek() !== ']') {
        const removes = reader.take('!');
        const start = reader.cursor;
        const name = readName(reader);
        if (name === '')
            throw reader.problemAt(start, 'arguments.item.component.expected');
        if (!names.has(name))
            throw reader.problemAt(start, 'arguments.item.component.unknown', namespaced(name));
        if (seen.has(name))
            throw reader.problemAt(start, 'arguments.item.component.repeated', namespaced(name));
        seen.add(name);
        // items have no components other than the given ones, so there is nothing to remove
        if (!removes)
            tags = readValue(reader, name, tags);
        reader.skipSpaces();
        if (!reader.take(','))
            break;
        reader.skipSpaces();
        if (reader.atEnd)
            throw reader.problem('arguments.item.component.expected');
    }
    reader.expect(']');
    return Object.keys(tags).length > 0 ? nbtCompound({ ...tags }) : null;
}
function readValue(reader, name, tags) {
    reader.skipSpaces();
    reader.expect('=');
    reader.skipSpaces();
    const start = reader.cursor;
    const value = readTag(reader);
    const more = withComponent(tags, name, value);
    if (more)
        return more;
    throw reader.problemAt(start, 'arguments.item.component.malformed', namespaced(name), formatSnbt(value));
}
/** Whether tags contain exactly the required components; others do not matter. */
export function haveComponents(tags, wanted) {
    const own = componentsOf((tags?.value ?? {}));
    return Object.entries(componentsOf(wanted.value)).every(([name, value]) => isDeepStrictEqual(plainNbt(own[name]), plainNbt(value)));
}
