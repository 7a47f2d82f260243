import { selected } from '../items/enchanting.js';
import { JavaRandom } from '../items/java-random.js';
import { withEnchantments } from '../items/tags.js';
/** Catches (vanilla loot tables gameplay/fishing/*). */
const FISH = [
    { item: 'cod', weight: 60 },
    { item: 'salmon', weight: 25 },
    { item: 'tropical_fish', weight: 2 },
    { item: 'pufferfish', weight: 13 },
];
const JUNK = [
    { item: 'lily_pad', weight: 17 },
    { item: 'leather_boots', weight: 10, worn: [0.1, 1] },
    { item: 'leather', weight: 10 },
    { item: 'bone', weight: 10 },
    { item: 'potion', weight: 10 },
    { item: 'string', weight: 5 },
    { item: 'fishing_rod', weight: 2, worn: [0.1, 1] },
    { item: 'bowl', weight: 10 },
    { item: 'stick', weight: 5 },
    { item: 'ink_sac', weight: 1, count: 10 },
    { item: 'tripwire_hook', weight: 10 },
    { item: 'rotten_flesh', weight: 10 },
];
const TREASURE = [
    { item: 'name_tag', weight: 1 },
    { item: 'saddle', weight: 1 },
    { item: 'bow', weight: 1, worn: [0.75, 1], enchanted: true },
    { item: 'fishing_rod', weight: 1, worn: [0.75, 1], enchanted: true },
    { item: 'book', weight: 1, enchanted: true },
    { item: 'nautilus_shell', weight: 1 },
];
/** Weight of each table, and the addition per level of luck. */
const TABLES = [
    { catches: JUNK, weight: 10, luck: -2 },
    { catches: TREASURE, weight: 5, luck: 2 },
    { catches: FISH, weight: 85, luck: -1 },
];
/** Levels at which treasure is enchanted. */
const LEVELS = 30;
/**
 * Draws a catch. `open`: whether the water is wide enough for treasure; `luck`: levels of Luck of the Sea plus those of the Luck
 * effect.
 */
export function caught(items, chance, { open, luck }) {
    const tables = TABLES.filter(({ catches }) => open || catches !== TREASURE);
    const table = drawWeighted(chance, tables.map((each) => ({ ...each, weight: Math.max(0, each.weight + each.luck * luck) })));
    const { item, count = 1, worn, enchanted, } = drawWeighted(chance, (table?.catches ?? FISH).filter((each) => items.has(each.item))) ?? { item: 'cod' };
    const plain = items.make(item, count);
    const max = items.maxDurability(plain);
    const damage = worn && Math.floor((worn[0] + chance.next() * (worn[1] - worn[0])) * max);
    const damaged = damage ? items.worn(plain, Math.min(max - 1, damage)) : plain;
    return enchanted && damaged ? enchantedBy(items, chance, damaged) : (damaged ?? plain);
}
function drawWeighted(chance, list) {
    let rest = chance.next() * list.reduce((sum, { weight }) => sum + weight, 0);
    return list.find(({ weight }) => {
        rest -= weight;
        return rest < 0;
    });
}
/** Enchanted as by an enchanting table at level 30, including treasure enchantments; a book becomes an enchanted book. */
function enchantedBy(items, chance, stack) {
    const random = new JavaRandom(chance.between(0, 2 ** 31 - 1));
    const list = selected(items.registry, random, stack, LEVELS, true);
    return withEnchantments(stack.name === 'book' ? items.make('enchanted_book') : stack, list);
}
