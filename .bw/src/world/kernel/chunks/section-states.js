/** The states that a section of a column may contain, by its index from the lowest; undefined if only its cells reveal this. */
export function statesIn(column, section) {
    const packed = column.sections?.[section];
    if (packed === null || packed === undefined)
        return [0];
    const { data, palette } = packed;
    if (data?.value !== undefined)
        return [data.value];
    return data?.palette ?? palette ?? undefined;
}
