import nbt from 'prismarine-nbt';
/** The enchantments of an item; empty without a tag, e.g. since 1.20.5, where items have components instead. */
export function enchantmentsOf(item) {
    const tag = item?.nbt;
    if (tag === undefined || tag === null)
        return [];
    const { Enchantments: enchantments = [] } = nbt.simplify(tag);
    return enchantments.map(({ id, lvl }) => ({ name: String(id).replace('minecraft:', ''), lvl }));
}
