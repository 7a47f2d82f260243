/**
 * The state id of a block; omitted properties have their default values.
 * @returns undefined for a block that the version does not have
 */
export function stateOf({ blocksByName }, { name, properties }) {
    const block = blocksByName[name];
    if (block === undefined)
        return undefined;
    let rest = block.defaultState - block.minStateId;
    const digits = block.states.toReversed().map(({ num_values: count, name: property, type, values }) => {
        const digit = rest % count;
        rest = Math.floor(rest / count);
        const wanted = properties[property];
        if (wanted === undefined)
            return { digit, count };
        const given = type === 'bool' ? Number(wanted !== 'true') : (values?.indexOf(wanted) ?? Number(wanted));
        return { digit: given, count };
    });
    return block.minStateId + digits.reduceRight((sum, { digit, count }) => sum * count + digit, 0);
}
