import { gameData } from '../../../game/data/game-data.ts'
import { TRADES } from '../../../game/mobs/trades.ts'
import type { Operation } from '../../setup/operation.ts'
import { type AtomDraft, type Family, one, words } from '../atom.ts'
import type { GameTables } from '../game-tables.ts'
import { give } from './making.ts'

/** Emeralds for a sold item, and the amount of a bought item per emerald: roughly the average of vanilla's prices. */
const PRICE = 8
const LOT = 16
const DEALS = 12
const ahead = { x: 2, y: 0, z: 1 }

const stack = (item: string, count: number): string =>
  // The first name up to 1.20.4, the second since then.
  `{id:"minecraft:${item}",Count:${count}b,count:${count}}`

/** A trader with one fixed deal. Villagers draw their offers at random, so a scene cannot rely on them. */
function trader(profession: string, deal: { buy: string; price: number; sell: string }): Operation {
  const offer = `{buy:${stack(deal.buy, deal.price)},sell:${stack(deal.sell, 1)},maxUses:${DEALS}}`
  const offers = `Offers:{Recipes:[${offer}]}`
  return profession === 'wandering_trader'
    ? { kind: 'summon', entity: profession, at: ahead, nbt: `{${offers}}` }
    : {
        kind: 'summon',
        entity: 'villager',
        at: ahead,
        nbt: `{VillagerData:{profession:"minecraft:${profession}",level:5,type:"minecraft:plains"},${offers}}`,
      }
}

/** Buying from villagers and selling to them, profession by profession. */
export function trading({ version }: GameTables): Partial<Record<Family, AtomDraft[]>> {
  const game = gameData(version as Parameters<typeof gameData>[0])
  const buy = (profession: string, item: string): AtomDraft => ({
    verb: 'buy',
    of: `${item}_from_${profession}`,
    text: `buy ${words(item)} from ${one(profession)}`,
    setup: [give('emerald', 2 * PRICE), trader(profession, { buy: 'emerald', price: PRICE, sell: item })],
    success: { kind: 'traded', of: [item], count: 1 },
    needs: [['mob:villager', 'mob:wandering_trader'], ['item:emerald']],
  })
  const sell = (profession: string, item: string): AtomDraft => {
    const lot = Math.min(LOT, game.stackSize(item))
    return {
      verb: 'sell',
      of: `${item}_to_${profession}`,
      text: `sell ${words(item)} to ${one(profession)}`,
      setup: [give(item, 2 * lot), trader(profession, { buy: item, price: lot, sell: 'emerald' })],
      success: { kind: 'sold', of: [item], count: 1 },
      needs: [['mob:villager', 'mob:wandering_trader'], [`item:${item}`]],
    }
  }
  const all = Object.entries(TRADES).map(([profession, { sells, buys }]) => ({
    buy: sells.filter((item) => game.hasItem(item)).map((item) => buy(profession, item)),
    sell: buys.filter((item) => game.hasItem(item)).map((item) => sell(profession, item)),
  }))
  return { buy: all.flatMap((each) => each.buy), sell: all.flatMap((each) => each.sell) }
}
