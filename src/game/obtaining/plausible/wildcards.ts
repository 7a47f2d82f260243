import { COLOURS } from '../../colours.ts'
import type { ItemCount } from '../../item-counts.ts'
import { TREES } from '../../woods.ts'
import type { GameNames } from '../game-names.ts'
import type { Recipe } from '../recipe.ts'

const WOODEN = new RegExp(`^(stripped_|potted_)?(?:${TREES.toReversed().join('|')})_(.+)$`)

/**
 * A name with the wood left open, like the paper's "XXX wood": `oak_log` and `birch_log` become `*_log`. Names
 * that only one wood has, such as `mangrove_roots`, stay.
 */
export function withoutWood(
  name: string,
  { isItem, isBlock }: Pick<GameNames, 'isItem' | 'isBlock'>,
): string {
  const [, before = '', rest = ''] = WOODEN.exec(name) ?? []
  const ofOak = `${before}oak_${rest}`
  return rest !== '' && (isItem(ofOak) || isBlock(ofOak)) ? `${before}*_${rest}` : name
}

/** Recipes with the wood left open, without the resulting duplicates. */
export function withoutWoods(recipes: readonly Recipe[], names: GameNames): Recipe[] {
  const open = (name: string) => withoutWood(name, names)
  const counted = (all: readonly ItemCount[]) => all.map(({ item, count }) => ({ item: open(item), count }))
  const opened = recipes.map(
    ({ source, station, ...recipe }): Recipe => ({
      ...recipe,
      id: recipe.id.split(' ').map(open).join(' '),
      makes: { item: open(recipe.makes.item), count: recipe.makes.count },
      takes: counted(recipe.takes),
      leaves: counted(recipe.leaves),
      ...(station === undefined ? {} : { station: open(station) }),
      ...(source === undefined ? {} : { source: { ...source, name: open(source.name) } }),
    }),
  )
  return [...new Map(opened.map((recipe) => [keyOf(recipe), recipe])).values()]
}

const COLOURED = new RegExp(`^(${COLOURS.join('|')})_(?!dye$)(.+)$`)
const PLAIN = /^white_/

/**
 * Reduces recipes that accept any colour, such as a painting of any wool, to the white one, which need not be dyed. Recipes with
 * the colour of their product keep it.
 */
export function withoutColours(recipes: readonly Recipe[]): Recipe[] {
  const sameButColour = Map.groupBy(recipes, (recipe) => {
    const [, own] = COLOURED.exec(recipe.makes.item) ?? []
    const takes = recipe.takes.map(({ item, count }) => ({
      count,
      item: item.replace(COLOURED, (name, colour, rest) => (colour === own ? name : `*_${rest}`)),
    }))
    return keyOf({ ...recipe, takes })
  })
  return [...sameButColour.values()].flatMap(([first, ...others]) => {
    const plain = others.find(({ takes }) => takes.some(({ item }) => PLAIN.test(item)))
    return plain ?? first ?? []
  })
}

/** Key that distinguishes recipes once the wood is a wildcard: not the id, which depends on the order of ingredients. */
const keyOf = ({ kind, makes, takes, tools, station, access, source }: Recipe): string =>
  [
    kind,
    makes.item,
    takes.map(({ item, count }) => `${count} ${item}`).toSorted(),
    tools,
    station,
    access,
    source?.name,
  ].join('|')
