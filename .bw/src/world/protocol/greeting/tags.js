import { BLOCK_TAGS, ENTITY_TAGS, FLUID_TAGS, ITEM_TAGS } from './tag-rules.js';
/** A name in which `*` stands for any letters. */
const patternOf = (text) => new RegExp(`^${text.replaceAll('*', '.*')}$`);
/** The numbers of the names in a rule, in their order. */
function entriesOf(rule, all) {
    const parts = rule.split(' ').filter((part) => part !== '');
    const wanted = parts.filter((part) => !part.startsWith('-')).map(patternOf);
    const unwanted = parts.filter((part) => part.startsWith('-')).map((part) => patternOf(part.slice(1)));
    return all
        .filter(({ name }) => wanted.some((rx) => rx.test(name)) && !unwanted.some((rx) => rx.test(name)))
        .map(({ id }) => id);
}
const tagsOf = (rules, all) => Object.entries(rules).map(([name, rule]) => ({
    tagName: `minecraft:${name}`,
    entries: entriesOf(rule, all),
}));
const MINEABLE = 'mineable/';
const TOOLS = ['axe', 'pickaxe', 'shovel', 'hoe'];
/** Tools and their levels, from the version's data of each block. */
function toolTags({ blocksArray, items }) {
    const mineable = TOOLS.map((tool) => ({
        tagName: `minecraft:${MINEABLE}${tool}`,
        entries: blocksArray
            .filter(({ material }) => material?.split(';').includes(MINEABLE + tool))
            .map(({ id }) => id),
    }));
    const weakest = (ids) => ['wooden', 'golden', 'stone', 'iron', 'diamond'].find((tier) => Object.keys(ids).some((id) => items[Number(id)]?.name.startsWith(`${tier}_`)));
    const needs = ['stone', 'iron', 'diamond'].map((tier) => ({
        tagName: `minecraft:needs_${tier}_tool`,
        entries: blocksArray
            .filter(({ harvestTools }) => harvestTools !== undefined && weakest(harvestTools) === tier)
            .map(({ id }) => id),
    }));
    return [...mineable, ...needs];
}
/**
 * Tags that dimension types or enchantments refer to, by the registry of their members; nothing here reads
 * them.
 */
function namedIn(registry, known) {
    const text = JSON.stringify(registry.loginPacket['dimensionCodec'] ?? {});
    const found = new Map();
    for (const [, name = ''] of new Set([...text.matchAll(/"#minecraft:([\w/]+)"/g)])) {
        if (known.has(name))
            continue;
        const type = name.startsWith('exclusive_set')
            ? 'enchantment'
            : name.startsWith('is_')
                ? 'worldgen/biome'
                : 'block';
        const list = found.get(type) ?? [];
        if (!list.some(({ tagName }) => tagName === `minecraft:${name}`))
            list.push({ tagName: `minecraft:${name}`, entries: [] });
        found.set(type, list);
    }
    return found;
}
/** The packet of all tags, in the form of 1.17 and later. */
export function tagFields(registry) {
    const block = [...tagsOf(BLOCK_TAGS, registry.blocksArray), ...toolTags(registry)];
    const item = tagsOf(ITEM_TAGS, registry.itemsArray);
    const entity = tagsOf(ENTITY_TAGS, registry.entitiesArray);
    const fluid = Object.entries(FLUID_TAGS).map(([name, entries]) => ({
        tagName: `minecraft:${name}`,
        entries,
    }));
    const known = new Set([...block, ...item, ...entity].map(({ tagName }) => tagName.replace('minecraft:', '')));
    const more = namedIn(registry, known);
    const blocks = [...block, ...(more.get('block') ?? [])];
    more.delete('block');
    return {
        tags: [
            { tagType: 'minecraft:block', tags: blocks },
            { tagType: 'minecraft:item', tags: item },
            { tagType: 'minecraft:fluid', tags: fluid },
            { tagType: 'minecraft:entity_type', tags: entity },
            ...[...more].map(([type, tags]) => ({ tagType: `minecraft:${type}`, tags })),
        ],
    };
}
