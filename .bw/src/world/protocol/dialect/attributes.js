/**
 * The client library's names for the numbers of attributes. In minecraft-data 3.117 they are those of 1.20.5,
 * also in later versions, which have other attributes at some of these numbers.
 */
function namesOfNumbers({ protocol }) {
    const find = (part) => {
        if (typeof part !== 'object' || part === null)
            return undefined;
        if ('mappings' in part)
            return part.mappings;
        for (const inner of Object.values(part)) {
            const names = find(inner);
            if (names)
                return names;
        }
        return undefined;
    };
    return find(protocol.play.toClient.types['packet_entity_update_attributes']) ?? {};
}
/** Attributes by their name without namespace, as in 1.16. */
export function withKeys(fields) {
    const properties = fields['properties'];
    const keyed = properties.map(({ name, ...rest }) => ({ ...rest, key: name.replace('minecraft:', '') }));
    return ['entity_update_attributes', { ...fields, properties: keyed }];
}
/** Writes attributes by the version's numbers, as since 1.20.5. Those without a name are left out. */
export function numbered(registry) {
    const last = (name) => name.replace(/^minecraft:/, '').replace(/^generic\./, '');
    const numbers = new Map(registry.attributesArray.map(({ resource }, number) => [last(resource), number]));
    const names = namesOfNumbers(registry);
    return (fields) => {
        const properties = fields['properties'].flatMap(({ name, ...rest }) => {
            const key = names[String(numbers.get(last(name)))];
            return key === undefined ? [] : [{ ...rest, key }];
        });
        return ['entity_update_attributes', { ...fields, properties }];
    };
}
