import { itemThatPlaces } from '../../game/blocks/item-blocks.ts'
import { dropsOf, harvestTools } from '../../game/blocks/mining.ts'
import { POTIONS } from '../../game/items/potions.ts'
import { recipesFor } from '../../game/items/recipes.ts'
import { smelted } from '../../game/items/smelting.ts'
import { TRADES } from '../../game/mobs/trades.ts'
import { gameTablesOf } from '../atoms/game-tables.ts'
import { isCreativeOnly, isNatural, MOB_LOOT, OTHER_WAYS, sourceOf, TREASURE } from './sources.ts'
import type { Way } from './ways.ts'

const item = (name: string): string => `item:${name}`
const block = (name: string): string => `block:${name}`

/** Every way to every item and block of a version, from the wild of all three dimensions on. */
export function worldWays(version: string): Way[] {
  const { items, blocks, mobs } = gameTablesOf(version)
  const isItem = new Set(items)
  const isBlock = new Set(blocks.map(({ name }) => name))
  const ways: Way[] = []
  const add = (way: Partial<Way> & Pick<Way, 'id' | 'makes'>) =>
    ways.push({ takes: [], anyOf: [], cost: 1, ...way })

  add({
    id: 'go to the Nether',
    makes: 'place:nether',
    takes: [item('flint_and_steel')],
    anyOf: [[item('obsidian')]],
    cost: 10,
  })
  add({ id: 'go to the End', makes: 'place:end', takes: ['place:nether', item('ender_eye')], cost: 40 })
  for (const { name, diggable } of blocks) {
    if (isCreativeOnly(name)) continue
    if (isNatural(name)) add({ id: `come upon ${name}`, makes: block(name), ...sourceOf(name) })
    const placer = itemThatPlaces(name)
    if (isItem.has(placer)) add({ id: `place ${placer}`, makes: block(name), takes: [item(placer)] })
    if (!diggable) continue
    const tools = harvestTools(name, version).map(item)
    const anyOf = tools.length > 0 ? [tools] : []
    for (const drop of dropsOf(name, version))
      if (isItem.has(drop.item))
        add({ id: `dig ${name} for ${drop.item}`, makes: item(drop.item), takes: [block(name)], anyOf })
    if (isItem.has(name) && isNatural(name))
      add({
        id: `dig ${name} with silk touch`,
        makes: item(name),
        takes: [block(name), 'skill:silk touch'],
        anyOf,
        cost: 30,
      })
  }
  add({
    id: 'enchant for silk touch',
    makes: 'skill:silk touch',
    takes: [item('enchanting_table'), item('lapis_lazuli'), item('diamond_pickaxe')],
    cost: 20,
  })
  for (const { name } of mobs) {
    add({ id: `come upon ${name}`, makes: `mob:${name}`, cost: 4 })
    for (const loot of MOB_LOOT[name] ?? [])
      if (isItem.has(loot))
        add({ id: `kill ${name} for ${loot}`, makes: item(loot), takes: [`mob:${name}`], cost: 3 })
  }
  for (const name of items) {
    for (const [index, recipe] of recipesFor(name, version).entries())
      if (recipe.takes.length > 0)
        add({
          id: `craft ${name} (${index + 1})`,
          makes: item(name),
          takes: [
            ...recipe.takes.map((taken) => item(taken.item)),
            ...(recipe.needsTable ? [item('crafting_table')] : []),
          ],
        })
    const product = smelted(name)
    if (product !== undefined && isItem.has(product))
      add({
        id: `smelt ${name}`,
        makes: item(product),
        takes: [item(name), item('furnace')],
        anyOf: [[item('coal'), item('charcoal'), item('oak_planks')]],
        cost: 2,
      })
  }
  for (const { sells } of Object.values(TRADES))
    for (const sold of sells)
      if (isItem.has(sold))
        add({
          id: `buy ${sold}`,
          makes: item(sold),
          takes: [item('emerald')],
          anyOf: [['mob:villager']],
          cost: 15,
        })
  add({
    id: 'sell wheat',
    makes: item('emerald'),
    takes: [item('wheat')],
    anyOf: [['mob:villager']],
    cost: 15,
  })
  for (const [name, [, ingredient]] of Object.entries(POTIONS))
    add({
      id: `brew ${name}`,
      makes: item('potion'),
      takes: [item(ingredient), item('brewing_stand'), item('glass_bottle'), item('blaze_powder')],
      cost: 5,
    })
  for (const [makes, takes, cost = 2] of OTHER_WAYS)
    if (isItem.has(makes) || isBlock.has(makes))
      add({
        id: `make ${makes}`,
        makes: isItem.has(makes) ? item(makes) : block(makes),
        takes: takes.map((one) => (one.includes(':') ? one : item(one))),
        cost,
      })
  for (const name of TREASURE) if (isItem.has(name)) add({ id: `loot ${name}`, makes: item(name), cost: 60 })
  return ways
}
