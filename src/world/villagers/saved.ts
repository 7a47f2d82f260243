import { itemMembers } from '../items/item-nbt.ts'
import type { ItemStack } from '../items/stack.ts'
import { Body } from '../kernel/entities/body.ts'
import type { Entity } from '../kernel/entities/entity.ts'
import {
  type NbtTag,
  nbtByte,
  nbtCompound,
  nbtFloat,
  nbtInt,
  nbtList,
  nbtLong,
  nbtString,
} from '../library/nbt.ts'
import { knownTrader, TYPES } from './trader.ts'

/** Saved data of a villager's work and offers (vanilla Villager.addAdditionalSaveData). */
export function traderMembers(entity: Entity): Record<string, NbtTag> {
  const trader = entity instanceof Body ? knownTrader(entity) : undefined
  if (!trader) return {}
  const stack = (item: ItemStack | null) => nbtCompound(item ? itemMembers(item) : {})
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
  }))
  const { workplace: at } = trader
  const site = at && {
    'minecraft:job_site': nbtCompound({
      value: nbtCompound({ pos: { type: 'intArray', value: [at.x, at.y, at.z] } }),
    }),
  }
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
  }
}
