import { named } from '../../../game/data/tables.ts'
import type { ItemCount } from '../../../game/item-counts.ts'
import { isEnchantedAtTable } from '../../../game/items/enchanting.ts'
import { POTIONS } from '../../../game/items/potions.ts'
import { recipesFor } from '../../../game/items/recipes.ts'
import { fuelFor, smelted } from '../../../game/items/smelting.ts'
import type { Operation } from '../../setup/operation.ts'
import { type AtomDraft, one, words } from '../atom.ts'
import type { GameTables } from '../game-tables.ts'

/** A station next to the agent. */
export const station = (block: string): Operation => ({ kind: 'setblock', at: { x: 2, y: 0, z: 0 }, block })

export const give = (item: string, count = 1): Operation => ({ kind: 'give', item, count })

/** More than needed, so that a mistake costs nothing. */
const surplus = ({ item, count }: ItemCount): Operation => give(item, count + 1)

/** One atom for each item that has a recipe. */
export function crafting({ version, items }: GameTables): AtomDraft[] {
  return items.flatMap((item): AtomDraft[] => {
    const recipes = recipesFor(item, version).filter(({ takes }) => takes.length > 0)
    const [recipe] = recipes
    if (recipe === undefined) return []
    return [
      {
        verb: 'craft',
        of: item,
        text: `craft ${one(item)}`,
        setup: [...recipe.takes.map(surplus), ...(recipe.needsTable ? [station('crafting_table')] : [])],
        success: { kind: 'crafted', of: [item], count: 1 },
        needs: [
          ...recipe.takes.map(({ item: taken }) => [`item:${taken}`]),
          ...(recipe.needsTable ? [['item:crafting_table']] : []),
        ],
      },
    ]
  })
}

/** One atom for each item that can be smelted. */
export function smelting({ items, version }: GameTables): AtomDraft[] {
  return items.flatMap((from): AtomDraft[] => {
    const product = smelted(from, version)
    if (product === undefined || !items.includes(product)) return []
    return [
      {
        verb: 'smelt',
        of: from,
        text: `smelt ${words(from)} into ${words(product)}`,
        setup: [give(from, 2), give('coal', fuelFor(2, 'coal') + 1), station('furnace')],
        success: { kind: 'crafted', of: [product], count: 1 },
        needs: [[`item:${from}`], ['item:coal', 'item:charcoal'], ['item:furnace']],
      },
    ]
  })
}

const potion = (name: string): string => `potion{Potion:"minecraft:${name}"}`

/** One atom for each potion, to brew, to drink and to throw. */
export function potions(): { brew: AtomDraft[]; drink: AtomDraft[]; throw: AtomDraft[] } {
  const all = Object.entries(POTIONS)
  const called = (name: string) =>
    `${name.startsWith('long_') ? 'long ' : name.startsWith('strong_') ? 'strong ' : ''}potion of ${words(name.replace(/^(long|strong)_/, ''))}`
  return {
    brew: all.map(([name, [from, ingredient]]) => ({
      verb: 'brew',
      of: `${name}_potion`,
      text: `brew a ${called(name)}`,
      setup: [
        station('brewing_stand'),
        give('blaze_powder', 2),
        give(ingredient, 2),
        { kind: 'give', item: 'potion', count: 3, nbt: potion(from).slice('potion'.length) },
      ],
      success: { kind: 'brewed', of: [name], count: 1 },
      needs: [[`item:${ingredient}`], ['item:blaze_powder'], ['item:brewing_stand'], ['item:glass_bottle']],
    })),
    drink: all.map(([name, [, ingredient]]) => ({
      verb: 'drink',
      of: `${name}_potion`,
      text: `drink a ${called(name)}`,
      setup: [{ kind: 'give', item: 'potion', count: 2, nbt: potion(name).slice('potion'.length) }],
      success: { kind: 'drunk', of: [name], count: 1 },
      needs: [[`item:${ingredient}`], ['item:brewing_stand'], ['item:glass_bottle']],
    })),
    throw: all.map(([name, [, ingredient]]) => ({
      verb: 'throw',
      of: `${name}_splash_potion`,
      text: `throw a splash ${called(name)}`,
      setup: [{ kind: 'give', item: 'splash_potion', count: 2, nbt: potion(name).slice('potion'.length) }],
      success: { kind: 'splashed', of: [name], count: 1 },
      needs: [[`item:${ingredient}`], ['item:brewing_stand'], ['item:glass_bottle'], ['item:gunpowder']],
    })),
  }
}

/** One atom for each item that can be enchanted. */
export const enchanting = ({ version, items }: GameTables): AtomDraft[] =>
  items
    .filter((item) => isEnchantedAtTable(item, version))
    .map((item) => ({
      verb: 'enchant',
      of: item,
      text: `enchant ${one(item)}`,
      setup: [
        give(item),
        give('lapis_lazuli', 6),
        give('experience_bottle', 64),
        station('enchanting_table'),
      ],
      success: { kind: 'enchanted', of: [item], count: 1 },
      needs: [[`item:${item}`], ['item:lapis_lazuli'], ['item:enchanting_table']],
    }))

/** One atom for each item that something repairs. */
export const repairing = ({ itemTable, items }: GameTables): AtomDraft[] =>
  items.flatMap((item): AtomDraft[] => {
    const [material] = (named(itemTable, item)?.repairWith ?? []).filter(
      (name) => items.includes(name) && name !== 'enchanted_book' && name !== item,
    )
    if (material === undefined) return []
    return [
      {
        verb: 'repair',
        of: item,
        text: `repair ${one(item)} at an anvil`,
        setup: [
          { kind: 'give', item, count: 1, nbt: '{Damage:20}' },
          give(material, 4),
          give('experience_bottle', 32),
          station('anvil'),
        ],
        success: { kind: 'repaired', of: [item], count: 1 },
        needs: [[`item:${item}`], [`item:${material}`], ['item:anvil']],
      },
    ]
  })
