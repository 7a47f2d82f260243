import { valuesOf } from '../../kernel/blocks/states.js';
import { asKept } from '../components/convert.js';
import { namesOf } from '../name-tags.js';
import { lookup, namespaced, readName } from '../names.js';
import { readCompound } from '../snbt.js';
import { resourcesLike, startingWith } from '../tree/suggestions.js';
/** A block: name, name[property=value,…] or name[…]{nbt}. Errors point at the unknown name, property or value. */
export const BLOCK = {
    parser: { id: 'minecraft:block_state' },
    parse(reader, game) {
        const block = readBlock(reader, game);
        return { ...block, nbt: block.nbt && asKept(game.registry, block.nbt) };
    },
    suggest: suggestBlock,
};
/** The values that a block is compared with: its name or a tag, and the given properties and data. */
export const BLOCK_FILTER = {
    parser: { id: 'minecraft:block_predicate' },
    parse(reader, game) {
        if (reader.peek() === '#')
            return readTag(reader);
        const { state, named, nbt } = readBlock(reader, game);
        const own = Object.keys(named).map((key) => [key, state.properties[key] ?? '']);
        return { hasName: (name) => name === state.name, named: Object.fromEntries(own), nbt };
    },
    suggest: suggestBlock,
};
/** #tag, #tag[property=value,…] or #tag[…]{nbt} */
function readTag(reader) {
    const start = reader.cursor;
    reader.expect('#');
    const tag = readName(reader);
    const hasName = namesOf('block', tag);
    if (!hasName)
        throw reader.fails('not_found', start, 'arguments.block.tag.unknown', namespaced(tag));
    const named = {};
    if (reader.take('['))
        while (!reader.take(']')) {
            const key = reader.string();
            if (!reader.take('='))
                throw reader.problem('argument.block.property.novalue', key, namespaced(tag));
            named[key] = reader.string();
            if (!reader.take(',') && reader.peek() !== ']')
                throw reader.problem('argument.block.property.unclosed');
        }
    return { hasName, named, nbt: reader.peek() === '{' ? readCompound(reader) : null };
}
function readBlock(reader, game) {
    const start = reader.cursor;
    if (reader.peek() === '#')
        throw reader.problem('argument.block.tag.disallowed');
    const name = readName(reader);
    const definition = lookup(game.registry.blocksByName, name);
    if (!definition)
        throw reader.fails('not_found', start, 'argument.block.id.invalid', namespaced(name));
    const named = reader.take('[') ? readProperties(reader, definition) : {};
    const nbt = reader.peek() === '{' ? readCompound(reader) : null;
    return { state: game.level.states.encode(name, named), named, nbt };
}
function readProperties(reader, { name: bare, states }) {
    const block = namespaced(bare);
    const named = {};
    reader.skipSpaces();
    while (!reader.atEnd && reader.peek() !== ']') {
        const start = reader.cursor;
        const key = reader.string();
        const property = states.find((candidate) => candidate.name === key);
        if (!property)
            throw reader.problemAt(start, 'argument.block.property.unknown', block, key);
        if (Object.hasOwn(named, key))
            throw reader.problemAt(start, 'argument.block.property.duplicate', key, block);
        reader.skipSpaces();
        if (!reader.take('='))
            throw reader.problem('argument.block.property.novalue', key, block);
        reader.skipSpaces();
        named[key] = readValue(reader, block, property);
        reader.skipSpaces();
        if (reader.take(','))
            reader.skipSpaces();
        else
            break;
    }
    if (!reader.take(']'))
        throw reader.problem('argument.block.property.unclosed');
    return named;
}
function readValue(reader, block, property) {
    const start = reader.cursor;
    const value = reader.string();
    if (valuesOf(property).includes(value))
        return value;
    throw reader.problemAt(start, 'argument.block.property.invalid', block, value, property.name);
}
function suggestBlock({ game, typed }) {
    const open = typed.indexOf('[');
    if (open < 0)
        return { from: 0, words: resourcesLike(Object.keys(game.registry.blocksByName), typed) };
    const definition = lookup(game.registry.blocksByName, typed.slice(0, open).replace(/^minecraft:/, ''));
    const from = Math.max(open, typed.lastIndexOf(',')) + 1;
    const [key = '', value] = typed.slice(from).split('=');
    const states = definition?.states ?? [];
    if (value === undefined)
        return {
            from,
            words: startingWith(states.map(({ name }) => `${name}=`), key),
        };
    const property = states.find(({ name }) => name === key);
    const values = property ? valuesOf(property) : [];
    return { from: from + key.length + 1, words: startingWith([...values], value) };
}
/** Whether a block matches a filter: its name, and the same value for every given property. */
export function matchesFilter({ name, properties }, { hasName, named }) {
    return (hasName(name) && Object.entries(named).every(([key, value]) => String(properties[key]) === String(value)));
}
