import { DIMENSION_NAMES } from '../../kernel/dimensions.js';
/** One word. */
export const WORD = {
    parser: { id: 'brigadier:string', properties: 'SINGLE_WORD' },
    parse: (reader) => reader.word(),
};
/** Everything up to the end of the line. */
export const GREEDY = {
    parser: { id: 'brigadier:string', properties: 'GREEDY_PHRASE' },
    parse: (reader) => reader.rest(),
};
/** A message, up to the end of the line. */
export const MESSAGE = {
    parser: { id: 'minecraft:message' },
    parse: (reader) => reader.rest().trimEnd(),
};
/** A text component as JSON, up to the end of the line; returned as the JSON of one object. */
export const COMPONENT = {
    parser: { id: 'minecraft:component' },
    parse(reader) {
        const start = reader.cursor;
        const said = reader.rest();
        try {
            return JSON.stringify(whole(JSON.parse(said)));
        }
        catch (error) {
            throw reader.problemAt(start, 'argument.component.invalid', error.message);
        }
    },
};
/** A list of components becomes its first component, with the others as `extra`. */
function whole(value) {
    if (Array.isArray(value)) {
        const [first, ...rest] = value.map(whole);
        if (!first)
            throw new SyntaxError('empty');
        const extra = [...(first['extra'] ?? []), ...rest];
        return extra.length > 0 ? { ...first, extra } : first;
    }
    if (value === null)
        throw new SyntaxError('null');
    return typeof value === 'object' ? value : { text: String(value) };
}
/** Some of the axes x, y and z. */
export const SWIZZLE = {
    parser: { id: 'minecraft:swizzle' },
    parse(reader) {
        const rest = reader.line.slice(reader.cursor).split(' ')[0] ?? '';
        if (!/^(?!.*(.).*\1)[xyz]{1,3}$/.test(rest))
            throw reader.problem('arguments.swizzle.invalid');
        reader.skip(rest.length);
        return rest;
    },
};
/** A dimension. */
export const DIMENSION = {
    parser: { id: 'minecraft:dimension' },
    parse(reader) {
        const start = reader.cursor;
        const name = reader.resource().replace(/^minecraft:/, '');
        const found = DIMENSION_NAMES.find((known) => known === name);
        if (found === undefined)
            throw reader.fails('not_found', start, 'argument.dimension.invalid', name);
        return found;
    },
    suggest: ({ typed }) => ({
        from: 0,
        words: DIMENSION_NAMES.filter((name) => name.startsWith(typed) || `minecraft:${name}`.startsWith(typed)).map((name) => `minecraft:${name}`),
    }),
};
