/** The offers of villagers, made from the tables of their professions. */
import { selected } from '../items/enchanting.js';
import { compounds, itemFrom } from '../items/item-nbt.js';
import { counted } from '../items/stack.js';
import { stewWith } from '../items/stews.js';
import { withEnchantments, withTag } from '../items/tags.js';
import { nbtCompound, nbtInt, plainNbt } from '../library/nbt.js';
import { COLOURS } from '../mobs/kinds.js';
/** Experience that a villager needs for each of its five levels. */
export const LEVELS = [0, 10, 70, 150, 250];
const MOST_EMERALDS = 64;
/** The price with demand and special discounts (vanilla MerchantOffer.getCostA). */
export function priceOf({ wants, demand, multiplier, special }) {
    const more = Math.max(0, Math.floor(wants.count * demand * multiplier));
    return Math.min(Math.max(wants.count + more + special, 1), wants.limit);
}
export const isSoldOut = ({ uses, maxUses }) => uses >= maxUses;
/** Draws some offers from one line of a table. Items missing from the version are left out. */
export function drawOffers(game, chance, line, count) {
    const known = game.items.has('scute') ? line : line.replaceAll('scute', 'turtle_scute');
    const entries = known.split('; ').filter((entry) => namesIn(entry).every((name) => game.items.has(name)));
    const drawn = [];
    while (drawn.length < count && entries.length > 0) {
        const [entry = ''] = entries.splice(chance.between(0, entries.length - 1), 1);
        drawn.push(offerOf(game, chance, entry));
    }
    return drawn;
}
/** Item names in an entry; `%` stands for every colour. */
const namesIn = (entry) => (entry.split('|')[0]?.match(/[a-z%_]{2,}/g) ?? []).map((name) => name.replace('%', 'white'));
/** The stews of farmers (vanilla VillagerTrades.SuspiciousStewForEmerald). */
const SOLD_STEWS = [
    { effect: 'night_vision', ticks: 100 },
    { effect: 'jump_boost', ticks: 160 },
    { effect: 'weakness', ticks: 140 },
    { effect: 'blindness', ticks: 120 },
    { effect: 'poison', ticks: 280 },
    { effect: 'saturation', ticks: 7 },
];
function offerOf(game, chance, entry) {
    const { items } = game;
    const [trade = '', terms = ''] = entry.split('|');
    const [maxUses = 12, xp = 1, multiplier = 0.05] = terms.trim().split(' ').map(Number);
    const rest = { uses: 0, maxUses, xp, multiplier, demand: 0, special: 0, rewards: true };
    const emeralds = (count) => items.make('emerald', Math.min(MOST_EMERALDS, Math.max(1, count)));
    if (trade.trim() === '?')
        return { ...bookOffer(game, chance), ...rest };
    const [price = '', goods] = trade.split('>').map((part) => part.trim());
    if (goods === undefined) {
        const [name = '', count = ''] = price.split(' ');
        return { wants: items.make(name, Number(count)), also: null, gives: items.make('emerald'), ...rest };
    }
    const [, mark = '', name = '', count = ''] = /^([~*]?)(\S+) (\d+)$/.exec(goods) ?? [];
    const made = name === 'suspicious_stew'
        ? stewWith(items, SOLD_STEWS[chance.between(0, SOLD_STEWS.length - 1)])
        : items.make(name.replace('%', COLOURS[chance.between(0, COLOURS.length - 1)] ?? 'white'), Number(count));
    const both = /^(\d+) (\w+) \+ (\d+)$/.exec(price);
    if (both) {
        const [, number = '', wanted = '', cost = ''] = both;
        return { wants: emeralds(Number(cost)), also: items.make(wanted, Number(number)), gives: made, ...rest };
    }
    if (mark === '~') {
        const power = chance.between(5, 19);
        const gives = withEnchantments(made, selected(game.registry, drawsOf(chance), made, power));
        return { wants: emeralds(Number(price) + power), also: null, gives, ...rest };
    }
    const gives = mark === '*'
        ? withTag(made, 'display', nbtCompound({ color: nbtInt(chance.between(0, 0xffffff)) }))
        : made;
    return { wants: emeralds(Number(price)), also: null, gives, ...rest };
}
/** An enchanted book of any level; the price grows with the level (vanilla EnchantBookForEmeralds). */
function bookOffer({ items, registry }, chance) {
    const all = Object.entries(registry.enchantmentsByName).filter(([, it]) => it?.tradeable);
    const [name = '', definition] = all[chance.between(0, all.length - 1)] ?? [];
    const lvl = chance.between(1, definition?.maxLevel ?? 1);
    const cost = (2 + chance.between(0, 4 + lvl * 10) + 3 * lvl) * (definition?.treasureOnly ? 2 : 1);
    return {
        wants: items.make('emerald', Math.min(MOST_EMERALDS, cost)),
        also: items.make('book'),
        gives: withEnchantments(items.make('enchanted_book'), [{ name, lvl }]),
    };
}
const drawsOf = (chance) => ({
    nextInt: (bound) => chance.between(0, bound - 1),
    nextFloat: () => chance.next(),
});
/** The offers that a command or file gives a villager; undefined if it does not set any. */
export function saidOffers(game, nbt) {
    const said = nbt?.['Offers'];
    if (said?.type !== 'compound')
        return undefined;
    return compounds(said.value['Recipes']).flatMap((recipe) => {
        const stack = (key) => stackOf(game, recipe[key]);
        const [wants, also, gives] = [stack('buy'), stack('buyB'), stack('sell')];
        if (!wants || !gives)
            return [];
        const number = (key, otherwise) => Number(plainNbt(recipe[key]) ?? otherwise);
        const common = { uses: number('uses', 0), maxUses: number('maxUses', 4), xp: number('xp', 1) };
        // saved as a float of 32 bits
        const multiplier = Math.round(number('priceMultiplier', 0) * 1e6) / 1e6;
        const terms = { multiplier, demand: number('demand', 0), special: number('specialPrice', 0) };
        return [{ wants, also, gives, ...common, ...terms, rewards: number('rewardExp', 1) !== 0 }];
    });
}
function stackOf({ items }, tag) {
    if (tag?.type !== 'compound')
        return null;
    const members = tag.value;
    const stack = itemFrom(items, members);
    const count = members['count']?.value;
    return stack && count !== undefined ? counted(stack, Number(count)) : stack;
}
