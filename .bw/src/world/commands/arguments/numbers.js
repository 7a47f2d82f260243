import { readRange } from '../ranges.js';
import { suggestWords } from '../tree/suggestions.js';
/** The bounds of a number in the form sent to clients. */
const bounds = ({ min, max }) => ({
    flags: { unused: 0, max_present: max === undefined ? 0 : 1, min_present: min === undefined ? 0 : 1 },
    min,
    max,
});
/** A whole number. */
export const integer = (range = {}) => ({
    parser: { id: 'brigadier:integer', properties: bounds(range) },
    parse(reader) {
        const start = reader.cursor;
        const n = reader.integer();
        const { min, max } = range;
        if (min !== undefined && n < min)
            throw reader.problemAt(start, 'argument.integer.low', min, n);
        if (max !== undefined && n > max)
            throw reader.problemAt(start, 'argument.integer.big', max, n);
        return n;
    },
});
/** A decimal number. */
export const double = (range = {}) => ({
    parser: { id: 'brigadier:double', properties: bounds(range) },
    parse(reader) {
        const start = reader.cursor;
        const n = reader.decimal('double');
        const { min, max } = range;
        if (min !== undefined && n < min)
            throw reader.problemAt(start, 'argument.double.low', min, n);
        if (max !== undefined && n > max)
            throw reader.problemAt(start, 'argument.double.big', max, n);
        return n;
    },
});
/** A single-precision decimal number. */
export const float = (range = {}) => ({
    parser: { id: 'brigadier:float', properties: bounds(range) },
    parse(reader) {
        const start = reader.cursor;
        const n = reader.decimal('float');
        const { min, max } = range;
        if (min !== undefined && n < min)
            throw reader.problemAt(start, 'argument.float.low', min, n);
        if (max !== undefined && n > max)
            throw reader.problemAt(start, 'argument.float.big', max, n);
        return n;
    },
});
export const BOOLEAN = {
    parser: { id: 'brigadier:bool' },
    parse: (reader) => reader.boolean(),
    suggest: suggestWords(() => ['true', 'false']),
};
/** A range of whole numbers: 5, 2.., ..7 or 2..7. */
export const INT_RANGE = {
    parser: { id: 'minecraft:int_range' },
    parse: (reader) => readRange(reader, { whole: true }),
};
const UNITS = { d: 24_000, s: 20, t: 1, '': 1 };
/** A time in ticks: a number of days (d), seconds (s) or ticks (t or nothing). */
export const TIME = {
    parser: { id: 'minecraft:time' },
    parse(reader) {
        const n = reader.decimal('float');
        const unit = UNITS[reader.word()];
        if (unit === undefined)
            throw reader.problem('argument.time.invalid_unit');
        if (n < 0)
            throw reader.problem('argument.time.invalid_tick_count');
        return Math.round(n * unit);
    },
    suggest: ({ typed }) => ({
        from: typed.length,
        words: /^\d+(\.\d+)?$/.test(typed) ? ['d', 's', 't'] : [],
    }),
};
