import { wildGraphOf, wildRecipesFor, wildSourcesOf } from './wild.ts'

/** An item that agents look for at a natural block or mob with this name; undefined if they look for none there. */
export function wildSourceItem(name: string, version: string): string | undefined {
  if (!wildSourcesOf(version).some((source) => source.name === name || source.blocks.includes(name)))
    return undefined
  const items = [...wildGraphOf(version).recipes.keys()]
  return items.find((item) =>
    wildRecipesFor(item, version).some(
      ({ source }) => (source.blocks.length === 0 && source.name === name) || source.blocks.includes(name),
    ),
  )
}
