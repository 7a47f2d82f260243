/** Reads 5, 2.., ..7 or 2..7. */
export function readRange(reader, { whole = false } = {}) {
    const start = reader.cursor;
    const end = () => {
        // a dot that starts the two dots of a range does not belong to a number
        const read = reader.match(/-?(\d+(\.(?!\.)\d*)?|\.(?!\.)\d+)/y);
        if (read === '')
            return undefined;
        if (whole && read.includes('.'))
            throw reader.problemAt(start, 'argument.range.ints');
        return Number(read);
    };
    const low = end();
    const dots = reader.take('..');
    const high = dots ? end() : low;
    if (low === undefined && high === undefined)
        throw reader.problemAt(start, 'argument.range.empty');
    const range = { min: low ?? -Infinity, max: high ?? Infinity };
    if (range.min > range.max)
        throw reader.problemAt(start, 'argument.range.swapped');
    return range;
}
export const inRange = (value, { min, max }) => value >= min && value <= max;
