const has = (...items) => ({ inventory }) => inventory.some((stack) => stack && items.includes(stack.name));
const counted = (...[category, name]) => ({ statistics }) => statistics.get(category, name) > 0;
const did = (deed) => ({ statistics }) => statistics.all().some(({ category, value }) => category === deed && value > 0);
/** Criteria that are each met by having the item with their name. */
const items = (...names) => Object.fromEntries(names.map((name) => [name, has(name)]));
const one = (id, parent, criterion, isMet) => ({ id, parent, criteria: { [criterion]: isMet }, any: true });
const ARMOUR = ['helmet', 'chestplate', 'leggings', 'boots'];
const armour = (metal) => items(...ARMOUR.map((piece) => `${metal}_${piece}`));
/** The advancements whose criteria this server can check, with vanilla 1.19.2's names. */
export const ADVANCEMENTS = [
    one('story/root', undefined, 'crafting_table', has('crafting_table')),
    one('story/mine_stone', 'story/root', 'get_stone', has('cobblestone', 'cobbled_deepslate', 'blackstone')),
    one('story/upgrade_tools', 'story/mine_stone', 'stone_pickaxe', has('stone_pickaxe')),
    one('story/smelt_iron', 'story/upgrade_tools', 'iron', has('iron_ingot')),
    { id: 'story/obtain_armor', parent: 'story/smelt_iron', criteria: armour('iron'), any: true },
    one('story/lava_bucket', 'story/smelt_iron', 'lava_bucket', has('lava_bucket')),
    one('story/iron_tools', 'story/smelt_iron', 'iron_pickaxe', has('iron_pickaxe')),
    one('story/form_obsidian', 'story/lava_bucket', 'obsidian', has('obsidian')),
    one('story/mine_diamond', 'story/iron_tools', 'diamond', has('diamond')),
    { id: 'story/shiny_gear', parent: 'story/mine_diamond', criteria: armour('diamond'), any: true },
    one('story/enchant_item', 'story/mine_diamond', 'enchanted_item', counted('custom', 'enchant_item')),
    one('nether/brew_potion', undefined, 'potion', did('brewed')),
    {
        id: 'adventure/root',
        parent: undefined,
        criteria: { killed_something: did('killed'), killed_by_something: did('killed_by') },
        any: true,
    },
    one('adventure/sleep_in_bed', 'adventure/root', 'slept_in_bed', counted('custom', 'sleep_in_bed')),
    one('adventure/trade', 'adventure/root', 'traded', counted('custom', 'traded_with_villager')),
    one('husbandry/root', undefined, 'consumed_item', did('eaten')),
    one('husbandry/breed_an_animal', 'husbandry/root', 'bred', did('bred')),
    one('husbandry/tame_an_animal', 'husbandry/root', 'tamed_animal', did('tamed')),
    one('husbandry/fishy_business', 'husbandry/root', 'cod', counted('custom', 'fish_caught')),
    {
        id: 'husbandry/tactical_fishing',
        parent: 'husbandry/fishy_business',
        criteria: items('cod_bucket', 'tropical_fish_bucket', 'pufferfish_bucket', 'salmon_bucket'),
        any: true,
    },
    one('husbandry/obtain_netherite_hoe', 'husbandry/root', 'netherite_hoe', has('netherite_hoe')),
];
