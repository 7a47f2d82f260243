import { plainNbt } from '../../library/nbt.js';
import { hasComponents } from '../components/convert.js';
import { haveComponents, readComponents } from '../components/read.js';
import { namesOf } from '../name-tags.js';
import { lookup, namespaced, readName } from '../names.js';
import { containsData } from '../paths.js';
import { readCompound } from '../snbt.js';
import { suggestResources } from '../tree/suggestions.js';
const suggestItems = suggestResources(({ game }) => Object.keys(game.registry.itemsByName));
/** An item: diamond_pickaxe{Damage:3} up to 1.20.4, diamond_pickaxe[damage=3] since. Air is null. */
export const ITEM = {
    parser: { id: 'minecraft:item_stack' },
    parse(reader, game) {
        if (reader.peek() === '#')
            throw reader.problem('argument.item.tag.disallowed');
        const name = readItemName(reader, game);
        const nbt = readExtra(reader, game);
        return name === 'air' ? null : game.items.make(name, 1, nbt);
    },
    suggest: suggestItems,
};
/** Items with a name, or with any name for `*` (1.20.5), that have at least the given tags or components. */
export const ITEM_FILTER = {
    parser: { id: 'minecraft:item_predicate' },
    parse(reader, game) {
        const withComponents = hasComponents(game.registry);
        const hasName = reader.peek() === '#' ? readTag(reader) : undefined;
        const name = hasName || (withComponents && reader.take('*')) ? null : readItemName(reader, game);
        const nbt = readExtra(reader, game);
        const has = withComponents ? haveComponents : containsTags;
        const isMeant = hasName ?? ((other) => name === null || other === name);
        return (stack) => isMeant(stack.name) && (nbt === null || has(stack.nbt, nbt));
    },
    suggest: suggestItems,
};
/** The names in a tag. */
function readTag(reader) {
    const start = reader.cursor;
    reader.expect('#');
    const tag = readName(reader);
    const hasName = namesOf('item', tag);
    if (!hasName)
        throw reader.fails('not_found', start, 'arguments.item.tag.unknown', namespaced(tag));
    return hasName;
}
function readItemName(reader, { registry }) {
    const start = reader.cursor;
    const name = readName(reader);
    // the data of 1.16 does not have air as an item
    if (name === 'air' || lookup(registry.itemsByName, name))
        return name;
    throw reader.fails('not_found', start, 'argument.item.id.invalid', namespaced(name));
}
/** The part after the name: tags or, since 1.20.5, components. */
function readExtra(reader, game) {
    if (!hasComponents(game.registry))
        return reader.peek() === '{' ? readCompound(reader) : null;
    return reader.peek() === '[' ? readComponents(reader, game) : null;
}
const containsTags = (tags, wanted) => containsData((plainNbt(tags ?? undefined) ?? {}), plainNbt(wanted));
