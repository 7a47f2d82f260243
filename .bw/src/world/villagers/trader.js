import { Memory } from '../kernel/memory/memory.js';
import { plainNbt } from '../library/nbt.js';
import { drawOffers, LEVELS, saidOffers } from './offers.js';
import { PROFESSIONS, VILLAGERS, WANDERER } from './tables.js';
/** New offers for each level, and those of a wandering trader. */
const OFFERS_A_LEVEL = 2;
const WANDERING = { common: 5, rare: 1 };
const MOST_LEVEL = 5;
const PLAINS = 2;
export const TYPES = ['desert', 'jungle', 'plains', 'savanna', 'snow', 'swamp', 'taiga'];
/** A villager's profession; see `saved.ts` for the saved form. */
const TRADE = new Memory('trade', () => ({}));
export const isTrader = ({ kind }) => kind === 'villager' || kind === 'wandering_trader';
/** The trader state of a villager, if it was created. */
export const knownTrader = (body) => TRADE.of(body).trader;
/** The trader state of a villager, created on first use from the summoning data. */
export function traderOf(game, body) {
    const known = TRADE.of(body).trader;
    if (known)
        return known;
    const said = body.traits.nbt?.value;
    const { type, profession, level } = jobIn(said);
    const trader = {
        profession,
        level,
        xp: Number(said?.['Xp']?.value ?? 0),
        offers: [],
        workplace: workplaceIn(said),
        restocks: Number(plainNbt(said?.['RestocksToday']) ?? 0),
        restockedAt: Number(plainNbt(said?.['LastRestock']) ?? game.ticks),
        customer: undefined,
    };
    TRADE.of(body).trader = trader;
    body.traits.villager = {
        type: Math.max(0, TYPES.indexOf(type || (TYPES[PLAINS] ?? ''))),
        profession: PROFESSIONS.indexOf(profession),
        level: trader.level,
    };
    game.sendMetadata(body);
    const offers = saidOffers(game, said);
    if (offers)
        trader.offers = offers;
    else
        drawFirstOffers(game, body, trader);
    return trader;
}
/** The offers of a new villager. */
function drawFirstOffers(game, { kind }, trader) {
    if (kind === 'wandering_trader')
        trader.offers = [
            ...drawOffers(game, game.mobChance, WANDERER[0] ?? '', WANDERING.common),
            ...drawOffers(game, game.mobChance, WANDERER[1] ?? '', WANDERING.rare),
        ];
    else
        for (let level = 1; level <= trader.level; level++)
            addOffers(game, trader, level);
}
/** Clothes, profession and level in the NBT of a villager. */
function jobIn(said) {
    const data = said?.['VillagerData']?.type === 'compound' ? said['VillagerData'].value : {};
    const bare = (key) => String(data[key]?.value ?? '').replace('minecraft:', '');
    return {
        type: bare('type'),
        profession: PROFESSIONS.includes(bare('profession')) ? bare('profession') : 'none',
        level: Math.min(MOST_LEVEL, Math.max(1, Number(data['level']?.value ?? 1))),
    };
}
/** The position where a villager works, in the saved form of its brain. */
function workplaceIn(said) {
    let tag = said?.['Brain'];
    for (const key of ['memories', 'minecraft:job_site', 'value', 'pos'])
        tag = tag?.type === 'compound' ? tag.value[key] : undefined;
    const [x, y, z] = tag?.type === 'intArray' ? tag.value : [];
    return x === undefined || y === undefined || z === undefined ? undefined : { x, y, z };
}
function addOffers(game, trader, level) {
    const line = VILLAGERS[trader.profession]?.[level - 1];
    if (line !== undefined)
        trader.offers.push(...drawOffers(game, game.mobChance, line, OFFERS_A_LEVEL));
}
/** Gives a villager a profession, or removes it (`none`). */
export function employ(game, body, profession, workplace) {
    const trader = traderOf(game, body);
    Object.assign(trader, { profession, workplace, level: 1, xp: 0, offers: [] });
    addOffers(game, trader, 1);
    show(game, body, trader);
}
/** Raises a villager's level as far as its experience permits. */
export function promote(game, body) {
    const trader = traderOf(game, body);
    while (trader.level < MOST_LEVEL && trader.xp >= (LEVELS[trader.level] ?? Number.POSITIVE_INFINITY)) {
        trader.level++;
        addOffers(game, trader, trader.level);
        show(game, body, trader);
    }
}
/** Puts everything in stock again; prices rise with demand, and fall without it. */
export function restock(game, trader) {
    for (const offer of trader.offers) {
        offer.demand += offer.uses - (offer.maxUses - offer.uses);
        offer.uses = 0;
    }
    trader.restocks++;
    trader.restockedAt = game.ticks;
}
function show(game, body, { profession, level }) {
    const type = body.traits.villager?.type ?? PLAINS;
    body.traits.villager = { type, profession: PROFESSIONS.indexOf(profession), level };
    game.sendMetadata(body);
}
