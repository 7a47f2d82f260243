import { named } from '../../../game/data/tables.ts'
import { THROWN } from '../../../game/items/flights.ts'
import { isWornBlock } from '../../../game/items/kinds/decoration.ts'
import type { Operation } from '../../setup/operation.ts'
import { type AtomDraft, one, words } from '../atom.ts'
import type { GameTables } from '../game-tables.ts'
import { give, station } from './making.ts'

/** Bottles of experience for work that costs levels. */
const levels = give('experience_bottle', 32)

/** Things that are named although they do not wear. */
const NAMED = ['name_tag', 'diamond', 'compass', 'enchanted_book']

/** Items that an anvil mends. */
const durable = ({ itemTable, items }: GameTables): string[] =>
  items.filter((item) => {
    const entry = named(itemTable, item)
    return (entry?.repairWith?.length ?? 0) > 0 && !isWornBlock(item)
  })

/** Names for things that wear, and a few others. */
export const renaming = (tables: GameTables): AtomDraft[] =>
  [...durable(tables), ...NAMED].map((item) => ({
    verb: 'rename',
    of: item,
    text: `give ${one(item)} a name at an anvil`,
    setup: [give(item), levels, station('anvil')],
    success: { kind: 'renamed', of: [item], count: 1 },
    needs: [[`item:${item}`], ['item:anvil']],
  }))

/** Two worn things of a kind that become one. */
export const combining = (tables: GameTables): AtomDraft[] =>
  durable(tables).map((item) => {
    const worn: Operation = { kind: 'give', item, count: 1, nbt: '{Damage:20}' }
    return {
      verb: 'combine',
      of: item,
      text: `combine two ${words(item)} at an anvil`,
      setup: [worn, worn, levels, station('anvil')],
      success: { kind: 'combined', of: [item], count: 1 },
      needs: [[`item:${item}`], ['item:anvil']],
    }
  })

/** What flies from the hand without a potion in it. */
export const throwing = ({ items }: GameTables): AtomDraft[] =>
  THROWN.filter((item) => items.includes(item) && !item.endsWith('potion')).map((item) => ({
    verb: 'throw',
    of: item,
    text: `throw ${one(item)}`,
    setup: [give(item, 4)],
    success: { kind: 'thrown', of: [item], count: 1 },
    needs: [[`item:${item}`]],
  }))

/** What is drunk although it is no potion. */
export const drinking = (): AtomDraft[] => [
  {
    verb: 'drink',
    of: 'water_bottle',
    text: 'drink a bottle of water',
    setup: [{ kind: 'give', item: 'potion', count: 2, nbt: '{Potion:"minecraft:water"}' }],
    success: { kind: 'drunk', of: ['water'], count: 1 },
    needs: [['item:glass_bottle']],
  },
  {
    verb: 'drink',
    of: 'milk_bucket',
    text: 'drink milk',
    setup: [give('milk_bucket', 2)],
    success: { kind: 'eaten', of: ['milk_bucket'], count: 1 },
    needs: [['item:bucket'], ['mob:cow']],
  },
]
