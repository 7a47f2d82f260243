/** Offers of an enchanting table (vanilla EnchantmentMenu and EnchantmentHelper). */
import { enchantability, selected } from '../items/enchanting.js';
import { JavaRandom } from '../items/java-random.js';
import { enchantmentsIn } from '../items/tags.js';
export const OFFERS = 3;
const MOST_SHELVES = 15;
/** The three offers for an item. */
export function offersFor(registry, input) {
    const random = new JavaRandom(input.seed);
    const costs = Array.from({ length: OFFERS }, (_, i) => {
        const cost = costOf(random, i, Math.min(MOST_SHELVES, input.shelves), input.stack);
        return cost < i + 1 ? 0 : cost;
    });
    return costs.map((cost, i) => {
        if (cost === 0)
            return { cost, shown: undefined };
        const { list, next } = drawEnchantments(registry, input, i, cost);
        return { cost, shown: list.length > 0 ? list[next(list.length)] : undefined };
    });
}
/** The enchantments that an offer gives. */
export const enchantmentsOffered = (registry, input, offer, cost) => drawEnchantments(registry, input, offer, cost).list;
/** Levels that an offer needs (vanilla getEnchantmentCost). */
function costOf(random, offer, shelves, stack) {
    if (!isEnchantable(stack))
        return 0;
    const cost = random.nextInt(8) + 1 + (shelves >> 1) + random.nextInt(shelves + 1);
    if (offer === 0)
        return Math.max(Math.floor(cost / 3), 1);
    return offer === 1 ? Math.floor((cost * 2) / 3) + 1 : Math.max(cost, shelves * 2);
}
const isEnchantable = (stack) => enchantability(stack.name) > 0 && enchantmentsIn(stack).length === 0 && stack.name !== 'enchanted_book';
function drawEnchantments(registry, { stack, seed }, offer, cost) {
    const random = new JavaRandom(seed + offer);
    const list = selected(registry, random, stack, cost);
    // a book loses one of several enchantments
    if (stack.name === 'book' && list.length > 1)
        list.splice(random.nextInt(list.length), 1);
    return { list, next: (bound) => random.nextInt(bound) };
}
