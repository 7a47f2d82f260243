import { itemMembers } from '../items/item-nbt.js';
import { Body } from '../kernel/entities/body.js';
import { nbtByte, nbtCompound, nbtFloat, nbtInt, nbtList, nbtLong, nbtString, } from '../library/nbt.js';
import { knownTrader, TYPES } from './trader.js';
/** Saved data of a villager's work and offers (vanilla Villager.addAdditionalSaveData). */
export function traderMembers(entity) {
    const trader = entity instanceof Body ? knownTrader(entity) : undefined;
    if (!trader)
        return {};
    const stack = (item) => nbtCompound(item ? itemMembers(item) : {});
    const recipes = trader.offers.map((offer) => ({
        buy: stack(offer.wants),
        ...(offer.also ? { buyB: stack(offer.also) } : {}),
        sell: stack(offer.gives),
        uses: nbtInt(offer.uses),
        maxUses: nbtInt(offer.maxUses),
        xp: nbtInt(offer.xp),
        priceMultiplier: nbtFloat(offer.multiplier),
        demand: nbtInt(offer.demand),
        rewardExp: nbtByte(offer.rewards ? 1 : 0),
        specialPrice: nbtInt(offer.special),
    }));
    const { workplace: at } = trader;
    const site = at && {
        'minecraft:job_site': nbtCompound({
            value: nbtCompound({ pos: { type: 'intArray', value: [at.x, at.y, at.z] } }),
        }),
    };
    return {
        VillagerData: nbtCompound({
            type: nbtString(`minecraft:${TYPES[entity.traits.villager?.type ?? 0]}`),
            profession: nbtString(`minecraft:${trader.profession}`),
            level: nbtInt(trader.level),
        }),
        Xp: nbtInt(trader.xp),
        RestocksToday: nbtInt(trader.restocks),
        LastRestock: nbtLong(trader.restockedAt),
        Offers: nbtCompound({ Recipes: nbtList('compound', recipes) }),
        Brain: nbtCompound({ memories: nbtCompound(site || {}) }),
    };
}
