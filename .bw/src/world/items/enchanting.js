/** Enchantability of materials (vanilla Tiers and ArmorMaterials): tools, then armour. */
const TOOLS = {
    wooden: 15,
    stone: 5,
    iron: 14,
    golden: 22,
    diamond: 10,
    netherite: 15,
};
const ARMOUR = {
    leather: 15,
    chainmail: 12,
    iron: 9,
    golden: 25,
    diamond: 10,
    netherite: 15,
    turtle: 9,
};
const OTHERS = {
    book: 1,
    bow: 1,
    crossbow: 1,
    fishing_rod: 1,
    trident: 1,
    mace: 15,
};
/** Enchantability of an item; 0 if a table cannot enchant it. */
export function enchantability(name) {
    const own = Object.hasOwn(OTHERS, name) ? OTHERS[name] : undefined;
    if (own !== undefined)
        return own;
    const [, material = '', kind = ''] = /^([a-z]+)_(sword|axe|pickaxe|shovel|hoe|helmet|chestplate|leggings|boots)$/.exec(name) ?? [];
    const table = /^(helmet|chestplate|leggings|boots)$/.test(kind) ? ARMOUR : TOOLS;
    return Object.hasOwn(table, material) ? (table[material] ?? 0) : 0;
}
/** Draws enchantments of a level (vanilla selectEnchantment). Treasure enchantments only if `treasure`. */
export function selected(registry, random, stack, cost, treasure = false) {
    const list = [];
    const value = enchantability(stack.name);
    if (value <= 0)
        return list;
    let level = cost + 1 + random.nextInt(Math.floor(value / 4) + 1) + random.nextInt(Math.floor(value / 4) + 1);
    const spread = (random.nextFloat() + random.nextFloat() - 1) * 0.15;
    level = Math.max(1, Math.round(level + level * spread));
    let choices = available(registry, stack, level, treasure);
    if (choices.length === 0)
        return list;
    list.push(weighted(random, choices));
    while (random.nextInt(50) <= level) {
        const last = registry.enchantmentsByName[list.at(-1)?.name ?? ''];
        choices = choices.filter(({ name }) => name !== list.at(-1)?.name && !last?.exclude.includes(name));
        if (choices.length === 0)
            break;
        list.push(weighted(random, choices));
        level = Math.floor(level / 2);
    }
    return list.map(({ name, lvl }) => ({ name, lvl }));
}
/** The highest level of each enchantment at this power. */
function available(registry, stack, power, treasure) {
    const categories = registry.items[stack.id]?.enchantCategories ?? [];
    const fits = ({ category }) => stack.name === 'book' || categories.includes(category);
    return Object.entries(registry.enchantmentsByName)
        .flatMap(([name, definition]) => (definition ? [{ name, definition }] : []))
        .sort((a, b) => a.definition.id - b.definition.id)
        .flatMap(({ name, definition }) => {
        if ((definition.treasureOnly && !treasure) || !definition.discoverable || !fits(definition))
            return [];
        const { minCost, maxCost, maxLevel, weight } = definition;
        for (let lvl = maxLevel; lvl >= 1; lvl--)
            if (power >= minCost.a * lvl + minCost.b && power <= maxCost.a * lvl + maxCost.b)
                return [{ name, lvl, weight }];
        return [];
    });
}
function weighted(random, choices) {
    let left = random.nextInt(choices.reduce((sum, { weight }) => sum + weight, 0));
    for (const choice of choices) {
        left -= choice.weight;
        if (left < 0)
            return choice;
    }
    return choices[0];
}
