/** Names that 1.19.3 gave the types, in the order of their earlier numbers. */
const TYPES = [
    'byte',
    'int',
    'float',
    'string',
    'component',
    'optional_component',
    'item_stack',
    'boolean',
    'rotations',
    'block_pos',
    'optional_block_pos',
    'direction',
    'optional_uuid',
    'optional_block_state',
    'compound_tag',
    'particle',
    'villager_data',
    'optional_unsigned_int',
    'pose',
];
export const typeName = (type) => (typeof type === 'number' ? TYPES[type] : type);
/** Applies a change to every entry of a metadata packet. */
export function eachEntry(fields, change) {
    const entries = fields['metadata'];
    return ['entity_metadata', { ...fields, metadata: entries.map(change) }];
}
